import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComplaintLookUp, ComplaintState } from '#contract/complaints.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import type { CallExtra } from '#src/api/effects.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { statusCopy } from './statusCopy.ts';

export type LookUpAnswer =
  | { ok: true; found: ComplaintState }
  | { ok: false; message: string; failedRequest?: FailedRequest | undefined };

/** Asks what became of a complaint; the answer is kept by nobody but who asked. Never rejects. */
export function lookUpComplaint(
  asked: ComplaintLookUp,
): ThunkAction<Promise<LookUpAnswer>, unknown, CallExtra, UnknownAction> {
  return async (dispatch, _getState, { loadApi }) => {
    try {
      const [, { complaintsApi }] = await Promise.all([
        loadApi(),
        importChunk('complaintsApi', () => import('#src/api/complaintsApi.ts')),
      ]);
      const { findComplaint } = complaintsApi.endpoints;
      const { data, error } = await dispatch(findComplaint.initiate(asked, { track: false }));
      if (error === undefined) return { ok: true, found: data };
      return {
        ok: false,
        message: errorText(error, statusCopy.failed),
        failedRequest: failedRequestOf(error),
      };
    } catch {
      // The code could not be fetched: no network.
      return { ok: false, message: statusCopy.failed };
    }
  };
}
