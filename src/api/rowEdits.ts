import { isDraft, original } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError.ts';

type Row = Record<string, unknown>;
type Answer = { data?: unknown; error?: undefined } | { data?: undefined; error: ApiError };
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

/** A row that is edited in place; several cached lists may contain it. */
export interface EditedRow {
  list: 'projects' | 'tickets' | 'clients' | 'complaints' | 'messages';
  id: string;
}

export interface RowEdit extends EditedRow {
  /** Shown optimistically. */
  fields: object;
  /** The page is being closed: send without waiting for earlier edits of the row. */
  leaving?: boolean | undefined;
}

/** The edits of one row that the server has not confirmed. */
interface PendingEdits {
  /** The row's fields as the server last confirmed them. */
  confirmed: Row;
  fields: object[];
  /** The number of the newest answered edit; answers to older edits that arrive later are ignored. */
  lastAnswered: number;
  last: PromiseLike<unknown>;
}

/** The edits of one store. */
interface Edits {
  rows: Map<string, PendingEdits>;
  started: number;
  answered: number;
}

/** How to find a list's rows in the cached data of each endpoint. Values other than arrays are skipped (API-4). */
const findLists: Record<string, (data: never, list: string, args: never) => unknown[]> = {
  getAllData: (data: Row, list) => [data[list]],
  getDashboard: (data: Row, list) => (list === 'projects' ? [data.projects] : []),
  getProject: ({ project }: Row, list) => (list === 'projects' && project ? [[project]] : []),
  listTickets: (data: Row, list) => (list === 'tickets' ? [data.tickets] : []),
  getTicket: ({ ticket }: Row, list) => (list === 'tickets' && ticket ? [[ticket]] : []),
  listComplaints: (page: Row | null, list) => (list === 'complaints' ? [page?.rows] : []),
  listClients: (page: Row | null, list) => (list === 'clients' ? [page?.rows] : []),
  listMessages: (page: Row | null, list) => (list === 'messages' ? [page?.rows] : []),
  getMessage: ({ message }: Row, list) => (list === 'messages' ? [[message]] : []),
  listPages: ({ pages }: { pages: Row[] }, list, args: Row) =>
    args.list === list ? pages.map(({ rows }) => rows) : [],
};

function plainRow(row: unknown): unknown {
  return isDraft(row) ? original(row) : row;
}

interface ApiState {
  api: { queries: Record<string, { endpointName: string; originalArgs: unknown } | undefined> };
}

/**
 * Optimistic edits of rows.
 *
 * @param updateCached the api's `updateQueryData`, for any endpoint
 */
export function createRowEdits(
  updateCached: (
    ...cached: [endpoint: string, args: unknown, recipe: (data: never) => void]
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>,
) {
  const editsByStore = new WeakMap<object, Edits>();

  function editsOf({ extra }: Pick<Store, 'extra'>): Edits {
    const edits = editsByStore.get(extra as object) ?? { rows: new Map(), started: 0, answered: 0 };
    editsByStore.set(extra as object, edits);
    return edits;
  }

  /** Applies a recipe to every cached copy of a row. */
  function change(
    { dispatch, getState }: Store,
    { list, id }: EditedRow,
    recipe: (rows: Row[], index: number, before: Row) => void,
  ): void {
    for (const entry of Object.values((getState() as ApiState).api.queries)) {
      const listsIn = findLists[entry?.endpointName ?? ''];
      if (entry === undefined || listsIn === undefined) continue;
      const patch = updateCached(entry.endpointName, entry.originalArgs, (data) => {
        for (const rows of listsIn(data, list, entry.originalArgs as never)) {
          if (!Array.isArray(rows)) continue;
          // Search the original: on the draft Immer would wrap every row that is read.
          const plain = (isDraft(rows) ? original(rows) : rows.map(plainRow)) as Row[];
          const index = plain.findIndex((row) => row.id === id);
          const before = plain[index];
          if (before !== undefined) recipe(rows as Row[], index, before);
        }
      });
      dispatch(patch as unknown as UnknownAction);
    }
  }

  /** Overwrites fields of a row; returns their previous values. */
  function overwrite(store: Store, row: EditedRow, fields: object): Row {
    let before: Row = {};
    change(store, row, (rows, index, old) => {
      before = Object.fromEntries(Object.keys(fields).map((name) => [name, old[name]]));
      Object.assign(rows[index] ?? {}, fields);
    });
    return before;
  }

  return {
    overwrite,

    /**
     * Saves an edit optimistically. Edits of one row are sent one after the other. A successful answer replaces the
     * row; if it is `{}` (API-4) the edit itself counts as confirmed. An error rolls back to the confirmed values, a
     * 404 removes the row.
     */
    async save(
      store: Store,
      edit: RowEdit,
      send: () => PromiseLike<Answer> | Answer,
    ): Promise<{ data: null } | { error: ApiError }> {
      const edits = editsOf(store);
      const number = (edits.started += 1);
      const pending: PendingEdits = edits.rows.get(edit.id) ?? {
        ...{ confirmed: {}, fields: [], lastAnswered: 0, last: Promise.resolve() },
      };
      edits.rows.set(edit.id, pending);
      const mustWait = pending.fields.length > 0 && edit.leaving !== true;
      pending.confirmed = { ...overwrite(store, edit, edit.fields), ...pending.confirmed };
      pending.fields.push(edit.fields);
      try {
        const sent = Promise.resolve(mustWait ? pending.last.then(send) : send());
        pending.last = sent.catch(() => undefined);
        const { data, error } = await sent;
        if (error === undefined && number > pending.lastAnswered) {
          pending.lastAnswered = number;
          pending.confirmed = {
            ...pending.confirmed,
            ...edit.fields,
            ...(data as object | undefined),
          };
        }
        pending.fields = pending.fields.filter((fields) => fields !== edit.fields);
        if (error?.status === 404) change(store, edit, (rows, index) => rows.splice(index, 1));
        else overwrite(store, edit, Object.assign({}, pending.confirmed, ...pending.fields) as Row);
        return error === undefined ? { data: null } : { error };
      } finally {
        edits.answered += 1;
        if (pending.fields.length === 0) edits.rows.delete(edit.id);
      }
    },

    /** Resolves when the edits of a row that were made before this call have been answered. */
    async settled({ extra }: Pick<Store, 'extra'>, id: string): Promise<void> {
      await editsOf({ extra }).rows.get(id)?.last;
    },

    /**
     * Reads editable rows, `{tickets: [row, …], ticket: row, …}`, and applies pending edits to them. Reads again if an
     * edit was answered in the meantime, because the response may be older than the edit.
     */
    async read(store: Pick<Store, 'extra'>, send: () => PromiseLike<Answer> | Answer) {
      const edits = editsOf(store);
      for (;;) {
        const { answered } = edits;
        const answer = await send();
        if (edits.answered !== answered) continue;
        for (const part of Object.values(answer.data ?? {}).concat([answer.data])) {
          for (const row of [part].flat() as (Row | null | undefined)[]) {
            const pending = edits.rows.get(String(row?.id));
            if (pending !== undefined && row) Object.assign(row, ...pending.fields);
          }
        }
        return answer;
      }
    },
  };
}
