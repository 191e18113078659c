import type { NewComplaint } from '#contract/complaints.ts';

/**
 * By font size in pixels: how many lines of the complaint's own text fit on an A4 page beside the fixed parts, and how many
 * characters fit on a line at least.
 */
const SIZES = [
  { type: 13, lines: 22, characters: 62 },
  { type: 11, lines: 29, characters: 76 },
  { type: 9, lines: 41, characters: 98 },
  { type: 8, lines: 47, characters: 112 },
  { type: 7, lines: 56, characters: 130 },
] as const;
const SMALLEST = 6.5;

/** The largest font size in which the sheet should fit on one page; if none does, the smallest, and a second page is possible. */
export function paperType(complaint: NewComplaint): number {
  const texts = Object.values(complaint).map(String);
  const fits = SIZES.find(({ lines, characters }) => countLines(texts, characters) <= lines);
  return fits?.type ?? SMALLEST;
}

function countLines(texts: string[], characters: number): number {
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / characters)), 0);
}
