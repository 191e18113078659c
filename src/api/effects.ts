import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api.ts';

/** The part of the store's extra argument through which effects call the server. */
export interface CallExtra {
  /** The api, attached to the store; its code comes with the first call. Rejects when it cannot be fetched. */
  loadApi: () => Promise<typeof api>;
}

/** For components that call the server through a thunk of their own. */
export type CallDispatch = ThunkDispatch<unknown, CallExtra, UnknownAction>;

/** For a feature's `start…Effects(startListening)`: typed by the feature's own part of the state. */
export type StartEffects<State> = TypedStartListening<
  State,
  ThunkDispatch<State, CallExtra, UnknownAction>,
  CallExtra
>;
