import { expect, test } from '@jest/globals';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { submissionMachine, submissionSlice } from './submissionMachine.ts';
import type { SubmissionState } from './submissionMachine.ts';

const { objected, submitted, accepted, rejected, reopened } = submissionSlice.actions;

const states: Record<SubmissionState['status'], SubmissionState> = {
  idle: { status: 'idle' },
  busy: { status: 'busy' },
  failed: { status: 'failed', message: 'No', fields: [], reason: null },
  done: { status: 'done' },
};
const events = {
  objected: objected({ message: 'Falta', fields: ['email'] }),
  submitted: submitted(),
  accepted: accepted(),
  rejected: rejected({ message: 'No', reason: null }),
  reopened: reopened(),
};

test.each(transitionMatrix(submissionMachine.transitions, states, events))(
  '$event in $status',
  ({ state, action, target }) => {
    const next = submissionSlice.reducer(state, action);
    if (target === null) expect(next).toBe(state);
    else expect(next.status).toBe(target);
  },
);
