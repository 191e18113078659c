import { createSlice } from '@reduxjs/toolkit';
import type { FailedRequest } from '../failedRequest.ts';
import { defineMachine } from '../stateMachine.ts';

/** Why the request failed. */
export interface Refusal {
  readonly message: string;
  /** A code for screens that handle this failure in their own way. */
  readonly reason?: string | undefined;
  readonly failedRequest?: FailedRequest | undefined;
}

/** The state of a form that makes one request (login, register). The typed values are kept elsewhere. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | ({ readonly status: 'failed' } & Refusal)
  | { readonly status: 'done' };

export interface SubmissionEvents {
  submitted: undefined;
  accepted: undefined;
  rejected: Refusal;
  /** Shows the form again after a success. */
  reopened: undefined;
}

export const submissionMachine = defineMachine<SubmissionState, SubmissionEvents>()(
  {
    idle: { submitted: 'busy' },
    failed: { submitted: 'busy' },
    busy: { accepted: 'done', rejected: 'failed' },
    done: { reopened: 'idle' },
  },
  {
    submitted: () => ({ status: 'busy' }),
    accepted: () => ({ status: 'done' }),
    rejected: (_state, { message, reason, failedRequest }) => ({
      status: 'failed',
      message,
      reason,
      failedRequest,
    }),
    reopened: () => ({ status: 'idle' }),
  },
);

/** The machine as actions and a reducer. Each form holds its own state; it is not in the store. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState: (): SubmissionState => ({ status: 'idle' }),
  reducers: submissionMachine.reducers,
});
