import type { UnknownAction } from '@reduxjs/toolkit';
import { forgetAddress } from '#src/lib/rememberedAddress.ts';
import { clearStoredSession, isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import { LOADING_LIMIT } from './authEffectApi.ts';
import type { AuthEffectApi, StartAuthListening } from './authEffectApi.ts';
import { checkStarted, providerUnavailable } from './authSlice.ts';
import { createProfileEffect } from './profileEffect.ts';
import { reportStoredSession } from './sessionReports.ts';
import type { WithAuth } from './sessionReports.ts';

/** Delays loading supabase-js, so that it does not compete with the first data. In milliseconds. */
const LISTENING_DELAY = 2_000;

/** Registers the effects of the auth slice (AUTH-1 to AUTH-10). */
export function startAuthEffects(startListening: StartAuthListening): void {
  startListening({ actionCreator: checkStarted, effect: restoreSession });
  startListening({
    predicate: (action, now, before) =>
      checkStarted.match(action) || enters('loading', now, before),
    effect: limitLoading,
  });
  startListening({
    predicate: (action, now, before) =>
      now.auth.session !== null &&
      (now.auth.session !== before.auth.session || isForbidden(action)),
    effect: createProfileEffect(),
  });
  startListening({
    predicate: (_action, now, before) => enters('signedIn', now, before),
    effect: listenToProvider,
  });
  startListening({
    predicate: (_action, now, before) => enters('signedOut', now, before),
    effect: forgetSession,
  });
}

function enters(status: WithAuth['auth']['status'], now: WithAuth, before: WithAuth): boolean {
  return now.auth.status === status && before.auth.status !== status;
}

/** Whether the API answered 403. The role may have changed, so the profile is read again. */
function isForbidden(action: UnknownAction): boolean {
  if (!/^api\/.*\/rejected$/.test(action.type)) return false;
  const { payload } = action as { payload?: { status?: unknown } };
  return payload?.status === 403;
}

/** Uses an unexpired token at once; only an expired one needs the provider (AUTH-10). */
async function restoreSession(_action: unknown, api: AuthEffectApi): Promise<void> {
  const stored = readStoredSession();
  if (stored === null || !isExpired(stored)) {
    api.dispatch(reportStoredSession());
    return;
  }
  const { identity } = api.extra;
  // After an outage supabase-js fails without a request for a minute. A new client asks again.
  identity.restart();
  try {
    await identity.auth();
  } catch {
    api.dispatch(providerUnavailable());
  }
}

async function limitLoading(_action: unknown, api: AuthEffectApi): Promise<void> {
  const ended = await api.condition((_next, now) => now.auth.status !== 'loading', LOADING_LIMIT);
  if (!ended) api.dispatch(providerUnavailable());
}

async function listenToProvider(_action: unknown, api: AuthEffectApi): Promise<void> {
  api.cancelActiveListeners();
  await api.delay(LISTENING_DELAY);
  // If this fails, the session lasts until its token expires; a 401 then retries.
  await api.extra.identity.auth().catch(() => null);
}

/**
 * Clears the stored session first and tells the provider second, so that signing out works while the provider is
 * unavailable (AUTH-9). supabase-js would keep the session when its request fails.
 */
async function forgetSession(_action: unknown, api: AuthEffectApi): Promise<void> {
  const ended = api.getOriginalState().auth.session;
  const now = api.getState().auth;
  // With a notice the session ended by itself: the person comes back to where they were (ROUTE-14).
  if (ended !== null && now.status === 'signedOut' && now.notice === null) forgetAddress();
  const stored = readStoredSession();
  // Another tab may have signed in a different person meanwhile.
  if (stored !== null && ended !== null && ended.userId !== stored.userId) return;
  // Also if supabase-js has removed the session itself: the role is stored beside it.
  clearStoredSession();
  if (stored === null) return;
  const auth = await api.extra.identity.auth().catch(() => null);
  await auth?.admin.signOut(stored.accessToken, 'local');
}
