import type { UnknownAction } from '@reduxjs/toolkit';
import { createMask } from './maskPersonalData.ts';

/** The maximum number of actions in a trace. */
export const TRACE_LENGTH = 200;

interface Step {
  action: UnknownAction;
  /** The state after the action. */
  state: unknown;
  timestamp: number;
}

/** Keeps the last {@link TRACE_LENGTH} actions, masked, and the state after each. */
export function createTraceRecorder(initialState: unknown) {
  const mask = createMask();
  const startedAt = Date.now();
  /** The state before the first recorded action. */
  let committedState = mask(initialState);
  let steps: Step[] = [];

  return {
    record(action: UnknownAction, state: unknown): void {
      steps = [...steps, { action: mask(action), state: mask(state), timestamp: Date.now() }];
      if (steps.length <= TRACE_LENGTH) return;
      committedState = steps[0]?.state;
      steps = steps.slice(1);
    },

    /** The content of the file for Redux DevTools (`LiftedState` of `@redux-devtools/instrument`). */
    liftedState() {
      const init = { action: { type: '@@INIT' }, state: committedState, timestamp: startedAt };
      const all: Step[] = [init, ...steps];
      const liftedActions = all.map(({ action, timestamp }, id) => [
        id,
        { type: 'PERFORM_ACTION', action, timestamp },
      ]);
      return {
        monitorState: {},
        nextActionId: all.length,
        actionsById: Object.fromEntries(liftedActions) as Record<number, unknown>,
        stagedActionIds: all.map((_step, id) => id),
        skippedActionIds: [],
        committedState,
        currentStateIndex: steps.length,
        computedStates: all.map(({ state }) => ({ state })),
        isLocked: false,
        isPaused: false,
      };
    },
  };
}
