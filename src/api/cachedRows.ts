import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { emptyApi } from './emptyApi.ts';

/** Rows as queries hold them: in a list of their data, of one of its pages, or alone. */
type Row = Record<string, unknown>;
type Place = readonly (string | number)[];
type Cache = Pick<BaseQueryApi, 'dispatch' | 'getState'>;
type Patch = (
  endpoint: string,
  argument: unknown,
  recipe: (data: Row) => void,
) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, getState: () => unknown) => unknown;

// Typed by endpoint; a row may be in any.
const updateQueryData = emptyApi.util.updateQueryData as unknown as Patch;

/** The cached queries that provide a row's tag, with their data. */
function queriesOf({ getState }: Pick<Cache, 'getState'>, id: string) {
  const state = getState() as Parameters<typeof emptyApi.util.selectInvalidatedBy>[0];
  const { queries } = state.api;
  return emptyApi.util.selectInvalidatedBy(state, [{ type: 'Row', id }]).map((query) => ({
    ...query,
    data: queries[query.queryCacheKey]?.data as Row | undefined,
  }));
}

/** Where a row is in the data of a query. */
function placesOf(data: unknown, id: string, path: Place = []): Place[] {
  if (typeof data !== 'object' || data === null || path.length > 4) return [];
  if ((data as Row).id === id) return [path];
  if (Array.isArray(data) && path.at(-1) !== 'pages') {
    const index = data.findIndex((row: Row | null) => row?.id === id);
    return index < 0 ? [] : [[...path, index]];
  }
  return Object.entries(data).flatMap(([name, part]) => placesOf(part, id, [...path, name]));
}

function at(data: unknown, path: Place): unknown {
  return path.reduce((part, name) => (part as Row)[name], data);
}

/** The row as the first query that has it holds it; an empty one without. */
export function shownRow(cache: Cache, id: string): Row {
  for (const { data } of queriesOf(cache, id)) {
    const [place] = placesOf(data, id);
    if (place !== undefined) return at(data, place) as Row;
  }
  return {};
}

/** Changes a row wherever it is cached. @param fields null removes it from lists */
export function patchRow(cache: Cache, id: string, fields: object | null): void {
  for (const { endpointName, originalArgs, data } of queriesOf(cache, id)) {
    const places = placesOf(data, id);
    const patch = updateQueryData(endpointName, originalArgs, (draft) => {
      for (const place of places) {
        if (fields !== null) Object.assign(at(draft, place) as Row, fields);
        else if (typeof place.at(-1) === 'number') {
          (at(draft, place.slice(0, -1)) as Row[]).splice(place.at(-1) as number, 1);
        }
      }
    });
    cache.dispatch(patch as unknown as UnknownAction);
  }
}

/** Whether a list that is read by pages has the row. */
export function isListed(cache: Pick<Cache, 'getState'>, id: string): boolean {
  return queriesOf(cache, id).some(({ endpointName }) => endpointName === 'listRows');
}
