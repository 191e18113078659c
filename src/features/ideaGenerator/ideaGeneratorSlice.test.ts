import { expect, test } from '@jest/globals';
import { anIdeaResult } from '#src/testing/builders.ts';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { ideaGeneratorMachine, ideaGeneratorSlice } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';

const { actions, reducer } = ideaGeneratorSlice;

const request = { id: 'first', prompt: 'Vendo tortas' };
const next = { id: 'second', prompt: 'Vendo tortas' };
const idea = anIdeaResult();
const another = anIdeaResult({ name: 'Otra' });

const states = {
  idle: { status: 'idle' },
  generating: { status: 'generating', request },
  failed: { status: 'failed', message: 'No' },
  result: { status: 'result', request, idea },
  listing: { status: 'listing', request, idea },
  listed: { status: 'listed', request, idea, alternatives: [another] },
  unlisted: { status: 'unlisted', request, idea, message: 'No' },
} as const satisfies Record<IdeaGeneratorState['status'], IdeaGeneratorState>;

const events = {
  submitted: actions.submitted(next),
  accepted: actions.accepted({ id: request.id, idea }),
  rejected: actions.rejected({ id: request.id, message: 'No' }),
  alternativesWanted: actions.alternativesWanted(next),
  alternativesAccepted: actions.alternativesAccepted({ id: request.id, alternatives: [another] }),
  resumed: actions.resumed({ request: next, idea: another }),
  left: actions.left(),
  sessionEnded: actions.sessionEnded(),
} satisfies Record<keyof typeof actions, unknown>;

test.each(transitionMatrix(ideaGeneratorMachine.transitions, states, events))(
  '$status + $event → $target',
  ({ state, action, target }) => {
    const after = reducer(state, action);
    if (target === null) expect(after).toBe(state);
    else expect(after.status).toBe(target);
  },
);

test.each([
  ['an idea', states.generating, actions.accepted({ id: 'older', idea })],
  ['a failure', states.generating, actions.rejected({ id: 'older', message: 'No' })],
  ['alternatives', states.listing, actions.alternativesAccepted({ id: 'older', alternatives: [] })],
  ['a failed list', states.listing, actions.rejected({ id: 'older', message: 'No' })],
])('%s of an abandoned request leaves the same reference', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});

test('a new request clears the previous result and error', () => {
  const generating = { status: 'generating', request: next };
  expect(reducer(states.listed, events.submitted)).toEqual(generating);
  expect(reducer(states.failed, events.submitted)).toEqual(generating);
});

test('asking for alternatives, and their failure, keep the idea', () => {
  expect(reducer(states.result, events.alternativesWanted)).toMatchObject({ idea, request: next });
  expect(reducer(states.listing, events.rejected)).toEqual(states.unlisted);
});

test('an idea of before takes the place of the one on screen, for its own prompt', () => {
  const listing = { status: 'listing', request: next, idea: another };
  expect(reducer(states.listed, events.resumed)).toEqual(listing);
});

test('who leaves and comes back finds the idea, without what was under way or went wrong', () => {
  expect(reducer(states.listing, events.left)).toEqual(states.result);
  expect(reducer(states.unlisted, events.left)).toEqual(states.result);
  expect(reducer(states.generating, events.left)).toEqual(states.idle);
});
