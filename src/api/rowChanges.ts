import { isDraft, original } from '@reduxjs/toolkit';
import type { ApiError } from './apiError.ts';

interface Row {
  id: string;
}

/** The rows on screen, as far as changes touch them. */
export interface RowScreen<Fields> {
  /** Puts fields into a row; what they were, nothing where there is no such row. */
  put: (id: string, fields: Fields) => Fields;
  /** Takes away the row of what is no more. */
  drop: (id: string) => void;
}

export interface RowEdit<Fields> {
  id: string;
  /** On screen at once. */
  fields: Fields;
  /** Does not wait for the changes before it: the page goes. */
  leaving?: boolean | undefined;
}

export type Answer<Data> =
  { data: Data; error?: undefined } | { error: ApiError; data?: undefined };
/** Sends a request once. */
export type Send = () => PromiseLike<Answer<unknown>> | Answer<unknown>;

/** A change that somebody made here, from the click until every read knows of it. */
interface Change<Fields> {
  id: string;
  fields: Fields;
  /** What the server had before, to go back to. */
  before: Fields;
  /** The moment it was accepted; null while it is under way. */
  acceptedAt: number | null;
}

/** Counts what the server has accepted; a read notes the moment at which it begins. */
export interface Clock {
  now: number;
}

/**
 * The optimistic changes of one kind of row, made in this browser. Those of one row go to the server one after
 * the other, so that the last choice is the one that stays. A read that began before the server knew of a change
 * does not take it back on screen.
 *
 * @param names the fields that can be changed
 * @param toReadable makes of an answer what components expect
 */
export function createRowChanges<R extends Row, Name extends keyof R & string>(
  names: readonly Name[],
  clock: Clock,
  toReadable: (answer: Partial<R>) => Partial<R> = (answer) => answer,
) {
  type Fields = Partial<Pick<R, Name>>;
  let changes: Change<Fields>[] = [];
  const lastOf = new Map<string, Promise<unknown>>();

  /** The fields of a row's changes that pass, the latest of each. */
  function fieldsOf(id: string, passes: (change: Change<Fields>, index: number) => boolean) {
    const passing = changes.filter((one, index) => one.id === id && passes(one, index));
    return Object.assign({}, ...passing.map(({ fields }) => fields)) as Fields;
  }

  async function inTurn({ id, leaving = false }: RowEdit<Fields>, send: Send) {
    const before = lastOf.get(id);
    const answer = before === undefined || leaving ? send() : before.then(send);
    const done = Promise.resolve(answer);
    lastOf.set(id, done);
    const result = await done;
    if (lastOf.get(id) === done) lastOf.delete(id);
    return result;
  }

  /** Forgets a change that was refused; what is to be shown again, unless a later choice stands. */
  function refuse(change: Change<Fields>): Fields {
    const later = changes.slice(changes.indexOf(change) + 1).filter(({ id }) => id === change.id);
    changes = changes.filter((other) => other !== change);
    const entries = Object.entries(change.before).filter(([field, value]) => {
      const next = later.find(({ fields }) => field in fields);
      if (next !== undefined) Object.assign(next.before, { [field]: value });
      return next === undefined;
    });
    return Object.fromEntries(entries) as Fields;
  }

  /** The changeable fields of an answer, or those of them that a change was about. */
  function changedFields(answer: Partial<R>, about: object = answer): Fields {
    const known = names.filter((name) => answer[name] !== undefined && name in about);
    return Object.fromEntries(known.map((name) => [name, answer[name]])) as Fields;
  }

  return {
    /** Makes a change: on screen at once, as the server answers it when it does, and back when it refuses. */
    async make(
      edit: RowEdit<Fields>,
      screen: RowScreen<Fields>,
      send: Send,
    ): Promise<Answer<Partial<R>>> {
      const { id, fields } = edit;
      const change: Change<Fields> = {
        id,
        fields,
        before: screen.put(id, fields),
        acceptedAt: null,
      };
      changes = [...changes, change];
      const { data, error } = await inTurn(edit, send);
      if (error !== undefined) {
        screen.put(id, refuse(change));
        if (error.status === 404) screen.drop(id);
        return { error };
      }
      clock.now += 1;
      change.acceptedAt = clock.now;
      const answer = toReadable(data ?? {});
      change.fields = { ...fields, ...changedFields(answer, fields) };
      // An older answer never overwrites a newer choice.
      const place = changes.indexOf(change);
      const newer = fieldsOf(id, (one, index) => one.acceptedAt === null || index >= place);
      screen.put(id, { ...changedFields(answer), ...newer });
      return { data: answer };
    },

    /** The rows of a read that began at a moment, with the changes that its answer cannot know yet. */
    over(rows: readonly R[], since: number): R[] {
      // What was accepted before the read began is in its answer.
      changes = changes.filter(({ acceptedAt }) => acceptedAt === null || acceptedAt > since);
      const changed = new Set(changes.map(({ id }) => id));
      return rows.map((row) =>
        changed.has(row.id) ? { ...row, ...fieldsOf(row.id, () => true) } : row,
      );
    },
  };
}

/** Puts fields into a row of a list, a draft of it or not; what they were, nothing where there is no such row. */
export function putFields<R extends Row, Fields extends Partial<R>>(
  rows: R[] | undefined,
  id: string,
  fields: Fields,
): Fields {
  const place = placeOf(rows, id);
  const row = rows?.[place];
  // Not off the draft, which is gone by the time a refusal needs what was there.
  const known = plain(rows)[place];
  if (row === undefined || known === undefined) return {} as Fields;
  const names = Object.keys(fields) as (keyof R)[];
  const before = Object.fromEntries(names.map((name) => [name, known[name]])) as Fields;
  Object.assign(row, fields);
  return before;
}

/** Takes a row away. */
export function dropRow(rows: Row[] | undefined, id: string): void {
  const place = placeOf(rows, id);
  if (place >= 0) rows?.splice(place, 1);
}

/** Puts a new row on top, if it is not there yet. */
export function putFirst<R extends Row>(rows: R[] | undefined, row: R): void {
  if (Array.isArray(rows) && placeOf(rows, row.id) < 0) rows.unshift(row);
}

function placeOf(rows: Row[] | undefined, id: string): number {
  return plain(rows).findIndex((row) => row.id === id);
}

/** A list without a proxy for each of its rows; an answer may have come without any list. */
function plain<R extends Row>(rows: R[] | undefined): readonly R[] {
  const known: unknown = isDraft(rows) ? original<unknown>(rows) : rows;
  return Array.isArray(known) ? (known as R[]) : [];
}
