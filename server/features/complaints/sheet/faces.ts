import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/**
 * Characters of the fonts built into every PDF reader: Windows-1252, which covers Spanish (PDF
 * 32000-1, annex D.2). They add nothing to the file.
 */
const LATIN = /^[\x20-\x7e\xa0-\xffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]*$/;

/**
 * Font for further Latin, Greek, Cyrillic, Hebrew, Arabic and symbols. Only the glyphs in use
 * are embedded.
 */
const WIDE = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

/** Replaces characters that neither font has: emoji, Chinese. */
export const UNPRINTABLE = '□';

/**
 * Invisible characters that change direction or join letters. The mail keeps them; paper does
 * not need them.
 */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

let wide: Font | undefined;

/** Loaded once, and only if a sheet needs it. */
function wideFont(): Font {
  wide ??= create(readFileSync(new URL(import.meta.resolve(WIDE)))) as Font;
  return wide;
}

/** The lines of a text and the font that has all their characters. */
export interface Printable {
  lines: string[];
  font: string | Font;
}

/** Anything that a reader may show as a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Prepares a text for printing. Each unsupported character, as a reader perceives characters,
 * becomes {@link UNPRINTABLE}, so that nothing is silently lost.
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
