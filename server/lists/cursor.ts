import { BAD_CURSOR } from '#contract/lists.ts';
import { Refusal } from '../plugins/errors.ts';
import type { Place } from './listQuery.ts';

/** Where a page ended: the last row's place, and how many rows the first page counted. */
export interface Position {
  place: Place;
  total: number;
}

/**
 * A position as the API gives it out, with the question whose rows it is among. It is no secret: another one shows
 * what the person may see anyway.
 */
export function writeCursor(question: object, { place, total }: Position): string {
  return Buffer.from(JSON.stringify([question, place, total])).toString('base64url');
}

/**
 * @param keys how many keys the question's order has
 * @throws Refusal 400 for what no page of this question gave out
 */
export function readCursor(question: object, keys: number, cursor: string): Position {
  const [asked, place, total] = contentOf(cursor);
  if (
    JSON.stringify(asked) === JSON.stringify(question) &&
    Array.isArray(place) &&
    place.length === keys &&
    place.every((value) => typeof value === 'string') &&
    typeof total === 'number'
  ) {
    const position = { place, total };
    // Base64 can be written in several ways.
    if (writeCursor(question, position) === cursor) return position;
  }
  throw badCursor();
}

export function badCursor(cause?: unknown): Refusal {
  return new Refusal(400, BAD_CURSOR, cause);
}

function contentOf(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
