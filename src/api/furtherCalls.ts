import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Route } from '#contract/routes.ts';
import { api } from './api.ts';
import type { ApiError } from './apiError.ts';
import type { ApiRequest, baseQuery } from './baseQuery.ts';

/** The routes that the server does not have, in the api's own cache: it forgets them at sign-out with the rest. */
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
  send: (request: ApiRequest) => ReturnType<typeof baseQuery>,
) => Promise<{ data: Data } | { error: ApiError }>;

/**
 * The `queryFn` of a read beyond the fourteen calls. Its answer is null where the server does not have the call
 * (API-10): a 404 says so, is no error, and is the last request of that route for the session.
 * Not for the read of one object, whose 404 tells that there is no such object.
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
 * For a further read's `selectFromResult`: whether the server has the call, null until that is known. Any other
 * failure is the feature's own to show.
 */
export function whetherOffered({ currentData, error }: { currentData?: unknown; error?: unknown }) {
  if (currentData === null) return { isOffered: false };
  return { isOffered: currentData === undefined && error === undefined ? null : true };
}
