import { legacy_createStore } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';

type Trace = LiftedState<unknown, { type: string }, unknown>;

/**
 * Imports a file of 'Exportar traza' as Redux DevTools do, into a store with the application's reducers: its
 * actions run again from the state before the first of them.
 *
 * @param text the file's
 * @returns the state that the file ends with, and the one that its actions lead to
 */
export async function replayTrace(text: string): Promise<{ recorded: object; replayed: object }> {
  // What the build writes into the client; reducers call nobody.
  Object.assign(globalThis, { __SETTINGS__: {} });
  const { rootReducer } = await import('../src/app/rootReducer.ts');
  const { api } = await import('../src/api/api.ts');
  await Promise.all([import('../src/api/complaintsApi.ts'), import('../src/api/ideasApi.ts')]);

  const trace = JSON.parse(text) as Trace;
  const store = legacy_createStore(rootReducer.inject(api), instrument());
  store.liftedStore.dispatch(ActionCreators.importState(trace as never));
  return {
    recorded: comparable(trace.computedStates[trace.currentStateIndex]?.state),
    replayed: comparable(store.getState()),
  };
}

/** As JSON, and without the sign by which RTK Query knows its own store. */
function comparable(state: unknown): object {
  const copy = JSON.parse(JSON.stringify(state)) as { api?: { config?: object } };
  if (copy.api) delete copy.api.config;
  return copy;
}
