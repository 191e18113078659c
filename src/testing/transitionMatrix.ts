import type { TransitionTable } from '#src/lib/stateMachine.ts';

/** One cell of status × event. */
export interface Transition<State, Action> {
  status: string;
  event: string;
  state: State;
  action: Action;
  /** Where the table leads; null where the event is illegal. */
  target: string | null;
}

/**
 * The whole status × event matrix of a machine, from its table: a legal event goes to its target, an
 * illegal one leaves the same reference.
 *
 * @param states a state of each status
 * @param events an action of each event, which no guard refuses
 */
export function transitionMatrix<State, Action>(
  table: TransitionTable,
  states: Readonly<Record<string, State>>,
  events: Readonly<Record<string, Action>>,
): Transition<State, Action>[] {
  return Object.entries(states).flatMap(([status, state]) =>
    Object.entries(events).map(([event, action]) => ({
      status,
      event,
      state,
      action,
      target: table[status]?.[event] ?? null,
    })),
  );
}
