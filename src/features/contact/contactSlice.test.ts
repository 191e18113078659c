import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { contactSlice } from './contactSlice.ts';
import type { ContactState } from './contactSlice.ts';

const { reducer } = contactSlice;
const { submitted, captchaFailed, accepted, rejected, restarted, sessionEnded } =
  contactSlice.actions;

const fields = { name: 'Rosa', email: 'rosa@demo.pe', subject: 'Hola', message: 'Una tienda.' };
const submitting: ContactState = { status: 'submitting' };
const sent: ContactState = { status: 'sent' };
const failed: ContactState = { status: 'failed', message: 'No.' };

test('a message is sent, and another can be written', () => {
  const idle = reducer(undefined, { type: 'start' });
  expect(idle).toEqual({ status: 'idle' });
  // The typed values are not in the store.
  expect(reducer(idle, submitted(fields))).toEqual({ status: 'submitting' });
  expect(reducer(submitting, accepted())).toEqual({ status: 'sent' });
  expect(reducer(sent, restarted())).toEqual({ status: 'idle' });
});

test('a refusal keeps the server’s message and can be retried', () => {
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

test('without a captcha token the form is idle again', () => {
  expect(reducer(submitting, captchaFailed())).toEqual({ status: 'idle' });
});

test.each([submitting, sent, failed])('nothing of %o outlives the session', (state) => {
  expect(reducer(state, sessionEnded())).toEqual({ status: 'idle' });
});

test.each<[string, ContactState, UnknownAction]>([
  ['a second submit', submitting, submitted(fields)],
  ['a submit after sending', sent, submitted(fields)],
  ['an answer after the session ended', { status: 'idle' }, accepted()],
  ['a late refusal', sent, rejected({ message: 'No.' })],
  ['starting again from a failure', failed, restarted()],
])('%s changes nothing', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
