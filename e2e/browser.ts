import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { ended, started } from '../tools/gate/journal.ts';

/** An available browser and its origin, for the log. */
export interface FoundBrowser {
  /** Empty for the one that Playwright downloaded, which it finds itself. */
  executablePath: string;
  origin: string;
}

/** Switches for root shells, sandboxed machines, and no background traffic. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell comes first: journeys take two thirds of the time in it. */
const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
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

const IS_DEBIAN_ROOT = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Chromium recommends fonts, and installs none. */
const FONTS = ['fonts-liberation', 'fonts-dejavu-core', 'fonts-noto-color-emoji'];

/** For one installation: less than the gate waits for something to end. */
const INSTALL_SECONDS = 240;

/** What installs a browser where there is none, in order. The first can meet a network that fails once. */
const INSTALLATIONS = IS_DEBIAN_ROOT
  ? [apt('chromium-headless-shell'), apt('chromium-headless-shell'), apt('chromium'), playwrights()]
  : [playwrights()];

function apt(browser: string): string[] {
  const install = 'apt-get install --yes --no-install-recommends "$@"';
  const script = `apt-get update && ${install}`;
  // The limit ends apt with its shell.
  return ['timeout', String(INSTALL_SECONDS), 'sh', '-c', script, 'apt', browser, ...FONTS];
}

function playwrights(): string[] {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const libraries = IS_DEBIAN_ROOT ? ['--with-deps'] : [];
  return [process.execPath, cli, 'install', ...libraries, '--only-shell', 'chromium'];
}

/**
 * Finds a browser: `CHROMIUM_PATH`, Playwright's own, or the system's. Installs one if there is none.
 *
 * @throws Error with instructions if nothing worked
 */
export async function provideBrowser(): Promise<FoundBrowser> {
  const found = await findBrowser();
  if (found) return found;
  for (const command of INSTALLATIONS) {
    const shown = command.slice(-4).join(' ');
    console.log(`No browser: ${shown}`);
    started(shown);
    const [program = '', ...args] = command;
    // Without the gate's mark: what a package starts on this machine stays.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', TEST_RUN: undefined };
    spawnSync(program, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: INSTALL_SECONDS * 1000,
    });
    ended(shown);
    const installed = await findBrowser();
    if (installed) return { ...installed, origin: `${installed.origin}, just installed` };
  }
  throw new Error('No browser, and none could be installed: set CHROMIUM_PATH to a Chromium.');
}

/** Launches a browser for a tool, with further switches if it needs some. */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  const { executablePath } = await provideBrowser();
  const options = launchOptions(executablePath);
  return chromium.launch({ ...options, args: [...FLAGS, ...flags] });
}

/** A browser of the system's that is more than the headless shell. */
export function wholeBrowser(): string | undefined {
  return SYSTEM_BROWSERS[process.platform]?.find(
    (file) => !file.endsWith('headless-shell') && existsSync(file),
  );
}

/** For the browser that globalSetup.ts has found, unless another is named. */
export function launchOptions(executablePath = process.env.CHROMIUM_PATH): LaunchOptions {
  return { ...(executablePath && { executablePath }), args: FLAGS };
}

async function findBrowser(): Promise<FoundBrowser | undefined> {
  const given = process.env.CHROMIUM_PATH;
  const candidates: [string, string][] = [
    ...(given ? [['CHROMIUM_PATH', given] as [string, string]] : []),
    ["Playwright's own", ''],
    ...(SYSTEM_BROWSERS[process.platform] ?? []).map((file): [string, string] => [
      "the system's",
      file,
    ]),
  ];
  for (const [origin, executablePath] of candidates) {
    if (await starts(executablePath)) return { origin, executablePath };
  }
  return undefined;
}

/** A download without its system libraries is there, and does not start. */
async function starts(executablePath: string): Promise<boolean> {
  if (executablePath && !existsSync(executablePath)) return false;
  try {
    const browser = await chromium.launch(launchOptions(executablePath));
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
