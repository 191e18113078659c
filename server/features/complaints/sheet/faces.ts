import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/**
 * What every PDF reader has by itself writes Spanish, and all else of Windows-1252 (PDF 32000-1, annex
 * D.2). It adds nothing to the file.
 */
const LATIN = /^[\x20-\x7e\xa0-\xffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/;

/** Latin beyond that, Greek, Cyrillic, Hebrew, Arabic, signs: of these the used glyphs are embedded. */
const WIDE = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

/** Stands for what neither has: emoji, Chinese. */
export const UNPRINTABLE = '□';

/** What leaves no ink and turns text around or joins it: the mail has it, paper does not need it. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

let wide: Font | undefined;

/** Read once, and only for a sheet that needs it. */
function wideFont(): Font {
  wide ??= create(readFileSync(new URL(import.meta.resolve(WIDE)))) as Font;
  return wide;
}

/** The lines of a text and what prints all of them. */
export interface Printable {
  lines: string[];
  font: string | Font;
}

/** Whatever a reader may take for the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A text as it can be printed. What no typeface here has becomes {@link UNPRINTABLE}, one for each sign
 * that a reader sees: nothing vanishes in silence.
 */
export function printable(text: string): Printable {
  const lines = text.normalize('NFC').replaceAll('\t', ' ').split(LINE_BREAK);
  if (lines.every((line) => LATIN.test(line))) return { lines, font: 'Helvetica' };
  const font = wideFont();
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const inked = (line: string) =>
    [...clusters.segment(line)].map(({ segment }) => {
      const ink = segment.replace(INVISIBLE, '');
      return Array.from(ink).every(has) ? ink : UNPRINTABLE;
    });
  return { lines: lines.map((line) => inked(line).join('')), font };
}
