import { describe, expect, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { transitionMatrix } from '#src/testing/transitionMatrix.ts';
import { defineMachine, eventsOf, toMermaid } from './stateMachine.ts';

type Door =
  | { readonly status: 'open' }
  | { readonly status: 'closed'; readonly by: string }
  | { readonly status: 'locked'; readonly code: number };

interface DoorEvents {
  closed: { by: string };
  opened: undefined;
  locked: number;
}

const door = defineMachine<Door, DoorEvents>()(
  {
    open: { closed: 'closed' },
    closed: { opened: 'open', locked: 'locked' },
    locked: { opened: 'open' },
  },
  {
    closed: (_state, { by }) => ({ status: 'closed', by }),
    opened: (state) => (state.status === 'locked' && state.code === 0 ? null : { status: 'open' }),
    locked: (_state, code) => ({ status: 'locked', code }),
  },
);
const slice = createSlice({
  name: 'door',
  initialState: (): Door => ({ status: 'open' }),
  reducers: door.reducers,
});

const states: Record<Door['status'], Door> = {
  open: { status: 'open' },
  closed: { status: 'closed', by: 'Ana' },
  locked: { status: 'locked', code: 7 },
};
const events = {
  closed: slice.actions.closed({ by: 'Luz' }),
  opened: slice.actions.opened(),
  locked: slice.actions.locked(1234),
};

describe('a slice made from a table', () => {
  test.each(transitionMatrix(door.transitions, states, events))(
    '$status + $event → $target',
    ({ state, action, target }) => {
      const next = slice.reducer(state, action);
      if (target === null) expect(next).toBe(state);
      else expect(next.status).toBe(target);
    },
  );

  test('carries the payload into the next state', () => {
    expect(slice.reducer(states.closed, slice.actions.locked(42))).toEqual({
      status: 'locked',
      code: 42,
    });
  });

  test('may refuse a legal event, which leaves the same reference', () => {
    const broken: Door = { status: 'locked', code: 0 };
    expect(slice.reducer(broken, slice.actions.opened())).toBe(broken);
  });

  test('stops at an arrival in another status than the table says', () => {
    const wrong = defineMachine<Door, { moved: undefined }>()(
      { open: { moved: 'closed' }, closed: { moved: 'open' }, locked: {} },
      { moved: () => ({ status: 'open' }) },
    );
    expect(() => wrong.reducers.moved(states.open, { type: 'moved', payload: undefined })).toThrow(
      'moved leads to closed, not to open',
    );
  });
});

test('the table is printed as a diagram', () => {
  expect(eventsOf(door.transitions)).toEqual(['closed', 'opened', 'locked']);
  expect(toMermaid(door.transitions, 'open')).toBe(`stateDiagram-v2
  [*] --> open
  open --> closed: closed
  closed --> open: opened
  closed --> locked: locked
  locked --> open: opened
`);
});

/** Never run: `npm run check` fails when one of these begins to compile. */
export function whatDoesNotCompile() {
  const define = defineMachine<Door, DoorEvents>();
  const arrivals = {
    closed: () => ({ status: 'closed', by: '' }) as const,
    opened: () => ({ status: 'open' }) as const,
    locked: () => ({ status: 'locked', code: 1 }) as const,
  };
  // @ts-expect-error -- 'kicked' is no event of the door
  define({ open: { kicked: 'closed' }, closed: {}, locked: {} }, arrivals);
  // @ts-expect-error -- 'ajar' is no status of the door
  define({ open: { closed: 'ajar' }, closed: {}, locked: {} }, arrivals);
  // @ts-expect-error -- the status 'locked' is forgotten
  define({ open: { closed: 'closed' }, closed: {} }, arrivals);
  define(door.transitions, {
    ...arrivals,
    // @ts-expect-error -- the table leads 'locked' to 'locked', not to 'open'
    locked: () => ({ status: 'open' }),
  });
  // @ts-expect-error -- the event 'locked' has no arrival
  define(door.transitions, { closed: arrivals.closed, opened: arrivals.opened });
  // @ts-expect-error -- the code is a number
  slice.actions.locked('1234');
}
