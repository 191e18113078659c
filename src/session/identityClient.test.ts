import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { withNetwork } from '#src/testing/network.ts';
import { createIdentityClient } from './identityClient.ts';

withNetwork();

test('what is fetched ahead is no client yet: it reports nothing', async () => {
  storeSession(aProfile().id);
  const reports: string[] = [];
  await createIdentityClient(() => reports.push('ahead')).prepare();

  const needed = createIdentityClient(() => reports.push('needed'));
  await needed.auth();
  await waitFor(() => expect(reports).toContain('needed'));
  expect(reports).not.toContain('ahead');
  needed.restart();
});
