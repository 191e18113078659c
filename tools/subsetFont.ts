import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Reduces the brand's typeface to the characters of Spanish pages, and makes the two weights of the complaints sheet.
 * Run it after a new version of the font: `node tools/subsetFont.ts`. Names such as Łukasz use a second face with the rest of
 * Latin, loaded by `unicode-range` (`src/theme/fontFaces.ts`).
 */
const PACKAGE = new URL('../node_modules/@fontsource-variable/funnel-display/', import.meta.url);
const FONTS = new URL('../public/fonts/', import.meta.url);
const SHEET_FONTS = new URL('../server/features/complaints/sheet/fonts/', import.meta.url);
const SHEET_WEIGHTS = [400, 600];

/** Letters, digits and the signs of prose; not those of code: \\^`{|}~ */
const ascii = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
).replace(/[\\^`{|}~]/g, '');
const CHARACTERS = `${ascii}\u00a0ÁÉÍÑÓÚÜáéíñóúü¡¿«»“”–·…©`;

const source = new URL('files/funnel-display-latin-wght-normal.woff2', PACKAGE);
const whole = await readFile(source);
const subset = await subsetFont(whole, CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  noLayoutClosure: true,
});
await writeFile(new URL('funnel-display-es.woff2', FONTS), subset);
await copyFile(source, new URL('funnel-display-latin.woff2', FONTS));
for (const folder of [FONTS, SHEET_FONTS]) {
  await mkdir(folder, { recursive: true });
  await copyFile(new URL('LICENSE', PACKAGE), new URL('OFL.txt', folder));
}

const { characterSet } = create(whole) as Font;
for (const wght of SHEET_WEIGHTS) {
  const instance = await subsetFont(whole, String.fromCodePoint(...characterSet), {
    targetFormat: 'truetype',
    variationAxes: { wght },
  });
  await writeFile(new URL(`funnel-display-${wght}.ttf`, SHEET_FONTS), instance);
}
console.log(`${CHARACTERS.length} caracteres, ${subset.length} bytes`);
