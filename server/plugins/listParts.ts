import { setImmediate } from 'node:timers/promises';

/** How the database writes a part: where the next one begins, then the rows. */
const PART = /^\{"next" : (.*?), "rows" : \[(.*)\]\}$/s;

/**
 * A long list read part by part, so that short reads come in between. It is joined as text: parsing it would
 * hold everybody up as long as reading it at once.
 *
 * @param part reads what comes after a place; the first part comes after null
 */
export async function joinedParts(part: (after: unknown) => Promise<string>): Promise<string> {
  const parts: string[] = [];
  let after: unknown = null;
  do {
    const [, next, rows] = PART.exec(await part(after)) ?? [];
    if (next === undefined || rows === undefined) throw new Error('a part in another form');
    if (rows !== '') parts.push(rows);
    after = JSON.parse(next);
    // The embedded database answers without leaving the thread.
    await setImmediate();
  } while (after !== null);
  return `[${parts.join(', ')}]`;
}
