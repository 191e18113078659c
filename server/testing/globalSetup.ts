import { embeddedTemplate } from './embeddedTemplate.ts';
import { SHARED_URL, startPostgres, type RunningPostgres } from './sharedPostgres.ts';

/** Setup of `node --test --test-global-setup`: shared by all test files, because it is slow. */
let shared: RunningPostgres | undefined;

export async function globalSetup(): Promise<void> {
  // The migrated template is made from the empty one.
  [shared] = await Promise.all([startPostgres(), embeddedTemplate('migrated')]);
  // Test processes inherit the variable.
  process.env[SHARED_URL] = shared.url;
}

export async function globalTeardown(): Promise<void> {
  await shared?.stop();
}
