import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpResponse } from 'msw/http';
import { projectRoutes } from '#contract/projectRoutes.ts';
import type { Project } from '#contract/projects.ts';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { aProject } from '#src/testing/builders.ts';
import { network, onCall, onRoute, withNetwork } from '#src/testing/network.ts';
import { api } from './api.ts';
import { projectObjectsApi } from './projectObjectsApi.ts';
import { projectPageApi } from './projectPageApi.ts';

withNetwork();

/** Requests in order of arrival, answered by the test. */
class Requests {
  readonly waiting: ((response: Response) => void)[] = [];
  count = 0;
  readonly resolver = () => {
    this.count += 1;
    return new Promise<Response>((resolve) => this.waiting.push(resolve));
  };
  async answer(body: object | number) {
    await until(() => this.waiting.length > 0);
    const response =
      typeof body === 'number' ? new HttpResponse(null, { status: body }) : HttpResponse.json(body);
    this.waiting.shift()?.(response);
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}

const id = 'p';
let server: Project;
let edits: Requests;
let store: ReturnType<typeof makeStore>;

beforeEach(async () => {
  server = aProject({ id, progress: 10 });
  edits = new Requests();
  network.use(
    onCall('getAllData', () => HttpResponse.json({ projects: [server] })),
    onCall('updateProject', edits.resolver),
  );
  store = makeStore({
    auth: {
      status: 'signedIn',
      session: { userId: 'a', accessToken: 'b' },
      profile: { id: 'a', full_name: 'Ana', role: 'admin', role_id: 4 },
    },
  });
  attachApi(store);
  await store.dispatch(api.endpoints.getAllData.initiate());
});

const row = () => api.endpoints.getAllData.select()(store.getState() as never).data?.projects[0];
const edit = (change: Partial<Pick<Project, 'progress' | 'status'>>, leaving = false) =>
  store.dispatch(api.endpoints.updateProject.initiate({ id, change, leaving }));

test('an edit is shown at once, then replaced by the server’s answer', async () => {
  const saved = edit({ progress: 20 });
  expect(row()?.progress).toBe(20);
  server = aProject({ id, progress: 21, status: 'Revisión' });
  await edits.answer(server);
  await saved;
  expect(row()).toMatchObject({ progress: 21, status: 'Revisión' });
});

test('an empty answer confirms the edit', async () => {
  const saved = edit({ progress: 20 });
  server = aProject({ id, progress: 20 });
  await edits.answer({});
  await saved;
  expect(row()?.progress).toBe(20);
});

test('a rejected edit is rolled back', async () => {
  const saved = edit({ progress: 20 });
  await edits.answer(500);
  expect((await saved).error).toMatchObject({ status: 500 });
  expect(row()?.progress).toBe(10);
});

test('a project that no longer exists is removed', async () => {
  const saved = edit({ progress: 20 });
  await edits.answer(404);
  await saved;
  expect(row()).toBeUndefined();
});

describe('two edits of one project', () => {
  test('the second is sent after the first answer, which does not undo it', async () => {
    void edit({ progress: 20 });
    const second = edit({ progress: 30 });
    await edits.answer({ ...server, progress: 20 });
    await until(() => edits.count === 2);
    expect(row()?.progress).toBe(30);
    server = aProject({ id, progress: 30 });
    await edits.answer(server);
    await second;
    expect(row()?.progress).toBe(30);
  });

  test('one sent while the page closes does not wait, and an older answer does not undo it', async () => {
    const first = edit({ progress: 20 });
    const second = edit({ progress: 30 }, true);
    await until(() => edits.waiting.length === 2);
    const [answerFirst] = edits.waiting.splice(0, 1);
    server = aProject({ id, progress: 30 });
    await edits.answer(server);
    await second;
    answerFirst?.(HttpResponse.json({ ...server, progress: 20 }));
    await first;
    expect(row()?.progress).toBe(30);
  });

  test('if both are rejected the original value returns', async () => {
    const saved = [edit({ progress: 20 }), edit({ progress: 30 })];
    await edits.answer(500);
    await until(() => edits.count === 2);
    expect(row()?.progress).toBe(30);
    await edits.answer(500);
    await Promise.all(saved);
    expect(row()?.progress).toBe(10);
  });

  test('if they concern different fields, rejecting one keeps the other', async () => {
    const first = edit({ progress: 20 });
    const second = edit({ status: 'Revisión' });
    await edits.answer(500);
    await first;
    server = aProject({ id, progress: 10, status: 'Revisión' });
    await edits.answer({});
    await second;
    expect(row()).toMatchObject({ progress: 10, status: 'Revisión' });
  });
});

describe('reading rows', () => {
  const readAgain = () =>
    store.dispatch(api.endpoints.getAllData.initiate(undefined, { forceRefetch: true }));

  test('applies pending edits to the response; a rejection shows the response’s value', async () => {
    const saved = edit({ progress: 20 });
    server = aProject({ id, progress: 10, name: 'Otra' });
    await readAgain();
    expect(row()).toMatchObject({ progress: 20, name: 'Otra' });
    await edits.answer(500);
    await saved;
    expect(row()).toMatchObject({ progress: 10, name: 'Otra' });
  });

  test('is repeated if an edit was answered in the meantime', async () => {
    const reads = new Requests();
    network.use(onCall('getAllData', reads.resolver));
    const read = readAgain();
    await until(() => reads.count === 1);
    const saved = edit({ progress: 20 });
    await edits.answer({});
    await saved;
    // The response has the row as it was before the edit.
    await reads.answer({ projects: [server] });
    expect(row()?.progress).toBe(20);
    await reads.answer({ projects: [aProject({ id, progress: 20 })] });
    await read;
    expect(row()?.progress).toBe(20);
  });
});

describe('a row that leaves its lists', () => {
  let archiving: Requests;

  beforeEach(() => {
    archiving = new Requests();
    network.use(onRoute(projectRoutes.archiveProject, archiving.resolver));
  });

  const archive = () =>
    store.dispatch(projectObjectsApi.endpoints.archiveProject.initiate(id, { track: false }));

  test('leaves them also when it was read in the meantime', async () => {
    const { phases, ...project } = server;
    network.use(
      onRoute(projectRoutes.getProject, () =>
        HttpResponse.json({ project, phases, updates: [], more: null }),
      ),
    );
    const archived = archive();
    const began = Date.now();
    await until(() => archiving.waiting.length === 1 && Date.now() > began);
    await store.dispatch(projectPageApi.endpoints.getProject.initiate(id, { subscribe: false }));
    expect(row()).toBeDefined();
    const reads = new Requests();
    network.use(onCall('getAllData', reads.resolver));
    await archiving.answer(server);
    await archived;
    expect(row()).toBeUndefined();
    await reads.answer({ projects: [] });
  });

  test('does not come back by the answer to an edit, or a read, that began before', async () => {
    const reads = new Requests();
    network.use(onCall('getAllData', reads.resolver));
    const read = store.dispatch(
      api.endpoints.getAllData.initiate(undefined, { forceRefetch: true }),
    );
    await until(() => reads.count === 1);
    const saved = edit({ progress: 20 });
    await until(() => edits.waiting.length === 1);
    const archived = archive();
    await archiving.answer(server);
    await archived;
    await edits.answer({ ...server, progress: 20 });
    await saved;
    // The response has the row as it was before.
    await reads.answer({ projects: [server] });
    expect(row()).toBeUndefined();
    await reads.answer({ projects: [] });
    await read;
    expect(row()).toBeUndefined();
  });
});
