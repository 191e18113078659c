import { legacy_createStore } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';

type Trace = LiftedState<unknown, { type: string }, unknown>;

/**
 * Imports a file of 'Exportar traza' like Redux DevTools into a store with the application's
 * reducers, and replays its actions from the initial state.
 *
 * @param text content of the file
 * @returns the recorded final state, and the state after the replay
 */
export async function replayTrace(text: string): Promise<{ recorded: object; replayed: object }> {
  // The build normally defines these settings; reducers do not use them.
  Object.assign(globalThis, { __SETTINGS__: {} });
  const { rootReducer } = await import('../src/app/rootReducer.ts');
  const { api } = await import('../src/api/api.ts');
  // RTK Query's reducers look up the endpoint of each action.
  await Promise.all([
    import('../src/api/complaintsApi.ts'),
    import('../src/api/conversationApi.ts'),
    import('../src/api/ideasApi.ts'),
    import('../src/api/listsApi.ts'),
    import('../src/api/live.ts'),
    import('../src/api/noticesApi.ts'),
    import('../src/api/waitingApi.ts'),
  ]);

  const trace = JSON.parse(text) as Trace;
  const store = legacy_createStore(rootReducer.inject(api), instrument());
  store.liftedStore.dispatch(ActionCreators.importState(trace as never));
  return {
    recorded: comparable(trace.computedStates[trace.currentStateIndex]?.state),
    replayed: comparable(store.getState()),
  };
}

/** As JSON, without the marker by which RTK Query recognizes its own store. */
function comparable(state: unknown): object {
  const copy = JSON.parse(JSON.stringify(state)) as { api?: { config?: object } };
  if (copy.api) delete copy.api.config;
  return copy;
}
