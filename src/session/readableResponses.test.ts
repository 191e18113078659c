import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import type { HttpResponseResolver } from 'msw/http';
import { SESSION_KEY } from '#src/lib/storedSession.ts';
import { aProfile, storeSession } from '#src/testing/builders.ts';
import { edge, network, outages, serveIdentity, withNetwork } from '#src/testing/network.ts';
import { startSessionStore } from '#src/testing/sessionStores.ts';

withNetwork();

const profile = aProfile();

const proxyPage: HttpResponseResolver = () => HttpResponse.html('<h1>No</h1>', { status: 403 });

afterEach(() => {
  jest.useRealTimers();
});

describe('renewing an expired token', () => {
  test.each([...outages, ['a proxy’s error page', proxyPage] as const])(
    'keeps the session after %s',
    async (_what, answer) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      storeSession(profile.id, { expiresIn: -60 });
      serveIdentity(profile);
      network.use(http.post(edge.token, answer));
      const { auth, seen } = startSessionStore();
      await jest.advanceTimersByTimeAsync(40_000);
      expect(auth().status).toBe('unavailable');
      expect(seen).not.toContain('signedOut');
      expect(window.localStorage.getItem(SESSION_KEY)).not.toBeNull();
    },
  );
});
