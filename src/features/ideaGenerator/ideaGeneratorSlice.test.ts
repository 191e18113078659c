import { describe, expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { anIdeaResult } from '#src/testing/builders.ts';
import { ideaGeneratorSlice } from './ideaGeneratorSlice.ts';
import type { IdeaGeneratorState } from './ideaGeneratorSlice.ts';

const { reducer } = ideaGeneratorSlice;
const {
  submitted,
  accepted,
  rejected,
  resumed,
  alternativesWanted,
  alternativesAccepted,
  left,
  sessionEnded,
} = ideaGeneratorSlice.actions;

const request = { id: 'first', prompt: 'Vendo tortas' };
const next = { id: 'second', prompt: 'Vendo flores' };
const idea = anIdeaResult();
const another = anIdeaResult({ name: 'Otra' });

const idle: IdeaGeneratorState = { status: 'idle' };
const generating: IdeaGeneratorState = { status: 'generating', request };
const failed: IdeaGeneratorState = { status: 'failed', message: 'No.' };
const result: IdeaGeneratorState = { status: 'result', request, idea };
const listing: IdeaGeneratorState = { status: 'listing', request, idea };
const listed: IdeaGeneratorState = { status: 'listed', request, idea, alternatives: [another] };
const unlisted: IdeaGeneratorState = { status: 'unlisted', request, idea, message: 'No.' };

describe('an idea', () => {
  test('is requested and accepted', () => {
    expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'idle' });
    expect(reducer(idle, submitted(request))).toEqual({ status: 'generating', request });
    expect(reducer(generating, accepted({ id: 'first', idea }))).toEqual({
      status: 'result',
      request,
      idea,
    });
  });

  test('that fails has an error message', () => {
    expect(reducer(generating, rejected({ id: 'first', message: 'No.' }))).toEqual({
      status: 'failed',
      message: 'No.',
    });
  });

  test.each([failed, result, listing, listed, unlisted])(
    'requested again clears the previous result and error: $status',
    (state) => {
      expect(reducer(state, submitted(next))).toEqual({ status: 'generating', request: next });
    },
  );
});

describe('alternatives', () => {
  test('are requested and accepted; the idea stays', () => {
    expect(reducer(result, alternativesWanted(next))).toEqual({
      status: 'listing',
      request: next,
      idea,
    });
    expect(
      reducer(listing, alternativesAccepted({ id: 'first', alternatives: [another] })),
    ).toEqual({ status: 'listed', request, idea, alternatives: [another] });
  });

  test('that fail have an error message, keep the idea, and can be requested again', () => {
    expect(reducer(listing, rejected({ id: 'first', message: 'No.' }))).toEqual({
      status: 'unlisted',
      request,
      idea,
      message: 'No.',
    });
    expect(reducer(unlisted, alternativesWanted(next))).toEqual({
      status: 'listing',
      request: next,
      idea,
    });
  });
});

describe('a saved idea', () => {
  test.each([idle, failed, result, listing, listed, unlisted])(
    'replaces the current one, and its alternatives are requested: $status',
    (state) => {
      expect(reducer(state, resumed({ request: next, idea: another }))).toEqual({
        status: 'listing',
        request: next,
        idea: another,
      });
    },
  );

  test('cannot be reopened while the generator is busy', () => {
    expect(reducer(generating, resumed({ request: next, idea: another }))).toBe(generating);
  });
});

describe('leaving the page', () => {
  test.each([generating, failed])('resets to the form from $status', (state) => {
    expect(reducer(state, left())).toEqual({ status: 'idle' });
  });

  test.each([listing, unlisted])('keeps only the idea from $status', (state) => {
    expect(reducer(state, left())).toEqual({ status: 'result', request, idea });
  });
});

test.each([generating, failed, result, listing, listed, unlisted])(
  'the end of the session clears everything: $status',
  (state) => {
    expect(reducer(state, sessionEnded())).toEqual({ status: 'idle' });
  },
);

test.each<[string, IdeaGeneratorState, UnknownAction]>([
  ['an idea of an abandoned request', generating, accepted({ id: 'older', idea })],
  ['a failure of one', generating, rejected({ id: 'older', message: 'No.' })],
  ['alternatives of one', listing, alternativesAccepted({ id: 'older', alternatives: [] })],
  ['a failed list of one', listing, rejected({ id: 'older', message: 'No.' })],
  ['a second submit', generating, submitted(next)],
  ['a second wish for alternatives', listing, alternativesWanted(next)],
  ['alternatives that are there', listed, alternativesWanted(next)],
  ['an answer after the screen was left', idle, accepted({ id: 'first', idea })],
  ['leaving with an idea', result, left()],
  ['leaving with alternatives', listed, left()],
])('%s: nothing changes', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
