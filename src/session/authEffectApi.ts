import type {
  ListenerEffectAPI,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { SessionAccess } from '#src/api/baseQuery.ts';
import type { IdentityClient } from './identityClient.ts';
import type { WithAuth } from './sessionReports.ts';

/** How long 'Cargando...' may show before the provider counts as unavailable (AUTH-4), in milliseconds. */
export const LOADING_LIMIT = 10_000;

/** The part of the store's extra argument that the session needs. */
export interface SessionExtra {
  identity: IdentityClient;
  session: SessionAccess;
}

export type SessionDispatch = ThunkDispatch<WithAuth, SessionExtra, UnknownAction>;
export type StartAuthListening = TypedStartListening<WithAuth, SessionDispatch, SessionExtra>;
export type AuthEffectApi = ListenerEffectAPI<WithAuth, SessionDispatch, SessionExtra>;
