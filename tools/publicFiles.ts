import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lightPalette, pictureColors } from '../contract/colors.ts';
import { brand } from '../src/content/brand.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PORTFOLIO = 'src/content/portfolio';

/** The logo: a stepped T on 7×7 cells. */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges">' +
  `<path fill="${lightPalette.accent}" d="M0 0h7v7H0z"/>` +
  `<path fill="${lightPalette.onAccent}" d="M1 1h5v2H5v1H4v2H3V4H2V3H1z"/></svg>`;

/**
 * Static text files that contain colours. `npm run pictures` writes them; a test compares them.
 *
 * @returns contents by path relative to the project's root
 */
export function publicFiles(): Record<string, string> {
  const pictures = readdirSync(path.join(ROOT, PORTFOLIO), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${PORTFOLIO}/${name.replaceAll('\\', '/')}`);
  return {
    'public/favicon.svg': `${mark}\n`,
    'public/manifest.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
    ...Object.fromEntries(
      pictures.map((name) => [name, recolor(readFileSync(path.join(ROOT, name), 'utf8'))]),
    ),
  };
}

function manifest() {
  const png = (size: number, name = `icon-${size}`) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'es-PE',
    id: '/',
    scope: '/',
    start_url: '/',
    display: 'standalone',
    background_color: lightPalette.bg,
    theme_color: lightPalette.bg,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      { ...png(512, 'icon-maskable-512'), purpose: 'maskable' },
    ],
  };
}

/** Replaces each path's colour name (its `class`) with a fill. */
function recolor(picture: string): string {
  return picture.replace(/class="(\w+)" fill="[^"]*"/g, (_, name: string) => {
    const color = pictureColors[name as keyof typeof pictureColors] as string | undefined;
    if (!color) throw new Error(`contract/colors.ts has no colour named ${name}`);
    return `class="${name}" fill="${color}"`;
  });
}
