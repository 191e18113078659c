import { describe, expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import type { AppStore } from '#src/app/store.ts';
import { readStoredSession } from '#src/lib/storedSession.ts';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import { edge, network, onCall, withNetwork } from '#src/testing/network.ts';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { api } from './api.ts';

withNetwork();

const profile = aProfile();

const tokenOf = (request: Request) => request.headers.get('authorization');

/** Accepts only the good token; records the tokens of all requests. */
function serveTickets(good: string) {
  const tokens: (string | null)[] = [];
  network.use(
    onCall('listTickets', ({ request }) => {
      tokens.push(tokenOf(request));
      return tokenOf(request) === `Bearer ${good}`
        ? HttpResponse.json([])
        : HttpResponse.json({ message: 'Inicia sesión.' }, { status: 401 });
    }),
  );
  return tokens;
}

function serveRefresh(answer: () => Response) {
  const count = { calls: 0 };
  network.use(
    http.post(edge.token, () => {
      count.calls += 1;
      return answer();
    }),
  );
  return count;
}

const newSession = () => HttpResponse.json(aSession(profile.id, { token: 'token-2' }));
const refusal = () =>
  HttpResponse.json(
    { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    { status: 400, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );
const ask = (store: AppStore) =>
  store.dispatch(api.endpoints.listTickets.initiate(undefined, { forceRefetch: true }));

describe('a 401', () => {
  test('refreshes the token once and repeats the call once', async () => {
    const store = signedInStore();
    const tokens = serveTickets('token-2');
    const refresh = serveRefresh(newSession);
    expect((await ask(store)).data).toEqual([]);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(refresh.calls).toBe(1);
    expect(readStoredSession()?.accessToken).toBe('token-2');
    expect(store.getState().auth.status).toBe('signedIn');
  });

  test('of ten concurrent calls causes one refresh', async () => {
    const store = signedInStore();
    const tokens: (string | null)[] = [];
    network.use(
      onCall('createTicket', ({ request }) => {
        tokens.push(tokenOf(request));
        return tokenOf(request) === 'Bearer token-2'
          ? HttpResponse.json({}, { status: 201 })
          : new HttpResponse(null, { status: 401 });
      }),
    );
    const refresh = serveRefresh(newSession);
    const ticket = { subject: 'a', description: 'b' };
    const calls = Array.from({ length: 10 }, () =>
      store.dispatch(api.endpoints.createTicket.initiate(ticket)),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(refresh.calls).toBe(1);
    expect(tokens).toHaveLength(20);
  });

  test('of an expired token causes one refresh, not two', async () => {
    const store = signedInStore();
    serveTickets('token-2');
    serveRefresh(newSession);
    // Initializes the provider's client now, so that its initialization does not refresh the expired token below.
    await ask(store);
    storeSession(profile.id, { token: 'token-3', expiresIn: -60 });
    serveTickets('token-4');
    const refresh = serveRefresh(() =>
      HttpResponse.json(aSession(profile.id, { token: 'token-4' })),
    );
    expect((await ask(store)).data).toEqual([]);
    expect(refresh.calls).toBe(1);
  });

  test('keeps the session while the identity provider is unreachable', async () => {
    const store = signedInStore();
    storeSession(profile.id, { token: 'token-1' });
    serveTickets('never');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    serveRefresh(() => new HttpResponse(null, { status: 503 }));
    // Our own timeout ends the first wait; the second ends because supabase-js has given up by then.
    for (const wait of [31_000, 1_000]) {
      const asked = ask(store);
      await jest.advanceTimersByTimeAsync(wait);
      expect((await asked).error).toMatchObject({ status: 401, serverMessage: 'Inicia sesión.' });
      expect(store.getState().auth.status).toBe('signedIn');
      expect(readStoredSession()?.accessToken).toBe('token-1');
    }
    jest.useRealTimers();
  });

  test('of a token older than the stored one needs no refresh', async () => {
    const store = signedInStore();
    const tokens: (string | null)[] = [];
    network.use(
      onCall('listTickets', ({ request }) => {
        tokens.push(tokenOf(request));
        if (tokens.length > 1) return HttpResponse.json([]);
        // Another tab has refreshed meanwhile.
        storeSession(profile.id, { token: 'token-3' });
        return new HttpResponse(null, { status: 401 });
      }),
    );
    expect((await ask(store)).data).toEqual([]);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-3']);
  });

  test('is never repeated with another person’s token', async () => {
    const store = signedInStore();
    const tokens: (string | null)[] = [];
    network.use(
      onCall('listTickets', ({ request }) => {
        tokens.push(tokenOf(request));
        storeSession('somebody-else', { token: 'theirs' });
        return new HttpResponse(null, { status: 401 });
      }),
    );
    expect((await ask(store)).error).toMatchObject({ status: 401 });
    expect(tokens).toEqual(['Bearer token-1']);
    expect(readStoredSession()?.accessToken).toBe('theirs');
  });

  test('whose refresh is rejected signs out and says why', async () => {
    const store = signedInStore();
    serveTickets('never');
    serveRefresh(refusal);
    await ask(store);
    expect(store.getState().auth).toEqual({
      status: 'signedOut',
      session: null,
      notice: 'Tu sesión ha terminado. Vuelve a entrar para continuar.',
    });
    expect(readStoredSession()).toBeNull();
  });

  test('of a fresh token signs out without another refresh', async () => {
    const store = signedInStore();
    const tokens = serveTickets('never');
    const refresh = serveRefresh(newSession);
    await ask(store);
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(refresh.calls).toBe(1);
    expect(store.getState().auth.status).toBe('signedOut');
    expect(readStoredSession()).toBeNull();
  });

  test('of a public call neither refreshes the token nor ends the session', async () => {
    const store = signedInStore();
    const refresh = serveRefresh(newSession);
    let token: string | null = null;
    network.use(
      onCall('subscribe', ({ request }) => {
        token = tokenOf(request);
        return new HttpResponse(null, { status: 401 });
      }),
    );
    const body = { email: 'a@b.pe', recaptchaToken: 'x' };
    const { error } = await store.dispatch(api.endpoints.subscribe.initiate(body));
    expect(error).toMatchObject({ status: 401 });
    expect(token).toBe('Bearer token-1');
    expect(refresh.calls).toBe(0);
    expect(store.getState().auth.status).toBe('signedIn');
  });
});
