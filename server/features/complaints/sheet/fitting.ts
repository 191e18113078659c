import { lineBreaker } from './lines.ts';
import { printable, type Printable } from './faces.ts';

/** A section of the sheet: labels and values. */
export interface Section {
  title: string;
  facts: readonly (readonly [label: string, value: string | undefined])[];
}

/** A fact wrapped into lines. */
interface FittedFact {
  label: string;
  lines: string[];
  font: Printable['font'];
}

export interface FittedSheet {
  /** Font size in points. */
  size: number;
  sections: { title: string; facts: FittedFact[] }[];
  /** Lines are joined by ¶, because separate lines would not fit. */
  joined: boolean;
  /** Text was cut even so; the sheet marks the place. */
  cut: boolean;
}

/** Font sizes in points, tried from the largest. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5];
const SMALLEST = 5;

/**
 * Heights of a line, the gap below a fact, and a section title with its gaps, as multiples of
 * the font size.
 */
export const LEADING = 1.28;
export const FACT_GAP = 0.35;
export const SECTION_TITLE = 2.9;

const EMPTY = '—';
const CONTINUED = '[…] El texto sigue en el correo que trae esta hoja.';

export interface Room {
  /** Width of the value column and height of all sections, in points. */
  width: number;
  height: number;
  /** Width of a text at a font size of one point. */
  measure: (text: string, font: Printable['font']) => number;
}

/**
 * Fits everything onto one page: first with smaller type, then by joining lines, and at last by
 * cutting the longest text, with a mark.
 */
export function fitSheet(sections: readonly Section[], room: Room): FittedSheet {
  const texts = sections.map(({ title, facts }) => ({
    title,
    facts: facts.map(([label, value]) => ({ label, ...printable(value || EMPTY) })),
  }));
  const breakers = new Map<Printable['font'], ReturnType<typeof lineBreaker>>();
  const breakerFor = (font: Printable['font']) => {
    const breaker = breakers.get(font) ?? lineBreaker((text) => room.measure(text, font));
    breakers.set(font, breaker);
    return breaker;
  };
  const setIn = (size: number, joined: boolean): FittedSheet => ({
    size,
    joined,
    cut: false,
    sections: texts.map(({ title, facts }) => ({
      title,
      facts: facts.map(({ label, lines, font }) => ({
        label,
        font,
        lines: (joined ? [lines.filter((line) => line.trim()).join(' ¶ ')] : lines).flatMap(
          (line) => breakerFor(font).break(line, room.width / size),
        ),
      })),
    })),
  });
  for (const size of SIZES) {
    const sheet = setIn(size, false);
    if (heightOf(sheet) <= room.height) return sheet;
  }
  return cutToFit(setIn(SMALLEST, true), room.height);
}

function heightOf({ size, sections }: FittedSheet): number {
  const facts = sections.flatMap((section) => section.facts);
  const lines = facts.reduce((sum, fact) => sum + fact.lines.length, 0);
  return size * (lines * LEADING + facts.length * FACT_GAP + sections.length * SECTION_TITLE);
}

function cutToFit(sheet: FittedSheet, height: number): FittedSheet {
  const facts = sheet.sections.flatMap((section) => section.facts);
  for (;;) {
    const over = heightOf(sheet) - height;
    if (over <= 0) return sheet;
    const longest = facts.reduce((one, other) =>
      other.lines.length > one.lines.length ? other : one,
    );
    const surplus = Math.ceil(over / (sheet.size * LEADING)) + 1;
    const kept = Math.max(1, longest.lines.length - surplus);
    if (kept >= longest.lines.length) return sheet;
    longest.lines = [...longest.lines.slice(0, kept), CONTINUED];
    sheet.cut = true;
  }
}
