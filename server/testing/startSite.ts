import type { TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import { openKeySet } from '../identity/keySet.ts';
import { tokenVerifier } from '../plugins/accessTokens.ts';
import { identityOptions, SITE_URL } from './identityService.ts';
import type { Services } from '../app.ts';
import { testApp, testServices } from './testApp.ts';

/** Starts API and identity on one address, as in embedded mode and staging; returns its origin. */
export async function startSite(
  t: TestContext,
  db: Database,
  services: Partial<Services> = {},
): Promise<string> {
  const keySet = await openKeySet(db);
  const { app } = testApp({
    db,
    verifyToken: tokenVerifier({ keys: keySet.resolve, issuer: `${SITE_URL}/auth/v1` }),
    services: testServices(services),
    identity: { ...identityOptions(db), keySet },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  return url;
}
