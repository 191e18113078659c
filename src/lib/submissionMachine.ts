import { createSlice } from '@reduxjs/toolkit';
import type { FailedRequest } from './failedRequest.ts';
import { defineMachine } from './stateMachine.ts';

/** What a form finds wanting before it asks anybody: the text, and the fields it is about. */
export interface Objection<Field extends string = string> {
  message: string;
  fields: readonly Field[];
}

/**
 * The workflow of a form that makes one request (login, register). What is typed is
 * not in it, a password least of all.
 */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** The fields that the message is about; none where the other side refused. */
      readonly fields: readonly string[];
      /** Why the other side refused, where the screen makes a difference of it. */
      readonly reason: string | null;
      readonly failedRequest?: FailedRequest | undefined;
    }
  | { readonly status: 'done' };

/** Why the other side did not do it. */
export interface Refusal {
  message: string;
  reason: string | null;
  failedRequest?: FailedRequest | undefined;
}

export interface SubmissionEvents {
  /** The form itself would not send what was typed. */
  objected: Objection;
  submitted: undefined;
  accepted: undefined;
  rejected: Refusal;
  /** Back to the form after a success, for another request. */
  reopened: undefined;
}

export const submissionMachine = defineMachine<SubmissionState, SubmissionEvents>()(
  {
    idle: { objected: 'failed', submitted: 'busy' },
    failed: { objected: 'failed', submitted: 'busy' },
    busy: { accepted: 'done', rejected: 'failed' },
    done: { reopened: 'idle' },
  },
  {
    objected: (_state, { message, fields }) => ({
      status: 'failed',
      message,
      fields,
      reason: null,
    }),
    submitted: () => ({ status: 'busy' }),
    accepted: () => ({ status: 'done' }),
    rejected: (_state, { message, reason, failedRequest }) => ({
      status: 'failed',
      message,
      fields: [],
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
