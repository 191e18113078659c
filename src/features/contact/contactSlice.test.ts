import { expect, test } from '@jest/globals';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { contactMachine, contactSlice } from './contactSlice.ts';
import type { ContactState } from './contactSlice.ts';

const { actions, reducer } = contactSlice;

const states = {
  idle: { status: 'idle' },
  submitting: { status: 'submitting' },
  sent: { status: 'sent' },
  failed: { status: 'failed', message: null },
} as const satisfies Record<ContactState['status'], ContactState>;

const message = { name: 'Rosa', email: 'rosa@demo.pe', subject: 'Hola', message: 'Una tienda.' };
const events = {
  submitted: actions.submitted(message),
  captchaMissed: actions.captchaMissed(),
  accepted: actions.accepted(),
  rejected: actions.rejected({ message: 'No.' }),
  restarted: actions.restarted(),
  sessionEnded: actions.sessionEnded(),
} satisfies Record<keyof typeof actions, unknown>;

test.each(transitionMatrix(contactMachine.transitions, states, events))(
  '$status + $event → $target',
  ({ state, action, target }) => {
    const next = reducer(state, action);
    if (target === null) expect(next).toBe(state);
    else expect(next.status).toBe(target);
  },
);

test('what is typed never stands in the store', () => {
  expect(JSON.stringify(reducer(states.idle, events.submitted))).not.toContain('Rosa');
});

test('a failure keeps the server’s words', () => {
  expect(reducer(states.submitting, events.rejected)).toEqual({ status: 'failed', message: 'No.' });
});
