import { expect, test } from '@jest/globals';
import { confirmLinkSlice } from './confirmLinkMachine.ts';
import type { ConfirmLinkState } from './confirmLinkMachine.ts';

const { reducer } = confirmLinkSlice;
const { pressed, accepted, halfAccepted, refused, unanswered } = confirmLinkSlice.actions;

const busy: ConfirmLinkState = { status: 'busy' };

test('a valid link: pressed, then verified', () => {
  const ready = reducer(undefined, { type: 'start' });
  expect(ready).toEqual({ status: 'ready' });
  expect(reducer(ready, pressed())).toEqual({ status: 'busy' });
  expect(reducer(busy, accepted())).toEqual({ status: 'verified' });
});

test('the first link of a change of address waits for the other', () => {
  expect(reducer(busy, halfAccepted())).toEqual({ status: 'halfVerified' });
});

test('a used or old link has expired', () => {
  expect(reducer(busy, refused())).toEqual({ status: 'expired' });
});

test('without a response the message says why, and the link can be pressed again', () => {
  const failed = reducer(busy, unanswered({ message: 'No hay conexión.' }));
  expect(failed).toEqual({ status: 'failed', message: 'No hay conexión.' });
  expect(reducer(failed, pressed())).toEqual({ status: 'busy' });
});

test.each<[string, ConfirmLinkState, ReturnType<typeof pressed | typeof accepted>]>([
  ['a second press', busy, pressed()],
  ['a press after the link was verified', { status: 'verified' }, pressed()],
  ['a press after the link has expired', { status: 'expired' }, pressed()],
  ['an unexpected response', { status: 'ready' }, accepted()],
])('%s changes nothing', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
