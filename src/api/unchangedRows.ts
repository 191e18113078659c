import { isDraft, original } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';

interface Row {
  id: string | number;
}

/**
 * The list as it is now, with the very objects of the list before where nothing changed: a row on top
 * of ten thousand renders one row. The list before itself when it is the same all over.
 */
export function keepUnchanged<R extends Row>(before: readonly R[], now: R[]): R[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = now.map((row) => {
    const same = known.get(row.id);
    return same !== undefined && isSame(same, row) ? same : row;
  });
  const isAllOld =
    kept.length === before.length && kept.every((row, index) => row === before[index]);
  return isAllOld ? (before as R[]) : asItCame(kept);
}

/** The same for each list of the panel's bundle, and for the bundle itself. */
export function keepUnchangedLists(before: AdminData, now: AdminData): AdminData {
  const names = Object.keys(now) as (keyof AdminData)[];
  const kept = names.map((name) => [name, keptList(before[name], now[name])] as const);
  const isAllOld =
    kept.length === Object.keys(before).length &&
    kept.every(([name, list]) => list === before[name]);
  return isAllOld ? before : asItCame(Object.fromEntries(kept) as unknown as AdminData);
}

/**
 * What lies beneath a draft: RTK Query hands `merge` a draft of a draft, and each row read off that would become a
 * draft too.
 */
export function beneath<Kept>(draft: Kept): Kept {
  return isDraft(draft) ? beneath(original(draft as object) as Kept) : draft;
}

/**
 * An answer for the store to keep as it is: what is frozen on top Immer takes for frozen all through, and does not
 * walk ten thousand rows to freeze each.
 */
export function asItCame<Answer extends object>(answer: Answer): Answer {
  return Object.freeze(answer);
}

/** Whatever comes in the place of a list reaches its component (API-4). */
function keptList(before: unknown, now: unknown): unknown {
  return Array.isArray(before) && Array.isArray(now)
    ? keepUnchanged(before as Row[], now as Row[])
    : now;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
