import { run } from '../tools/run.ts';
import { provideBrowser } from './browser.ts';

/** Once before the workers: finds a browser, says which, and builds the client if it is stale. */
export default async function globalSetup(): Promise<void> {
  const { executablePath, origin } = provideBrowser();
  console.log(`Browser: ${executablePath} (${origin})`);
  // Workers inherit the environment and with it the browser.
  process.env.CHROMIUM_PATH = executablePath;

  const { code, output } = await run(['tools/buildClient.ts']);
  if (code !== 0) throw new Error(`The client could not be built:\n${output}`);
}
