import { createSlice } from '@reduxjs/toolkit';
import type { FailedRequest } from '../failedRequest.ts';
import { defineMachine } from '../stateMachine.ts';

/** Why the other side did not do it. */
export interface Refusal {
  readonly message: string;
  /** Where the screen makes a difference of it. */
  readonly reason?: string | undefined;
  readonly failedRequest?: FailedRequest | undefined;
}

/** The workflow of a form that makes one request (login, register). What is typed is not in it. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | ({ readonly status: 'failed' } & Refusal)
  | { readonly status: 'done' };

export interface SubmissionEvents {
  submitted: undefined;
  accepted: undefined;
  rejected: Refusal;
  /** Back to the form after a success, for another request. */
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

/** The machine as actions and a reducer; it lives in each form, not in the store. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState: (): SubmissionState => ({ status: 'idle' }),
  reducers: submissionMachine.reducers,
});
