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

/** Waits for real network time only; fake time stands still, so the limit of ten seconds is not reached. */
async function settled(auth: () => { status: string }): Promise<void> {
  while (auth().status === 'loading') {
    await jest.advanceTimersByTimeAsync(0);
    await setImmediate();
  }
}

/** `skew`: seconds by which the local clock is ahead of the provider's. */
describe.each([
  ['ahead of', 10 * MINUTE],
  ['behind', -10 * MINUTE],
])('a clock ten minutes %s the provider’s', (_what, skew) => {
  let renewals = 0;

  /** Converts a lifetime by the provider's clock to one by the local clock. */
  const byLocalClock = (secondsLeft: number) => secondsLeft - skew;

  beforeEach(() => {
    renewals = 0;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    serveIdentity(profile);
    network.use(
      http.post(edge.token, () => {
        renewals += 1;
        const token = `renewed-${renewals}`;
        return HttpResponse.json({
          ...aSession(profile.id, { token, expiresIn: byLocalClock(60 * MINUTE) }),
          expires_in: 60 * MINUTE,
        });
      }),
      http.post(edge.role, ({ request }) =>
        request.headers.get('authorization') === 'Bearer expired-at-provider'
          ? HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
          : HttpResponse.json('client'),
      ),
    );
  });

  test('does not renew a fresh session', async () => {
    storeSession(profile.id, { expiresIn: byLocalClock(59 * MINUTE) });
    const { auth } = startSessionStore();
    await settled(auth);
    await jest.advanceTimersByTimeAsync(20 * MINUTE * 1000);
    expect(auth()).toMatchObject({ status: 'signedIn', profile });
    expect(renewals).toBe(0);
  });

  test('a token that either clock considers expired is renewed once, without signing out', async () => {
    const secondsLeft = skew > 0 ? 5 * MINUTE : -5 * MINUTE;
    storeSession(profile.id, {
      token: 'expired-at-provider',
      expiresIn: byLocalClock(secondsLeft),
    });
    const { auth, seen } = startSessionStore();
    await settled(auth);
    await jest.advanceTimersByTimeAsync(20 * MINUTE * 1000);
    expect(auth()).toMatchObject({ status: 'signedIn', session: { accessToken: 'renewed-1' } });
    expect(renewals).toBe(1);
    expect(seen).not.toContain('signedOut');
  });
});
