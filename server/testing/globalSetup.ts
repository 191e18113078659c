import { embeddedTemplate } from './embeddedTemplate.ts';
import { SHARED_URL, startPostgres, type RunningPostgres } from './sharedPostgres.ts';

/** Setup of `node --test --test-global-setup`: shared by all test files, because it is slow. */
let shared: RunningPostgres | undefined;

export async function globalSetup(): Promise<void> {
  shared = await startPostgres();
  // Test processes inherit the variable.
  process.env[SHARED_URL] = shared.url;
  await embeddedTemplate('empty');
  await embeddedTemplate('migrated');
}

export async function globalTeardown(): Promise<void> {
  await shared?.stop();
}
