import { run } from '../tools/run.ts';
import { provideBrowser } from './browser.ts';

/**
 * Runs once before the workers: finds a browser, logs which, and builds the client if it is
 * outdated.
 */
export default async function globalSetup(): Promise<void> {
  const { executablePath, origin } = await provideBrowser();
  console.log(`Browser: ${executablePath || 'headless shell'} (${origin})`);
  // Workers inherit the environment, including the browser's path.
  process.env.CHROMIUM_PATH = executablePath;

  const { code, output } = await run(['tools/buildClient.ts']);
  if (code !== 0) throw new Error(`The client could not be built:\n${output}`);
}
