import { embeddedTemplate } from './embeddedTemplate.ts';
import { SHARED_URL, startPostgres, type RunningPostgres } from './sharedPostgres.ts';

/** What `node --test --test-global-setup` runs around all test files: what they would each pay for. */
let shared: RunningPostgres | undefined;

export async function globalSetup(): Promise<void> {
  shared = await startPostgres();
  // Test files inherit the variable.
  process.env[SHARED_URL] = shared.url;
  await embeddedTemplate('empty');
  await embeddedTemplate('migrated');
}

export async function globalTeardown(): Promise<void> {
  await shared?.stop();
}
