import { isDraft, original } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** What every machine's state has: which of its statuses it is in. */
export interface StatusState {
  readonly status: string;
}

/** For each status, the events that are legal in it and the one status each leads to. */
export type TransitionTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

type StatusOf<State extends StatusState> = State['status'];

type TableOf<State extends StatusState, Events> = Readonly<
  Record<StatusOf<State>, Readonly<Partial<Record<keyof Events, StatusOf<State>>>>>
>;

/** The statuses in which an event is legal. */
type SourceOf<Table, E> = { [S in keyof Table]: E extends keyof Table[S] ? S : never }[keyof Table];

/** The statuses that an event can lead to. */
type TargetOf<Table, E> = {
  [S in keyof Table]: E extends keyof Table[S] ? Table[S][E] : never;
}[keyof Table];

type In<State, Status> = Extract<State, { readonly status: Status }>;

/** For each event, a function that makes the next state; null ignores the event (a stale or repeated answer). */
type Reducers<State extends StatusState, Events, Table> = {
  readonly [E in keyof Events]: (
    state: In<State, SourceOf<Table, E>>,
    payload: Events[E],
  ) => In<State, TargetOf<Table, E>> | null;
};

type CaseReducers<State extends StatusState, Events> = {
  [E in keyof Events]: (state: State, action: PayloadAction<Events[E]>) => State;
};

/** A workflow: its transition table, which is both guard and diagram, and the reducers made from it. */
export interface Machine<State extends StatusState, Events, Table> {
  readonly transitions: Table;
  /** For `createSlice({ reducers })`: one case reducer per event. An illegal event returns the same state. */
  readonly reducers: CaseReducers<State, Events>;
}

/**
 * Makes a workflow from its transition table (ADR-0007):
 *
 *     defineMachine<State, { submitted: Form; accepted: void }>()(
 *       { idle: { submitted: 'busy' }, busy: { accepted: 'done' }, done: {} },
 *       { submitted: (state, form) => ({ status: 'busy', form }), accepted: () => ({ status: 'done' }) },
 *     )
 *
 * The compiler rejects unknown or missing statuses and events, and next states whose status differs from the
 * table's target. `Events` maps each event, named in the past tense, to its payload.
 *
 * @throws Error while reducing, when an event has several targets and the handler returned the wrong one
 */
export function defineMachine<State extends StatusState, Events extends object>() {
  return <const Table extends TableOf<State, Events> & ExactEvents<Table, Events>>(
    transitions: Table,
    handlers: Reducers<State, Events, Table>,
  ): Machine<State, Events, Table> => {
    const reduce = (event: keyof Events) => (state: State, action: PayloadAction<never>) => {
      const target = (transitions as TransitionTable)[state.status]?.[String(event)];
      if (target === undefined) return state;
      const handle = handlers[event] as unknown as (from: object, payload: never) => State | null;
      const next = handle(plain(state), action.payload);
      if (next === null) return state;
      if (next.status !== target) {
        throw new Error(`${String(event)} leads to ${target}, not to ${next.status}`);
      }
      return next;
    };
    const events = Object.keys(handlers) as (keyof Events)[];
    const reducers = Object.fromEntries(events.map((event) => [event, reduce(event)]));
    return { transitions, reducers: reducers as CaseReducers<State, Events> };
  };
}

/** A generic constraint allows excess keys; this type turns unknown events into `never`. */
type ExactEvents<Table, Events> = {
  readonly [S in keyof Table]: {
    readonly [E in keyof Table[S]]: E extends keyof Events ? Table[S][E] : never;
  };
};

/** Unwraps Immer's draft, so that references that a handler keeps stay identical. */
function plain(state: object): object {
  return isDraft(state) ? original(state) : state;
}

/** The table as a Mermaid `stateDiagram-v2`, for the generated pages in docs/. */
export function toMermaid(table: TransitionTable, initial: string): string {
  const arrows = Object.entries(table).flatMap(([status, legal]) =>
    Object.entries(legal).map(([event, target]) => `  ${status} --> ${target}: ${event}`),
  );
  return ['stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, ''].join('\n');
}
