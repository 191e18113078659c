import type { UnknownAction } from '@reduxjs/toolkit';
import { clearStoredSession, isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import { LOADING_LIMIT } from './authEffectApi.ts';
import type { AuthEffectApi, StartAuthListening } from './authEffectApi.ts';
import { checkStarted, outageMet } from './authSlice.ts';
import { createProfileEffect } from './profileEffect.ts';
import { reportStoredSession } from './sessionReports.ts';
import type { WithAuth } from './sessionReports.ts';

/** Listening and renewing are not urgent; the first rows are. In milliseconds. */
const LISTENING_DELAY = 2_000;

/** What follows from the session's events (AUTH-1 to AUTH-10). */
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

/** The API refuses what this role may not do: the role may have changed since it was read. */
function isForbidden(action: UnknownAction): boolean {
  if (!/^api\/.*\/rejected$/.test(action.type)) return false;
  const { payload } = action as { payload?: { status?: unknown } };
  return payload?.status === 403;
}

/** An unexpired token is good at once; for an expired one the provider is needed (AUTH-10). */
async function restoreSession(_action: unknown, api: AuthEffectApi): Promise<void> {
  const stored = readStoredSession();
  if (stored === null || !isExpired(stored)) {
    api.dispatch(reportStoredSession());
    return;
  }
  const { identity } = api.extra;
  // A client that met an outage answers from its memory of it for a minute.
  identity.restart();
  try {
    await identity.auth();
  } catch {
    api.dispatch(outageMet());
  }
}

async function limitLoading(_action: unknown, api: AuthEffectApi): Promise<void> {
  const ended = await api.condition((_next, now) => now.auth.status !== 'loading', LOADING_LIMIT);
  if (!ended) api.dispatch(outageMet());
}

async function listenToProvider(_action: unknown, api: AuthEffectApi): Promise<void> {
  api.cancelActiveListeners();
  await api.delay(LISTENING_DELAY);
  // Without it the session holds until its token expires, and a 401 tries again.
  await api.extra.identity.auth().catch(() => null);
}

/**
 * Nothing of a session outlives it, whether the provider can be reached or not (AUTH-9): it is
 * cleared first and told second. supabase-js keeps it when the provider fails, and says nothing.
 */
async function forgetSession(_action: unknown, api: AuthEffectApi): Promise<void> {
  const left = api.getOriginalState().auth.session;
  const stored = readStoredSession();
  // Another tab may have signed in as somebody else by now.
  if (stored === null || (left !== null && left.userId !== stored.userId)) return;
  clearStoredSession();
  const auth = await api.extra.identity.auth().catch(() => null);
  await auth?.admin.signOut(stored.accessToken, 'local');
}
