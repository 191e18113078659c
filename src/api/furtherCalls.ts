import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Route } from '#contract/routes.ts';
import { api } from './api.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest, sendCall } from './baseQuery.ts';

/** Records in the API cache which routes the server lacks; signing out clears it with the rest. */
const { endpoints, util } = api.injectEndpoints({
  endpoints: (build) => ({
    isAbsent: build.query<boolean, Route['path']>({
      queryFn: () => ({ data: false }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

type ApiState = Parameters<ReturnType<typeof endpoints.isAbsent.select>>[0];

type QueryFn<Data, Argument> = (
  argument: Argument,
  api: BaseQueryApi,
  options: unknown,
  send: (request: ApiRequest) => ReturnType<typeof sendCall>,
) => Promise<{ data: Data } | { error: ApiError }>;

/**
 * The `queryFn` of a read beyond the fourteen calls. A 404 means that the server lacks the call (API-10): the result
 * is null and the route is not requested again in this session. Not for reads of one object, where a 404 means that
 * the object does not exist.
 */
export function furtherRead<Data, Argument = void>(
  toRequest: (argument: Argument) => ApiRequest,
): QueryFn<Data | null, Argument> {
  return async (argument, { dispatch, getState }, _options, send) => {
    const request = toRequest(argument);
    const { path } = request.route;
    if (endpoints.isAbsent.select(path)(getState() as ApiState).data) return { data: null };
    const { data, error } = await send(request);
    if (error === undefined) return { data: data as Data };
    if (error.status !== 404) return { error };
    dispatch(util.upsertQueryEntries([{ endpointName: 'isAbsent', arg: path, value: true }]));
    return { data: null };
  };
}

/**
 * A further read's `selectFromResult`: whether the server offers the call; null until that is known. Other errors
 * count as offered, so that the feature shows them.
 */
export function selectIsOffered({
  currentData,
  error,
}: {
  currentData?: unknown;
  error?: unknown;
}) {
  if (currentData === null) return { isOffered: false };
  return { isOffered: currentData === undefined && error === undefined ? null : true };
}
