import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { lightStatusColors, lightPalette } from '../contract/colors.ts';
import { brand } from '../src/content/brand.ts';
import { landingCopy } from '../src/features/landing/landingCopy.ts';
import { variableName } from '../src/theme/theme.ts';
import { pathsOf } from '../src/ui/Cloth/tiles.ts';
import { heroWeave } from '../src/ui/Cloth/weaves.ts';
import { BROWSER_FLAGS, provideBrowser } from '../e2e/browser.ts';
import { mark, publicFiles } from './publicFiles.ts';

/**
 * `npm run pictures`: draws, from the same cloth, colours and mark as the site, what others show of it:
 * the picture beside a shared link and the icons of home screens, into `public/`. The portfolio's pictures
 * get their colours again.
 */
const ROOT = path.join(import.meta.dirname, '..');
const PUBLIC = path.join(ROOT, 'public');

/** What link previews take (Open Graph): 1.91 to 1. */
const SHARE = { width: 1200, height: 630 };

/** Pixels of a cell: tiles of 120, so that no edge falls between two pixels. */
const CELL = 24;

/** Cells of the cloth that are cut off above, for room below. */
const CUT = 2;

/** Four threads over the bare warp, a phase each: color, then left end, top edge and length in cells. */
const PHASES = [
  [lightStatusColors.planned.fill, 1, 20.75, 6],
  [lightStatusColors.active.fill, 5, 22.5, 7],
  [lightStatusColors.pending.fill, 10, 24.25, 6],
  [lightStatusColors.done.fill, 14, 26, 5],
] as const;

/** A launcher may cut an icon to a circle of four fifths (W3C, "Maskable icons"): the T keeps inside. */
const maskable = mark
  .replace('viewBox="0 0 7 7"', 'viewBox="-2 -2 11 11"')
  .replace('M0 0h7v7H0z', 'M-2-2h11v11H-2z');

await draw();

async function draw(): Promise<void> {
  for (const [name, text] of Object.entries(publicFiles())) {
    await writeFile(path.join(ROOT, name), text);
  }
  const browser = await chromium.launch({
    executablePath: provideBrowser().executablePath,
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    await take(page, 'share.png', SHARE, await sharePage());
    for (const size of [32, 180, 192, 512])
      await take(page, `icon-${size}.png`, square(size), mark);
    await take(page, 'icon-maskable-512.png', square(512), maskable);
  } finally {
    await browser.close();
  }
}

function square(size: number) {
  return { width: size, height: size };
}

async function take(
  page: Page,
  name: string,
  size: { width: number; height: number },
  content: string,
): Promise<void> {
  await page.setViewportSize(size);
  await page.setContent(`<style>body{margin:0}body>svg{display:block}</style>${content}`);
  await page.evaluate(async () => document.fonts.ready);
  await writeFile(path.join(PUBLIC, name), await page.screenshot());
}

async function sharePage(): Promise<string> {
  const font = await readFile(path.join(PUBLIC, 'fonts', 'funnel-display-latin.woff2'), 'base64');
  const variables = { ...lightPalette, pending: lightStatusColors.pending.fill };
  const values = Object.entries(variables).map(([name, value]) => `${variableName(name)}:${value}`);
  return `<style>
    @font-face { font-family: Funnel; src: url(data:font/woff2;base64,${font}); font-weight: 300 800 }
    :root { ${values.join(';')} }
    body { background: var(--bg); color: var(--ink); font-family: Funnel }
    .text { position: absolute; inset: 72px auto 72px 72px; display: flex; flex-direction: column; width: 640px }
    .brand { display: flex; align-items: center; gap: 16px; font: 600 40px Funnel; letter-spacing: -.01em }
    .brand svg { width: 52px }
    h1 { margin: auto 0; font: 600 76px/1.06 Funnel; letter-spacing: -.012em }
    p { margin: 0; color: var(--ink-2); font: 400 30px/1.4 Funnel }
    body > svg { position: absolute; top: 0; right: 0 }
  </style>
  <div class="text">
    <div class="brand">${mark}${brand.name}</div>
    <h1>${landingCopy.hero.headline.join('<br>')}</h1>
    <p>Webs, tiendas online y sistemas a medida para empresas peruanas.</p>
  </div>${cloth()}`;
}

function cloth(): string {
  const woven = pathsOf(heroWeave.map((row) => row.slice(0, 4))).map(
    ({ fill, d }) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`,
  );
  const phases = PHASES.map(
    ([color, x, y, length]) =>
      `<path fill="${color}" d="M${x + 0.5} ${y}h${length - 1}v.5h.5v.5h-.5v.5h-${length - 1}v-.5h-.5v-.5h.5z"/>`,
  );
  const height = SHARE.height / CELL + CUT;
  return `<svg width="${20 * CELL}" height="${SHARE.height}" viewBox="0 ${CUT} 20 ${SHARE.height / CELL}" shape-rendering="crispEdges">
    <pattern id="warp" width="1" height="1" patternUnits="userSpaceOnUse"><path fill="var(--line-strong)" opacity=".4" d="M.47 0h.06v1h-.06z"/></pattern>
    <rect width="20" height="${height}" fill="url(#warp)"/>${woven.join('')}${phases.join('')}</svg>`;
}
