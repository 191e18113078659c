import type { Queryable } from '../../db/port.ts';
import { readIn, type Reader } from '../../db/rights.ts';
import { jsonObject } from '../../lists/jsonText.ts';
import { readStart } from '../../lists/readPage.ts';
import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';

/**
 * Time limit of the bundle's start, in ms: three lists and all people take the embedded database up to 50 ms, so the
 * last of 200 at once waits for ten seconds.
 */
const BUNDLE_START_MS = 15_000;

export function adminDataRoutes(routes: ContractRoutes): void {
  routes.list(
    'getAllData',
    only('admin'),
    (tx, reader, { limit }) =>
      limit === undefined ? readIn(tx, 'admin_bundle') : bundleStart(tx, reader, limit),
    { within: BUNDLE_START_MS },
  );
}

/** The newest rows of each list, where the others are, and all people. */
async function bundleStart(tx: Queryable, reader: Reader, limit: number): Promise<string> {
  const [projects, tickets, ideas, people] = await Promise.all([
    readStart(tx, reader, 'projects', limit),
    readStart(tx, reader, 'tickets', limit),
    readStart(tx, reader, 'ideas', limit),
    readIn(tx, 'bundled_people'),
  ]);
  const more = Object.entries({ projects, tickets, ideas }).flatMap(([name, list]) =>
    list.more === null ? [] : [[name, list.more] as const],
  );
  const lists = jsonObject({
    projects: projects.rows,
    tickets: tickets.rows,
    ideas: ideas.rows,
    ...(more.length > 0 && { more: jsonObject(Object.fromEntries(more)) }),
  });
  return joined(lists, people);
}

/** One object with the members of two, none of which is empty. */
function joined(first: string, second: string): string {
  return `${first.slice(0, first.lastIndexOf('}'))},${second.slice(second.indexOf('{') + 1)}`;
}
