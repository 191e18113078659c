import { describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw/http';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { api } from './api.ts';

withNetwork();

const tokenOf = (request: Request) => request.headers.get('authorization');

const ask = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(api.endpoints.listTickets.initiate(undefined, { forceRefetch: true }));

describe('a request', () => {
  test('carries the stored token and a JSON body, and fills in the id', async () => {
    const store = signedInStore();
    let seen: unknown;
    network.use(
      onCall('updateTicket', async ({ request, params }) => {
        seen = {
          id: params.id,
          token: tokenOf(request),
          type: request.headers.get('content-type'),
          body: await request.json(),
        };
        return HttpResponse.json({ id: 'a b' });
      }),
    );
    const change = { id: 'a b', status: 'Cerrado' } as const;
    await store.dispatch(api.endpoints.updateTicket.initiate(change)).unwrap();
    expect(seen).toEqual({
      id: 'a b',
      token: 'Bearer token-1',
      type: 'application/json',
      body: { status: 'Cerrado' },
    });
  });

  test('is sent without a token when there is none', async () => {
    const store = makeStore();
    attachApi(store);
    let token: string | null = 'unseen';
    network.use(
      onCall('subscribe', ({ request }) => {
        token = tokenOf(request);
        return HttpResponse.json({ message: 'Gracias.' }, { status: 201 });
      }),
    );
    const body = { email: 'a@b.pe', recaptchaToken: 'x' };
    const answer = await store.dispatch(api.endpoints.subscribe.initiate(body)).unwrap();
    expect(answer).toBe('Gracias.');
    expect(token).toBeNull();
  });
});

describe('an answer', () => {
  const rename = { id: 'x', userId: null };
  const named = { 'x-request-id': 'a1b2' };

  test('204 is a success', async () => {
    const store = signedInStore();
    network.use(onCall('assignProject', () => new HttpResponse(null, { status: 204 })));
    const answer = store.dispatch(api.endpoints.assignProject.initiate(rename)).unwrap();
    await expect(answer).resolves.toEqual({});
  });

  test.each([
    ['message', { message: 'Uno.' }, 'Uno.'],
    ['error as text', { error: 'Dos.' }, 'Dos.'],
    ['error.message', { error: { message: 'Tres.' } }, 'Tres.'],
    ['message before error', { message: 'Uno.', error: 'Dos.' }, 'Uno.'],
    ['an empty message', { message: '', error: 'Dos.' }, 'Dos.'],
    ['nothing to read', { detail: 'x' }, undefined],
  ])('a failure’s text is read from %s', async (_what, body, serverMessage) => {
    const store = signedInStore();
    network.use(onCall('assignProject', () => HttpResponse.json(body, { status: 500 })));
    const { error } = await store.dispatch(api.endpoints.assignProject.initiate(rename));
    expect(error).toEqual({
      status: 500,
      message: 'API request failed with status 500',
      ...(serverMessage === undefined ? {} : { serverMessage }),
    });
  });

  test.each([502, 200])(
    '%d with a page instead of JSON is a failure without text',
    async (status) => {
      const store = signedInStore();
      network.use(onCall('assignProject', () => HttpResponse.html('<h1>Proxy</h1>', { status })));
      const { error } = await store.dispatch(api.endpoints.assignProject.initiate(rename));
      expect(error).toEqual({ status, message: `API request failed with status ${status}` });
    },
  );

  test.each([
    ['a refusal', () => HttpResponse.json({ message: 'No.' }, { status: 422, headers: named })],
    ['a page instead of JSON', () => HttpResponse.html('<h1>Proxy</h1>', { headers: named })],
  ])('%s names its request, where the server does', async (_what, answer) => {
    const store = signedInStore();
    network.use(onCall('assignProject', answer));
    const { error } = await store.dispatch(api.endpoints.assignProject.initiate(rename));
    expect(error).toMatchObject({
      failedRequest: { id: 'a1b2', at: expect.stringMatching(/^\d+ [a-z]{3} \d{4}, [\d:]{8}$/) },
    });
  });

  test('no response is a network error, without a retry', async () => {
    const store = signedInStore();
    let calls = 0;
    network.use(
      onCall('assignProject', () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    const { error } = await store.dispatch(api.endpoints.assignProject.initiate(rename));
    expect(error).toMatchObject({ status: 'NETWORK' });
    expect(calls).toBe(1);
  });
});

test('a 403 is returned unchanged', async () => {
  const store = signedInStore();
  let calls = 0;
  network.use(
    onCall('listTickets', () => {
      calls += 1;
      return HttpResponse.json({ message: 'No tienes permiso.' }, { status: 403 });
    }),
  );
  expect((await ask(store)).error).toMatchObject({
    status: 403,
    serverMessage: 'No tienes permiso.',
  });
  expect(calls).toBe(1);
  expect(store.getState().auth.status).toBe('signedIn');
});
