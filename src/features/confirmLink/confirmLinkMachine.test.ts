import { expect, test } from '@jest/globals';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { confirmLinkMachine, confirmLinkSlice } from './confirmLinkMachine.ts';
import type { ConfirmLinkState } from './confirmLinkMachine.ts';

const { pressed, accepted, refused, unanswered } = confirmLinkSlice.actions;

const states: Record<ConfirmLinkState['status'], ConfirmLinkState> = {
  ready: { status: 'ready' },
  busy: { status: 'busy' },
  failed: { status: 'failed', message: 'No' },
  verified: { status: 'verified' },
  expired: { status: 'expired' },
};
const events = {
  pressed: pressed(),
  accepted: accepted(),
  refused: refused(),
  unanswered: unanswered({ message: 'No' }),
};

test.each(transitionMatrix(confirmLinkMachine.transitions, states, events))(
  '$event in $status',
  ({ state, action, target }) => {
    const next = confirmLinkSlice.reducer(state, action);
    if (target === null) expect(next).toBe(state);
    else expect(next.status).toBe(target);
  },
);
