import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api } from './api.ts';
import type { CallDispatch, CallExtra } from './effects.ts';

type Call<Result> = ThunkAction<PromiseLike<Result>, unknown, unknown, UnknownAction>;
type Failed = { data?: undefined; error: unknown };

/**
 * Replaces a mutation hook on public pages: the API's code is loaded only when a call is made. The call never rejects.
 * Pass a function that starts it: `(endpoints) => endpoints.createComplaint.initiate(complaint)`.
 */
export function useApiCall() {
  const dispatch = useDispatch<CallDispatch>();
  return <Result extends { data?: unknown; error?: unknown }>(
    begin: (endpoints: (typeof api)['endpoints']) => Call<Result> | Promise<Call<Result>>,
  ) =>
    dispatch(async (then, _getState, { loadApi }: CallExtra): Promise<Result | Failed> => {
      try {
        const { endpoints } = await loadApi();
        return await then(await begin(endpoints));
      } catch (error) {
        return { error: error ?? {} };
      }
    });
}
