import { spawnSync } from 'node:child_process';
import { accessSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** An available browser and its origin, for the log. */
export interface FoundBrowser {
  executablePath: string;
  origin: string;
}

/** Time limit of one installation attempt, in milliseconds. */
const INSTALL_LIMIT = 5 * 60_000;

/** Chromium switches for root shells, sandboxed machines, and no background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
};

/** Finds an installed browser: `CHROMIUM_PATH`, Playwright's own download, or the system's. */
function findBrowser(): FoundBrowser | undefined {
  const candidates: [string, string][] = [
    ['CHROMIUM_PATH', process.env.CHROMIUM_PATH ?? ''],
    ["Playwright's own", chromium.executablePath()],
    ...(SYSTEM_BROWSERS[process.platform] ?? []).map((file): [string, string] => [
      "the system's",
      file,
    ]),
  ];
  for (const [origin, executablePath] of candidates) {
    if (starts(executablePath)) return { executablePath, origin };
  }
  return undefined;
}

/**
 * Finds a browser or installs one: Playwright's download if reachable, otherwise Debian's
 * package if permitted.
 *
 * @throws Error with instructions if nothing worked
 */
export function provideBrowser(): FoundBrowser {
  const found = findBrowser();
  if (found) return found;
  const installed = installPlaywrights() ?? installDebians();
  if (installed) return installed;
  throw new Error('No browser, and none could be installed: set CHROMIUM_PATH to a Chromium.');
}

function installPlaywrights(): FoundBrowser | undefined {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // As root, also install the system libraries that the download needs.
  const libraries = process.platform === 'linux' && isRoot() ? ['--with-deps'] : [];
  if (!succeeds(process.execPath, [cli, 'install', ...libraries, 'chromium'])) return undefined;
  const browser = findBrowser();
  return browser && { ...browser, origin: "Playwright's download, just installed" };
}

function installDebians(): FoundBrowser | undefined {
  if (process.platform !== 'linux' || !isRoot()) return undefined;
  const options = ['install', '--yes', '--no-install-recommends', 'chromium'];
  if (!succeeds('apt-get', ['update']) || !succeeds('apt-get', options)) return undefined;
  const browser = findBrowser();
  return browser && { ...browser, origin: "Debian's package, just installed" };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore', timeout: INSTALL_LIMIT }).status === 0;
}

/** Whether the browser starts; a download without its system libraries does not. */
function starts(executablePath: string): boolean {
  try {
    accessSync(executablePath);
  } catch {
    return false;
  }
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0;
}
