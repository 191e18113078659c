import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { tabStorage } from '#src/lib/safeStorage.ts';
import { sessionExpired, sessionFound, signedOut } from '#src/session/authSlice.ts';
import { anIdeaResult, aProfile } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { alternativesWanted, ideaRequest, left, submitted } from './ideaGeneratorSlice.ts';

withNetwork();

const idea = anIdeaResult();
const other = anIdeaResult({ name: 'Otra idea' });
let store: ReturnType<typeof signedInStore>;
let asked: unknown[];
/** Functions that send the server's answers, in the order of the requests. */
let answers: ((idea: Response) => void)[];

beforeEach(() => {
  store = signedInStore();
  asked = [];
  answers = [];
  network.use(
    onCall('generateIdea', async ({ request }) => {
      asked.push(await request.json());
      return new Promise((resolve) => answers.push(resolve));
    }),
  );
});

const state = () => store.getState().ideaGenerator;
const submit = (prompt = 'Vendo tortas') => store.dispatch(submitted(ideaRequest(prompt)));
const isAsked = (times: number) => waitFor(() => expect(answers).toHaveLength(times));
const becomes = (status: string) => waitFor(() => expect(state().status).toBe(status));
const answer = (body: unknown, status = 200) =>
  answers.shift()?.(HttpResponse.json(body as object, { status }));

async function reachResult() {
  submit();
  await isAsked(1);
  answer(idea);
  await becomes('result');
}

test('two quick submits make one request', async () => {
  submit();
  submit();
  await isAsked(1);
  answer(idea);
  await becomes('result');
  expect(asked).toEqual([{ prompt: 'Vendo tortas' }]);
  expect(state()).toMatchObject({ idea });
});

test('an array is accepted as well', async () => {
  submit();
  await isAsked(1);
  answer([idea, other]);
  await becomes('result');
  expect(state()).toMatchObject({ idea });
});

test('the late answer to a cancelled request is ignored, the next one is not', async () => {
  submit('Primero');
  await isAsked(1);
  store.dispatch(left());
  submit('Segundo');
  await isAsked(2);
  answer(other);
  answer(idea);
  await becomes('result');
  expect(state()).toMatchObject({ idea, request: { prompt: 'Segundo' } });
});

test.each([
  ['the server’s word', { message: 'Espera un rato.' }, 429, 'Espera un rato.'],
  ['an empty 500', {}, 500, 'Ocurrió un error inesperado.'],
  ['an answer without an idea', {}, 200, 'Ocurrió un error inesperado.'],
  ['an empty list', [], 200, 'Ocurrió un error inesperado.'],
])('a failure shows %s', async (_what, body, status, message) => {
  submit();
  await isAsked(1);
  answer(body, status);
  await becomes('failed');
  expect(state()).toEqual({ status: 'failed', message });
});

test('without a connection the specified text is shown', async () => {
  network.use(onCall('generateIdea', () => HttpResponse.error()));
  submit();
  await becomes('failed');
  expect(state()).toMatchObject({ message: 'Ocurrió un error inesperado.' });
});

test.each([
  ['an array', [idea, other], [other]],
  ['an object', other, [other]],
])('alternatives for the current prompt may arrive as %s', async (_what, body, listed) => {
  await reachResult();
  network.use(
    onCall('generateIdeas', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  store.dispatch(alternativesWanted(ideaRequest('Vendo tortas')));
  store.dispatch(alternativesWanted(ideaRequest('Vendo tortas')));
  await becomes('listed');
  expect(state()).toMatchObject({ idea, alternatives: listed });
  expect(asked).toEqual([{ prompt: 'Vendo tortas' }, { prompt: 'Vendo tortas' }]);
});

test('failed alternatives keep the idea', async () => {
  await reachResult();
  network.use(
    onCall('generateIdeas', () => HttpResponse.json({ message: 'Hoy no.' }, { status: 503 })),
  );
  store.dispatch(alternativesWanted(ideaRequest('Vendo tortas')));
  await becomes('unlisted');
  expect(state()).toMatchObject({ idea, message: 'Hoy no.' });
});

test('sign-out clears the idea and ignores pending answers', async () => {
  await reachResult();
  store.dispatch(signedOut());
  expect(state()).toEqual({ status: 'idle' });
});

const KEY = 'tramayo.draft.idea.';
const mine = `${KEY}${aProfile().id}`;
const visitors = `${KEY}visitor`;
const typed = JSON.stringify({ prompt: 'Vendo tortas' });

test('a visitor’s draft moves to the person who signs in', () => {
  store.dispatch(signedOut());
  tabStorage.setItem(visitors, typed);
  store.dispatch(sessionFound({ userId: aProfile().id, accessToken: 'token-2' }));
  expect([tabStorage.getItem(mine), tabStorage.getItem(visitors)]).toEqual([typed, null]);
});

test('a visitor’s blank draft does not replace the person’s draft', () => {
  tabStorage.setItem(mine, typed);
  store.dispatch(signedOut());
  tabStorage.setItem(visitors, JSON.stringify({ prompt: ' ' }));
  store.dispatch(sessionFound({ userId: aProfile().id, accessToken: 'token-2' }));
  expect(tabStorage.getItem(mine)).toBe(typed);
});

test('the typed text stays on screen when the session expires', () => {
  tabStorage.setItem(mine, typed);
  store.dispatch(sessionExpired({ notice: 'Terminó.' }));
  expect(tabStorage.getItem(visitors)).toBe(typed);
});

test('sign-out removes the draft from the screen, and another person does not see it', () => {
  tabStorage.setItem(mine, typed);
  store.dispatch(signedOut());
  expect(tabStorage.getItem(visitors)).toBeNull();
  store.dispatch(sessionFound({ userId: 'somebody-else', accessToken: 'token-9' }));
  expect(tabStorage.getItem(`${KEY}somebody-else`)).toBeNull();
});
