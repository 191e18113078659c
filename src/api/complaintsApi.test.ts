import { aPage } from '#src/testing/builders.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { api } from './api.ts';
import { complaintsApi } from './complaintsApi.ts';

withNetwork();
afterEach(() => {
  jest.useRealTimers();
});

const { findComplaint, listComplaints, answerComplaint } = complaintsApi.endpoints;
const LOOK_UP = { code: '000123-2026', documentId: '12345678' };
const ANSWER = { complaintId: 'x', text: 'Ya abrimos la tienda.' };
const REFUSED = { message: 'No encontramos esa reclamación.' };

function openStore() {
  const store = makeStore({
    auth: {
      status: 'signedIn',
      session: { userId: 'a', accessToken: 'b' },
      profile: { id: 'a', full_name: 'Ana', role: 'admin', role_id: 4 },
    },
  });
  attachApi(store);
  let lists = 0;
  network.use(
    onRoute(listRoutes.pageComplaints, () => {
      lists += 1;
      return HttpResponse.json(aPage([]));
    }),
  );
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { store, settled, listed: () => lists };
}

test('a lookup sends code and document in the body, without an idempotency key, and caches nothing', async () => {
  const { store } = openStore();
  const sent: unknown[] = [];
  network.use(
    onRoute(complaintRoutes.findComplaint, async ({ request }) => {
      sent.push(new URL(request.url).search, request.headers.get('idempotency-key'));
      sent.push(await request.json());
      return HttpResponse.json(REFUSED, { status: 404 });
    }),
  );
  const { error } = await store.dispatch(findComplaint.initiate(LOOK_UP, { track: false }));
  expect(error).toEqual({
    status: 404,
    serverMessage: REFUSED.message,
    message: expect.anything(),
  });
  expect(sent).toEqual(['', null, LOOK_UP]);
  expect(JSON.stringify(store.getState())).not.toContain(LOOK_UP.documentId);
  expect(Object.keys(sessionStorage).join()).not.toContain('look-up');
});

test.each([
  ['reads the list again', 201, 2],
  ['that failed leaves it', 500, 1],
])('an answer carries a key and %s', async (_what, status, reads) => {
  const { store, settled, listed } = openStore();
  const keys: (string | null)[] = [];
  network.use(
    onRoute(complaintRoutes.answerComplaint, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({}, { status });
    }),
  );
  await store.dispatch(listComplaints.initiate());
  await store.dispatch(answerComplaint.initiate(ANSWER));
  await settled();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-z-]{20,}$/)]);
  expect(listed()).toBe(reads);
});

test('filing a complaint reloads the list', async () => {
  const { store, settled, listed } = openStore();
  network.use(onRoute({ method: 'POST', path: '/data/complaints' }, () => HttpResponse.json({})));
  await store.dispatch(listComplaints.initiate());
  await store.dispatch(
    api.endpoints.createComplaint.initiate({
      ...{ fullName: 'Rosa', documentId: '12345678', email: 'a@b.pe' },
      ...{ type: 'queja', details: 'Nadie contesta.' },
    }),
  );
  await settled();
  expect(listed()).toBe(2);
});

/** A server with only the fourteen calls, and the number of requests for the complaints book. */
function withoutBook(status = 404) {
  const server = { status, asked: 0 };
  network.use(
    onRoute(listRoutes.pageComplaints, () => {
      server.asked += 1;
      return HttpResponse.json({ message: 'No existe.' }, { status: server.status });
    }),
  );
  return server;
}

test('a server without the complaints book causes no error and is asked once until sign-out', async () => {
  const { store, settled } = openStore();
  const server = withoutBook();
  const read = (forceRefetch = false) =>
    store.dispatch(listComplaints.initiate(undefined, { forceRefetch }));
  const reads = [read()];
  expect(await reads[0]).toMatchObject({ data: null, isError: false });
  reads.push(read(true));
  expect(await reads[1]).toMatchObject({ data: null, isError: false });
  store.dispatch(api.util.invalidateTags(['Complaint']));
  await settled();

  // No subscriber for longer than RTK Query caches an answer.
  jest.useFakeTimers();
  for (const { unsubscribe } of reads) unsubscribe();
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  expect(listComplaints.select()(store.getState() as never).status).toBe('uninitialized');
  expect(await read()).toMatchObject({ data: null, isError: false });
  expect(server.asked).toBe(1);

  store.dispatch(api.util.resetApiState());
  await read();
  expect(server.asked).toBe(2);
});

test('a complaints book that failed to load is an error and is requested again', async () => {
  const { store } = openStore();
  const server = withoutBook(500);
  const first = await store.dispatch(listComplaints.initiate());
  expect(first).toMatchObject({ isError: true, error: { status: 500 } });
  await store.dispatch(listComplaints.initiate());
  expect(server.asked).toBe(2);
});
