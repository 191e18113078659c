import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { submissionSlice } from './submissionMachine.ts';
import type { SubmissionState } from './submissionMachine.ts';

const { reducer } = submissionSlice;
const { submitted, accepted, rejected, reopened } = submissionSlice.actions;

const idle: SubmissionState = { status: 'idle' };
const busy: SubmissionState = { status: 'busy' };
const done: SubmissionState = { status: 'done' };
const failed: SubmissionState = { status: 'failed', message: 'No.' };

test('a form is submitted, accepted, and can be submitted again', () => {
  expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'idle' });
  expect(reducer(idle, submitted())).toEqual({ status: 'busy' });
  expect(reducer(busy, accepted())).toEqual({ status: 'done' });
  expect(reducer(done, reopened())).toEqual({ status: 'idle' });
});

test('a refusal keeps message and reason, and can be retried', () => {
  expect(reducer(busy, rejected({ message: 'No.', reason: 'unconfirmed' }))).toEqual({
    status: 'failed',
    message: 'No.',
    reason: 'unconfirmed',
  });
  expect(reducer(failed, submitted())).toEqual({ status: 'busy' });
});

test.each<[string, SubmissionState, UnknownAction]>([
  ['a second submit', busy, submitted()],
  ['a submit of what is done', done, submitted()],
  ['an answer that nobody asked for', idle, accepted()],
  ['a late refusal', done, rejected({ message: 'No.' })],
])('%s changes nothing', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
