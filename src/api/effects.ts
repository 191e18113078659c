import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api.ts';

/** The part of the store's extra argument that gives effects access to the API. */
export interface CallExtra {
  /** Loads the API slice and attaches it to the store. Rejects when its chunk cannot be fetched. */
  loadApi: () => Promise<typeof api>;
}

/** For components that change cached answers: whatever state such a thunk expects. */
export type CacheDispatch = ThunkDispatch<never, unknown, UnknownAction>;

/** The parameter of a feature's `start…Effects(startListening)`, typed by the feature's part of the state. */
export type StartEffects<State> = TypedStartListening<
  State,
  ThunkDispatch<State, CallExtra, UnknownAction>,
  CallExtra
>;
