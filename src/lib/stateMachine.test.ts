import { describe, expect, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { defineMachine, toMermaid } from './stateMachine.ts';

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

const open: Door = { status: 'open' };
const closed: Door = { status: 'closed', by: 'Ana' };
const locked: Door = { status: 'locked', code: 7 };
const { closed: close, opened, locked: lock } = slice.actions;

describe('a slice made from a table', () => {
  test('a legal event leads to its target, with its payload', () => {
    expect(slice.reducer(open, close({ by: 'Luz' }))).toEqual({ status: 'closed', by: 'Luz' });
    expect(slice.reducer(closed, lock(42))).toEqual({ status: 'locked', code: 42 });
    expect(slice.reducer(closed, opened())).toEqual({ status: 'open' });
    expect(slice.reducer(locked, opened())).toEqual({ status: 'open' });
  });

  test.each([
    ['opened', open, opened()],
    ['locked', open, lock(42)],
    ['closed', closed, close({ by: 'Luz' })],
    ['closed', locked, close({ by: 'Luz' })],
    ['locked', locked, lock(42)],
  ])('%s is illegal in %o, and leaves the same reference', (_event, state, action) => {
    expect(slice.reducer(state, action)).toBe(state);
  });

  test('an event of nobody, and a status that the table lacks, leave the same reference', () => {
    const ajar = { status: 'ajar' } as unknown as Door;
    expect(slice.reducer(closed, { type: 'door/kicked' })).toBe(closed);
    expect(slice.reducer(ajar, opened())).toBe(ajar);
  });

  test('may refuse a legal event, which leaves the same reference', () => {
    const broken: Door = { status: 'locked', code: 0 };
    expect(slice.reducer(broken, slice.actions.opened())).toBe(broken);
  });

  test('stops when a handler returns another status than the table says', () => {
    const wrong = defineMachine<Door, { moved: undefined }>()(
      { open: { moved: 'closed' }, closed: { moved: 'open' }, locked: {} },
      { moved: () => ({ status: 'open' }) },
    );
    expect(() => wrong.reducers.moved(open, { type: 'moved', payload: undefined })).toThrow(
      'moved leads to closed, not to open',
    );
  });
});

test('the table is printed as a diagram', () => {
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
  const handlers = {
    closed: () => ({ status: 'closed', by: '' }) as const,
    opened: () => ({ status: 'open' }) as const,
    locked: () => ({ status: 'locked', code: 1 }) as const,
  };
  // @ts-expect-error -- 'kicked' is no event of the door
  define({ open: { kicked: 'closed' }, closed: {}, locked: {} }, handlers);
  // @ts-expect-error -- 'ajar' is no status of the door
  define({ open: { closed: 'ajar' }, closed: {}, locked: {} }, handlers);
  // @ts-expect-error -- the status 'locked' is forgotten
  define({ open: { closed: 'closed' }, closed: {} }, handlers);
  define(door.transitions, {
    ...handlers,
    // @ts-expect-error -- the table leads 'locked' to 'locked', not to 'open'
    locked: () => ({ status: 'open' }),
  });
  // @ts-expect-error -- the event 'locked' has no handler
  define(door.transitions, { closed: handlers.closed, opened: handlers.opened });
  // @ts-expect-error -- the code is a number
  slice.actions.locked('1234');
}
