import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import { errorText, failedRequestOf } from '#src/api/apiError.ts';
import type { CallExtra } from '#src/api/effects.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';

/**
 * What became of a filing; a server may answer a success without any of the receipt (API-4).
 * `reason` is what it said of a refusal, '' for nothing.
 */
export type Filing =
  | { ok: true; receipt: Partial<ComplaintReceipt> }
  | { ok: false; reason: string; failedRequest?: FailedRequest | undefined };

/** Sends a complaint; the api's code comes with it. Never rejects. */
export function fileComplaint(
  complaint: NewComplaint,
): ThunkAction<Promise<Filing>, unknown, CallExtra, UnknownAction> {
  return async (dispatch, _getState, { loadApi }) => {
    try {
      const api = await loadApi();
      const { data, error } = await dispatch(api.endpoints.createComplaint.initiate(complaint));
      if (error === undefined) return { ok: true, receipt: data };
      return {
        ok: false,
        reason: errorText(error, ''),
        failedRequest: failedRequestOf(error),
      };
    } catch {
      // The code could not be fetched: no network.
      return { ok: false, reason: '' };
    }
  };
}
