import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The brand's typeface: Spanish and its neighbours (`tools/subsetFont.ts`). */
const BRAND = { regular: 400, bold: 600 } as const;

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

const opened = new Map<string, Font>();

/** Each file is opened once, and only if a sheet needs it. */
function fontOf(file: string): Font {
  const font = opened.get(file) ?? (create(readFileSync(new URL(file))) as Font);
  opened.set(file, font);
  return font;
}

/** The fonts of the brand by the names under which a sheet uses them. */
export function brandFonts(): [name: keyof typeof BRAND, font: Font][] {
  return (['regular', 'bold'] as const).map((name) => [name, brandFont(name)]);
}

function brandFont(name: keyof typeof BRAND): Font {
  const font = fontOf(import.meta.resolve(`./fonts/funnel-display-${BRAND[name]}.ttf`));
  // pdfkit tells fonts apart by this name, and both weights have the same.
  return Object.defineProperty(font, 'postscriptName', { value: `FunnelDisplay-${BRAND[name]}` });
}

/** The lines of a text and the font that has all their characters. */
export interface Printable {
  lines: string[];
  font: 'regular' | Font;
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
  if (lines.every((line) => Array.from(line).every(isIn(brandFont('regular'))))) {
    return { lines, font: 'regular' };
  }
  const font = fontOf(import.meta.resolve(WIDE));
  const has = isIn(font);
  const inked = (line: string) =>
    [...clusters.segment(line)].map(({ segment }) => {
      const ink = segment.replace(INVISIBLE, '');
      return Array.from(ink).every(has) ? ink : UNPRINTABLE;
    });
  return { lines: lines.map((line) => inked(line).join('')), font };
}

function isIn(font: Font) {
  return (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
