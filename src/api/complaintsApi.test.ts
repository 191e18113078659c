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
import { listsApi } from './listsApi.ts';

withNetwork();
afterEach(() => {
  jest.useRealTimers();
});

const { findComplaint, answerComplaint } = complaintsApi.endpoints;
const { countRows } = listsApi.endpoints;
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
  await store.dispatch(countRows.initiate('complaints'));
  await store.dispatch(answerComplaint.initiate(ANSWER));
  await settled();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-z-]{20,}$/)]);
  expect(listed()).toBe(reads);
});

test('filing a complaint reloads the list', async () => {
  const { store, settled, listed } = openStore();
  network.use(onRoute({ method: 'POST', path: '/data/complaints' }, () => HttpResponse.json({})));
  await store.dispatch(countRows.initiate('complaints'));
  await store.dispatch(
    api.endpoints.createComplaint.initiate({
      fullName: 'Rosa',
      documentId: '12345678',
      email: 'a@b.pe',
      type: 'queja',
      details: 'Nadie contesta.',
    }),
  );
  await settled();
  expect(listed()).toBe(2);
});
