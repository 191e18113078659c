import { useId } from 'react';
import { submissionSlice } from './submissionMachine.ts';
import type { Objection, Refusal, SubmissionState } from './submissionMachine.ts';
import { useMachine } from './useMachine.ts';

const { objected, submitted, accepted, rejected, reopened } = submissionSlice.actions;

type Answer = { readonly ok: true } | ({ readonly ok: false } & Readonly<Refusal>);

export interface SubmissionSteps<Values> {
  /** What is wrong with the values; null lets them go. */
  check?: (values: Values) => Objection<keyof Values & string> | null;
  /** The one request. Never rejects. */
  send: (values: Values) => Promise<Answer>;
}

export interface Submission<Values> {
  state: SubmissionState;
  /** Under way, or about to leave after a success. */
  busy: boolean;
  /** The state, when it has a message to show. */
  failure: Extract<SubmissionState, { status: 'failed' }> | null;
  /** The id of that message's element. */
  messageId: string;
  /** A control's part in it: its name, and whether the message is about it. */
  field: (name: keyof Values & string) => {
    name: keyof Values & string;
    invalid: boolean;
    describedBy: string | undefined;
  };
  /** Resolves with the state it came to, the same one where the submit was not legal. */
  submit: (values: Values) => Promise<SubmissionState>;
  /** Back to the form after a success. */
  reopen: () => void;
}

/** A form's workflow: its state, and `submit`, which makes one request however often it is called. */
export function useSubmission<Values>(steps: SubmissionSteps<Values>): Submission<Values> {
  const { state, current, send } = useMachine(submissionSlice);
  const messageId = useId();
  const failure = state.status === 'failed' ? state : null;

  async function submit(values: Values): Promise<SubmissionState> {
    const objection = steps.check?.(values) ?? null;
    if (objection !== null) {
      send(objected(objection));
    } else if (send(submitted())) {
      const answer = await steps.send(values);
      send(answer.ok ? accepted() : rejected(answer));
    }
    return current();
  }

  return {
    state,
    busy: state.status === 'busy' || state.status === 'done',
    failure,
    messageId,
    field(name) {
      const invalid = failure?.fields.includes(name) ?? false;
      return { name, invalid, describedBy: invalid ? messageId : undefined };
    },
    submit,
    reopen: () => void send(reopened()),
  };
}
