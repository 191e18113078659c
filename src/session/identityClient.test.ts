import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { withNetwork } from '#src/testing/network.ts';
import { createIdentityClient } from './identityClient.ts';

withNetwork();

test('prepare creates no client, so it reports no change', async () => {
  storeSession(aProfile().id);
  const reports: string[] = [];
  await createIdentityClient(() => reports.push('prepared')).prepare();

  const client = createIdentityClient(() => reports.push('opened'));
  await client.auth();
  await waitFor(() => expect(reports).toContain('opened'));
  expect(reports).not.toContain('prepared');
  client.restart();
});
