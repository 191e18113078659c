import { useMachine } from '../useMachine.ts';
import { submissionSlice } from './submissionMachine.ts';
import type { Refusal, SubmissionState } from './submissionMachine.ts';

const { submitted, accepted, rejected, reopened } = submissionSlice.actions;

type Answer = { readonly ok: true } | ({ readonly ok: false } & Readonly<Refusal>);

export interface SubmissionSteps<Values> {
  /** Sends the request. Never rejects. */
  send: (values: Values) => Promise<Answer>;
  onDone?: (values: Values) => void;
  /** The form stays open after a success. */
  stays?: boolean;
}

export interface Submission<Values> {
  /** The request is running, or it succeeded and the page is about to change. */
  busy: boolean;
  /** Why the last request failed. */
  failure: Extract<SubmissionState, { status: 'failed' }> | null;
  submit: (values: Values) => Promise<void>;
}

/** Sends a form's request. While one runs, further calls of `submit` do nothing. */
export function useSubmission<Values>({
  send,
  onDone,
  stays = false,
}: SubmissionSteps<Values>): Submission<Values> {
  const machine = useMachine(submissionSlice);
  const { state } = machine;

  async function submit(values: Values): Promise<void> {
    if (!machine.send(submitted())) return;
    const answer = await send(values);
    machine.send(answer.ok ? accepted() : rejected(answer));
    if (!answer.ok) return;
    if (stays) machine.send(reopened());
    onDone?.(values);
  }

  return {
    busy: state.status === 'busy' || state.status === 'done',
    failure: state.status === 'failed' ? state : null,
    submit,
  };
}
