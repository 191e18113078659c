import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { lightStatusColors, lightPalette } from '../contract/colors.ts';
import { brand } from '../src/content/brand.ts';
import { documents } from '../src/lib/documents.ts';
import { landingCopy } from '../src/features/landing/landingCopy.ts';
import { variableName } from '../src/theme/theme.ts';
import { pathsOf } from '../src/ui/Cloth/tiles.ts';
import { heroWeave } from '../src/ui/Cloth/weaves.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { pictureOf } from './prerender/documentPage.ts';
import { mark, publicFiles } from './publicFiles.ts';

/**
 * `npm run pictures`: draws the share pictures and the home-screen icons into `public/`, from the
 * site's pattern, colours and logo, and colours the portfolio's pictures again. The documents'
 * share pictures show the titles of the last build (`npm run build`).
 */
const ROOT = path.join(import.meta.dirname, '..');
const PUBLIC = path.join(ROOT, 'public');

/** Size that link previews expect (Open Graph): 1.91 to 1. */
const SHARE = { width: 1200, height: 630 };

/** Pixels per cell; tiles of 120 pixels, so that edges fall on whole pixels. */
const CELL = 24;

/** Rows of the pattern cut off at the top, for room below. */
const CUT = 2;

/** Four threads, one per phase: colour, then left end, top edge and length in cells. */
const PHASES = [
  [lightStatusColors.planned.fill, 1, 20.75, 6],
  [lightStatusColors.active.fill, 5, 22.5, 7],
  [lightStatusColors.pending.fill, 10, 24.25, 6],
  [lightStatusColors.done.fill, 14, 26, 5],
] as const;

/**
 * A launcher may crop an icon to a circle of four fifths (W3C, "Maskable icons"); the T stays
 * inside.
 */
const maskable = mark
  .replace('viewBox="0 0 7 7"', 'viewBox="-2 -2 11 11"')
  .replace('M0 0h7v7H0z', 'M-2-2h11v11H-2z');

interface ShareText {
  headline: string;
  text: string;
}

const landing: ShareText = {
  headline: landingCopy.hero.headline.join('<br>'),
  text: 'Webs, tiendas online y sistemas a medida para empresas peruanas.',
};

await draw();

async function draw(): Promise<void> {
  for (const [name, text] of Object.entries(publicFiles())) {
    await writeFile(path.join(ROOT, name), text);
  }
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await take(page, 'share.png', SHARE, await sharePage(landing, cloth()));
    for (const [path, address] of Object.entries(documents))
      await take(page, pictureOf(path), SHARE, await documentShare(address));
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
  const file = path.join(PUBLIC, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await page.screenshot());
}

/** A case shows its own picture, other documents the site's pattern. */
async function documentShare(address: string): Promise<string> {
  const html = await readFile(path.join(ROOT, 'dist', `${address}.html`), 'utf8');
  const [, title = ''] = /<title>(.*?) ·/.exec(html) ?? [];
  const [, text = ''] = /<meta name="description" content="(.*?)">/.exec(html) ?? [];
  const slug = /^\/portafolio\/(.+)$/.exec(address)?.[1];
  const picture = slug
    ? await readFile(path.join(ROOT, 'src/content/portfolio', `${slug}.svg`), 'utf8')
    : cloth();
  return sharePage(
    { headline: title.replace(/, caso de ejemplo$/, ''), text },
    picture,
    slug && 'case',
  );
}

async function sharePage(
  { headline, text }: ShareText,
  picture: string,
  look = '',
): Promise<string> {
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
    .case { width: 500px }
    .case h1 { font-size: 64px }
    .case + svg { top: 155px; width: 512px; height: 320px }
  </style>
  <div class="text ${look}">
    <div class="brand">${mark}${brand.name}</div>
    <h1>${headline}</h1>
    <p>${text}</p>
  </div>${picture}`;
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
