import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';

interface MachineSlice<State> {
  reducer: (state: State | undefined, event: UnknownAction) => State;
  getInitialState: () => State;
}

/** A workflow whose state belongs to one component. */
export interface LocalMachine<State> {
  state: State;
  /** The current state, also inside callbacks of an earlier render. */
  current: () => State;
  /** Sends an event; returns whether it was legal. */
  send: (event: UnknownAction) => boolean;
}

/** Runs a machine's slice in a component. As in a store, each event sees the state that the previous one left. */
export function useMachine<State>(slice: MachineSlice<State>): LocalMachine<State> {
  const [state, setState] = useState(slice.getInitialState);
  const latest = useRef(state);

  function send(event: UnknownAction): boolean {
    const next = slice.reducer(latest.current, event);
    const moved = next !== latest.current;
    latest.current = next;
    setState(next);
    return moved;
  }

  return { state, current: () => latest.current, send };
}
