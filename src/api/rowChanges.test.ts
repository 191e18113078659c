import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { apiError } from './apiError.ts';
import { createLocalChanges } from './localChanges.ts';
import { putFields, putFirst } from './rowChanges.ts';

type Result = { data: unknown } | { error: ReturnType<typeof apiError> };

/** Requests in the order they went out, each to be answered by hand. */
function byHand() {
  const sent: ((result: Result) => void)[] = [];
  const send = () =>
    new Promise<never>((resolve) => sent.push((result) => resolve(result as never)));
  return { sent, send };
}

const id = 'p';
let changes: ReturnType<typeof createLocalChanges>;
let bundle: AdminData;
const screen = {
  put: (of: string, fields: Partial<Project>) => putFields(bundle.projects, of, fields),
  drop: () => void bundle.projects.splice(0, 1),
};
const row = () => bundle.projects[0];
const set = (fields: Partial<Project>, send: () => Promise<never>, leaving = false) =>
  changes.projects.make({ id, fields, leaving }, screen, send);
const rest = () => new Promise((resolve) => setTimeout(resolve));
const answer = (change: Partial<Project>) => ({ data: aProject({ id, ...change }) });

beforeEach(() => {
  changes = createLocalChanges();
  bundle = { projects: [aProject({ id, progress: 10 })] } as AdminData;
});

test('a change shows at once, and as the server answered it', async () => {
  const { sent, send } = byHand();
  const made = set({ progress: 20 }, send);
  expect(row()?.progress).toBe(20);
  sent[0]?.(answer({ progress: 21, status: 'Revisión' }));
  await made;
  expect(row()).toMatchObject({ progress: 21, status: 'Revisión' });
});

test('an answer that says nothing leaves what was chosen', async () => {
  const { sent, send } = byHand();
  const made = set({ progress: 20 }, send);
  sent[0]?.({ data: {} });
  await made;
  expect(row()?.progress).toBe(20);
});

describe('of two changes of one project', () => {
  test('the second goes when the first is answered, whose answer takes nothing back', async () => {
    const { sent, send } = byHand();
    void set({ progress: 20 }, send);
    void set({ progress: 30 }, send);
    expect(sent).toHaveLength(1);
    sent[0]?.(answer({ progress: 20 }));
    await rest();
    expect(row()?.progress).toBe(30);
    expect(sent).toHaveLength(2);
  });

  test('one that leaves with the page waits for nothing, and stays', async () => {
    const { sent, send } = byHand();
    void set({ progress: 20 }, send);
    void set({ progress: 30 }, send, true);
    expect(sent).toHaveLength(2);
    sent[1]?.(answer({ progress: 30 }));
    await rest();
    sent[0]?.(answer({ progress: 20 }));
    await rest();
    expect(row()?.progress).toBe(30);
  });

  test('a first that is refused leaves the second, which goes back past both', async () => {
    const { sent, send } = byHand();
    void set({ progress: 20 }, send);
    void set({ progress: 30 }, send);
    sent[0]?.({ error: apiError(500) });
    await rest();
    expect(row()?.progress).toBe(30);
    sent[1]?.({ error: apiError(500) });
    await rest();
    expect(row()?.progress).toBe(10);
  });
});

test('a project that is no more goes', async () => {
  const { sent, send } = byHand();
  const made = set({ progress: 20 }, send);
  sent[0]?.({ error: apiError(404) });
  await made;
  expect(row()).toBeUndefined();
});

describe('a read that began before', () => {
  const stale = () => ({ data: { projects: [aProject({ id, progress: 10 })] } });
  const readOf = (read: { data?: AdminData }) => read.data?.projects.map((one) => one.progress);

  test('a change was accepted takes nothing back; the next one is believed', async () => {
    const { sent, send } = byHand();
    const read = byHand();
    const early = changes.overBundle(read.send);
    const made = set({ progress: 20 }, send);
    sent[0]?.(answer({ progress: 20 }));
    await made;
    read.sent[0]?.(stale());
    expect(readOf((await early) as { data: AdminData })).toEqual([20]);
    const late = changes.overBundle(read.send);
    read.sent[1]?.(stale());
    expect(readOf((await late) as { data: AdminData })).toEqual([10]);
  });

  test('a project was created keeps it on top', async () => {
    const read = byHand();
    const early = changes.overBundle(read.send);
    changes.add((data) => putFirst(data.projects, aProject({ id: 'new', progress: 0 })));
    read.sent[0]?.(stale());
    expect(readOf((await early) as { data: AdminData })).toEqual([0, 10]);
  });
});
