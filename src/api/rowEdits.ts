import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { patchRow, shownRow } from './cachedRows.ts';

/*
 * Rows that are edited in place. Every query that shows rows provides a tag for each (`rowTags`); an edit patches all
 * that provide its row's. Nothing invalidates these tags: they only tell where a row is.
 */

type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;
type Fields = Readonly<Record<string, unknown>>;

/** The edits of one row. */
interface Edits {
  /** The edited fields as the server last confirmed them; null if the row has left its lists. */
  confirmed: Fields | null;
  /** The edits that it has not answered, in order. */
  pending: object[];
  /** How many edits have begun, and the newest that was answered: an older answer that comes later says nothing. */
  begun: number;
  newest: number;
  answeredAt: number;
  /** Resolves when all that was sent has been answered; null when it has. */
  last: Promise<unknown> | null;
}

const stores = new WeakMap<object, Map<string, Edits>>();

function editsIn({ extra }: Pick<Store, 'extra'>): Map<string, Edits> {
  const host = extra as object;
  const known = stores.get(host) ?? new Map<string, Edits>();
  stores.set(host, known);
  return known;
}

function editsOf(store: Pick<Store, 'extra'>, id: string): Edits {
  const rows = editsIn(store);
  const none = { confirmed: {}, pending: [], begun: 0, newest: 0, answeredAt: 0, last: null };
  const edits: Edits = rows.get(id) ?? none;
  rows.set(id, edits);
  return edits;
}

/** Sends one edit of a row after the other. @param leaving the page is being closed: without waiting */
export async function inTurn<Answer>(
  store: Pick<Store, 'extra'>,
  id: string,
  send: () => PromiseLike<Answer> | Answer,
  leaving = false,
): Promise<Answer> {
  const edits = editsOf(store, id);
  const { last } = edits;
  const sent = last === null || leaving ? Promise.resolve(send()) : last.then(send);
  const done = Promise.allSettled([last, sent]).then(() => {
    if (edits.last === done) edits.last = null;
  });
  edits.last = done;
  return sent;
}

/** For `onQueryStarted` of an edit: shows it at once, then what the server says; after a failure what it last said. */
export async function editRow(
  store: Store & { queryFulfilled: PromiseLike<unknown> },
  id: string,
  fields: object,
  rowIn: (answer: unknown) => object | null = Object,
): Promise<void> {
  const edits = editsOf(store, id);
  edits.begun += 1;
  const number = edits.begun;
  if (edits.pending.length === 0) edits.confirmed = {};
  edits.confirmed = { ...pick(shownRow(store, id), Object.keys(fields)), ...edits.confirmed };
  edits.pending.push(fields);
  patchRow(store, id, fields);
  try {
    const { data } = (await store.queryFulfilled) as { data: unknown };
    if (number > edits.newest) {
      edits.newest = number;
      confirm(edits, fields, rowIn(data));
    }
  } catch (failure) {
    const isGone = (failure as { error?: { status?: unknown } }).error?.status === 404;
    if (isGone) edits.confirmed = null;
  }
  edits.pending = edits.pending.filter((one) => one !== fields);
  edits.answeredAt = Date.now();
  patchRow(store, id, shown(edits));
}

/** For `onQueryStarted` of what answers with one row: shows it wherever the row is, unless edits are newer. */
export async function showRow<Data>(
  store: Store & { queryFulfilled: PromiseLike<{ data: Data }> },
  id: string,
  rowIn: (data: Data) => object,
): Promise<void> {
  const began = Date.now();
  const answer = await Promise.resolve(store.queryFulfilled).catch(() => null);
  if (answer === null) return;
  const edits = editsOf(store, id);
  const isOld = edits.pending.length > 0 || edits.answeredAt > began;
  if (!isOld) {
    edits.confirmed = { ...rowIn(answer.data) };
    edits.answeredAt = Date.now();
  }
  patchRow(store, id, shown(edits));
}

/**
 * For `onQueryStarted` of what takes a row out of the lists that show it.
 *
 * @param mayReturn whether a read that began before may have it rightly; otherwise it is removed from that, too
 */
export async function dropRow(
  store: Store & { queryFulfilled: PromiseLike<unknown> },
  id: string,
  { mayReturn }: { mayReturn: boolean },
): Promise<void> {
  const answer = await Promise.resolve(store.queryFulfilled).catch(() => null);
  if (answer === null) return;
  const edits = editsOf(store, id);
  edits.confirmed = mayReturn ? {} : null;
  edits.answeredAt = Date.now();
  patchRow(store, id, null);
}

/** For `onQueryStarted` of a read of rows: its answer may be older than edits that were made meanwhile. */
export async function keepEdits(store: Store & { queryFulfilled: PromiseLike<unknown> }) {
  const began = Date.now();
  await Promise.resolve(store.queryFulfilled).catch(() => null);
  for (const [id, edits] of editsIn(store)) {
    if (edits.pending.length > 0 || edits.answeredAt > began) patchRow(store, id, shown(edits));
  }
}

/** The server has said so. An answer that comes after the row has left its lists does not bring it back. */
function confirm(edits: Edits, ...answers: (object | null)[]): void {
  if (edits.confirmed !== null) {
    edits.confirmed = Object.assign({}, edits.confirmed, ...answers) as Fields;
  }
}

function shown({ confirmed, pending }: Edits): Fields | null {
  if (confirmed === null) return null;
  return Object.assign({}, confirmed, ...pending) as Fields;
}

function pick(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
