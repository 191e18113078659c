import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { newsletterSlice } from './newsletterSlice.ts';
import type { NewsletterState } from './newsletterSlice.ts';

const { reducer } = newsletterSlice;
const { submitted, captchaFailed, accepted, rejected, sessionEnded } = newsletterSlice.actions;

const email = { email: 'rosa@demo.pe' };
const idle: NewsletterState = { status: 'idle' };
const sending: NewsletterState = { status: 'sending' };
const subscribed: NewsletterState = { status: 'subscribed', message: 'Revisa tu correo.' };
const failed: NewsletterState = { status: 'failed', reason: 'request', message: 'No.' };

test('a subscription keeps the server’s message', () => {
  expect(reducer(undefined, { type: 'start' })).toEqual({ status: 'idle' });
  expect(reducer(idle, submitted(email))).toEqual({ status: 'sending' });
  expect(reducer(sending, accepted({ message: 'Revisa tu correo.' }))).toEqual({
    status: 'subscribed',
    message: 'Revisa tu correo.',
  });
});

test('a failure has a reason', () => {
  expect(reducer(sending, captchaFailed())).toEqual({
    status: 'failed',
    reason: 'captcha',
    message: null,
  });
  expect(reducer(sending, rejected({ message: 'No.' }))).toEqual({
    status: 'failed',
    reason: 'request',
    message: 'No.',
  });
});

test.each([idle, subscribed, failed])('from %o an address can be sent', (state) => {
  expect(reducer(state, submitted(email))).toEqual({ status: 'sending' });
});

test.each([sending, subscribed, failed])('nothing of %o outlives the session', (state) => {
  expect(reducer(state, sessionEnded())).toEqual({ status: 'idle' });
});

test.each<[string, NewsletterState, UnknownAction]>([
  ['a second submit', sending, submitted(email)],
  ['an answer after the session ended', idle, accepted({ message: null })],
  ['a late refusal', subscribed, rejected({ message: 'No.' })],
])('%s changes nothing', (_what, state, action) => {
  expect(reducer(state, action)).toBe(state);
});
