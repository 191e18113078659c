import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Reduces the brand's typeface to the characters of Spanish pages. Run it after a new version of
 * the font: `node tools/subsetFont.ts`. Names such as Łukasz use a second face with the rest of
 * Latin, loaded by `unicode-range` (`src/theme/fontFaces.ts`).
 */
const PACKAGE = new URL('../node_modules/@fontsource-variable/funnel-display/', import.meta.url);
const FONTS = new URL('../public/fonts/', import.meta.url);

/** Letters, digits and the signs of prose; not those of code: \\^`{|}~ */
const ascii = String.fromCharCode(
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
).replace(/[\\^`{|}~]/g, '');
const CHARACTERS = `${ascii}\u00a0ÁÉÍÑÓÚÜáéíñóúü¡¿«»“”–·…©`;

const source = new URL('files/funnel-display-latin-wght-normal.woff2', PACKAGE);
const subset = await subsetFont(await readFile(source), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  noLayoutClosure: true,
});
await writeFile(new URL('funnel-display-es.woff2', FONTS), subset);
await copyFile(source, new URL('funnel-display-latin.woff2', FONTS));
await copyFile(new URL('LICENSE', PACKAGE), new URL('OFL.txt', FONTS));
console.log(`${CHARACTERS.length} caracteres, ${subset.length} bytes`);
