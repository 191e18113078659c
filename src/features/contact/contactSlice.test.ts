import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { contactSlice } from './contactSlice.ts';
import type { ContactState } from './contactSlice.ts';

const { reducer } = contactSlice;
const { submitted, captchaMissed, accepted, rejected, restarted, sessionEnded } =
  contactSlice.actions;

const fields = { name: 'Rosa', email: 'rosa@demo.pe', subject: 'Hola', message: 'Una tienda.' };
const submitting: ContactState = { status: 'submitting' };
const sent: ContactState = { status: 'sent' };
const failed: ContactState = { status: 'failed', message: 'No.' };

test('a message is sent, and the form is back for another', () => {
  const idle = reducer(undefined, { type: 'start' });
  expect(idle).toEqual({ status: 'idle' });
  // What is typed never stands in the store.
  expect(reducer(idle, submitted(fields))).toEqual({ status: 'submitting' });
  expect(reducer(submitting, accepted())).toEqual({ status: 'sent' });
  expect(reducer(sent, restarted())).toEqual({ status: 'idle' });
});

test('a refusal keeps the server’s words, and the message can be sent again', () => {
  expect(reducer(submitting, rejected({ message: 'No.' }))).toEqual({
    status: 'failed',
    message: 'No.',
  });
  expect(reducer(submitting, rejected({ message: null }))).toEqual({
    status: 'failed',
    message: null,
  });
  expect(reducer(failed, submitted(fields))).toEqual({ status: 'submitting' });
});

test('without a token the form is as it was', () => {
  expect(reducer(submitting, captchaMissed())).toEqual({ status: 'idle' });
});

test.each([submitting, sent, failed])('nothing of %o outlives the session', (state) => {
  expect(reducer(state, sessionEnded())).toEqual({ status: 'idle' });
});

test.each<[string, ContactState, UnknownAction]>([
  ['a second submit', submitting, submitted(fields)],
  ['a submit of what was sent', sent, submitted(fields)],
  ['an answer after the session ended', { status: 'idle' }, accepted()],
  ['a late refusal', sent, rejected({ message: 'No.' })],
  ['starting again from a failure', failed, restarted()],
])('%s does nothing', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
