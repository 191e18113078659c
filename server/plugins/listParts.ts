import { setImmediate } from 'node:timers/promises';

/** The JSON text of a part as the database writes it: the position of the next part, then the rows. */
const PART = /^\{"next" : (.*?), "rows" : \[(.*)\]\}$/s;

/**
 * Reads a long list in parts, so that short reads can run in between. The parts are joined as text, because parsing
 * would block the event loop as long as reading the whole list at once.
 *
 * @param part reads the part after a position; null for the first part
 */
export async function joinedParts(part: (after: unknown) => Promise<string>): Promise<string> {
  const parts: string[] = [];
  let after: unknown = null;
  do {
    const [, next, rows] = PART.exec(await part(after)) ?? [];
    if (next === undefined || rows === undefined) throw new Error('unexpected format of a part');
    if (rows !== '') parts.push(rows);
    after = JSON.parse(next);
    // The embedded database does not yield to the event loop by itself.
    await setImmediate();
  } while (after !== null);
  return `[${parts.join(', ')}]`;
}
