import { expect, test } from '@jest/globals';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { newsletterMachine, newsletterSlice } from './newsletterSlice.ts';
import type { NewsletterState } from './newsletterSlice.ts';

const { actions, reducer } = newsletterSlice;

const states = {
  idle: { status: 'idle' },
  sending: { status: 'sending' },
  subscribed: { status: 'subscribed', message: null },
  failed: { status: 'failed', reason: 'refused', message: null },
} as const satisfies Record<NewsletterState['status'], NewsletterState>;

const events = {
  objected: actions.objected(),
  submitted: actions.submitted({ email: 'rosa@demo.pe' }),
  captchaMissed: actions.captchaMissed(),
  accepted: actions.accepted({ message: 'Revisa tu correo.' }),
  rejected: actions.rejected({ message: 'No.' }),
  sessionEnded: actions.sessionEnded(),
} satisfies Record<keyof typeof actions, unknown>;

test.each(transitionMatrix(newsletterMachine.transitions, states, events))(
  '$status + $event → $target',
  ({ state, action, target }) => {
    const next = reducer(state, action);
    if (target === null) expect(next).toBe(state);
    else expect(next.status).toBe(target);
  },
);

test.each([
  [states.idle, events.objected, 'email'],
  [states.sending, events.captchaMissed, 'captcha'],
  [states.sending, events.rejected, 'refused'],
])('%o fails for its reason', (state, event, reason) => {
  expect(reducer(state, event)).toMatchObject({ status: 'failed', reason });
});
