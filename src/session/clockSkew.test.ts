import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { aProfile, aSession, storeSession } from '#src/testing/builders.ts';
import { edge, network, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';

withNetwork();

const profile = aProfile();
const MINUTE = 60;

afterEach(() => {
  jest.useRealTimers();
});

/** The network takes its real time: none of the ten seconds that loading may last pass meanwhile. */
async function settled(auth: () => { status: string }): Promise<void> {
  while (auth().status === 'loading') {
    await jest.advanceTimersByTimeAsync(0);
    await setImmediate();
  }
}

/** Seconds by which this machine's clock is ahead of the provider's. */
describe.each([
  ['ahead of', 10 * MINUTE],
  ['behind', -10 * MINUTE],
])('a clock ten minutes %s the provider’s', (_what, skew) => {
  let renewals = 0;

  /** As this machine reads it, the provider's hour is longer or shorter by the skew. */
  const seenHere = (secondsLeft: number) => secondsLeft - skew;

  beforeEach(() => {
    renewals = 0;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    serveIdentity(profile);
    network.use(
      http.post(edge.token, () => {
        renewals += 1;
        const token = `renewed-${renewals}`;
        return HttpResponse.json({
          ...aSession(profile.id, { token, expiresIn: seenHere(60 * MINUTE) }),
          expires_in: 60 * MINUTE,
        });
      }),
      http.post(edge.role, ({ request }) =>
        request.headers.get('authorization') === 'Bearer expired-there'
          ? HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
          : HttpResponse.json('client'),
      ),
    );
  });

  test('leaves a fresh session alone', async () => {
    storeSession(profile.id, { expiresIn: seenHere(59 * MINUTE) });
    const { auth } = startSessionStore();
    await settled(auth);
    await jest.advanceTimersByTimeAsync(20 * MINUTE * 1000);
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
    expect(renewals).toBe(0);
  });

  test('renews once what one of the two takes for expired, and no one is signed out', async () => {
    const secondsLeft = skew > 0 ? 5 * MINUTE : -5 * MINUTE;
    storeSession(profile.id, { token: 'expired-there', expiresIn: seenHere(secondsLeft) });
    const { auth, seen } = startSessionStore();
    await settled(auth);
    await jest.advanceTimersByTimeAsync(20 * MINUTE * 1000);
    expect(auth()).toMatchObject({ status: 'signedIn', session: { accessToken: 'renewed-1' } });
    expect(renewals).toBe(1);
    expect(seen).not.toContain('signedOut');
  });
});
