import { expect, test } from '@jest/globals';
import { HttpResponse } from 'msw/http';
import { routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import { attachApi } from '#src/app/attachApi.ts';
import { makeStore } from '#src/app/store.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { api } from './api.ts';

withNetwork();

const queries = ['getAllData', 'getDashboard', 'listTickets'] as const;
type Query = (typeof queries)[number];

/** Every mutation, and the queries that it must refetch when its answer is empty. */
const refreshes: Record<Exclude<RouteName, Query>, Query[]> = {
  createStaff: ['getAllData'],
  createProject: ['getAllData', 'getDashboard'],
  updateProject: ['getAllData', 'getDashboard'],
  assignProject: ['getAllData', 'getDashboard'],
  updateTicket: ['getAllData', 'listTickets'],
  createTicket: ['getAllData', 'listTickets'],
  generateIdea: ['getAllData'],
  generateIdeas: ['getAllData'],
  createComplaint: [],
  sendContactMessage: [],
  subscribe: [],
};
const changes = Object.entries(refreshes) as [keyof typeof refreshes, Query[]][];

test('the api declares the contract’s fourteen calls, each with its method', () => {
  expect(Object.keys(api.endpoints)).toEqual(expect.arrayContaining(Object.keys(routes)));
  for (const name of queries) expect(routes[name].method).toBe('GET');
  for (const [name] of changes) expect(routes[name].method).not.toBe('GET');
});

/** A store subscribed to all three queries, and the list of their later requests. */
async function storeWithAllReads() {
  const store = makeStore({
    auth: {
      status: 'signedIn',
      session: { userId: 'a', accessToken: 'b' },
      profile: { id: 'a', full_name: 'Ana', role: 'admin', role_id: 4 },
    },
  });
  attachApi(store);
  const asked: Query[] = [];
  for (const name of queries) {
    network.use(
      onCall(name, () => {
        asked.push(name);
        return HttpResponse.json({});
      }),
    );
  }
  const { getAllData, getDashboard, listTickets } = api.endpoints;
  await Promise.all([
    store.dispatch(getAllData.initiate()),
    store.dispatch(getDashboard.initiate()),
    store.dispatch(listTickets.initiate()),
  ]);
  asked.length = 0;
  const settled = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return { store, asked, settled };
}

/** Runs a mutation. Any argument works, because the network mock ignores it. */
function change(
  store: ReturnType<typeof makeStore>,
  name: keyof typeof refreshes,
  argument: object = { id: 'x', change: {} },
) {
  const initiate = api.endpoints[name].initiate as unknown as (
    argument: object,
  ) => ReturnType<typeof api.endpoints.createTicket.initiate>;
  return store.dispatch(initiate(argument));
}

test.each(changes)('%s refreshes %j', async (name, expected) => {
  const { store, asked, settled } = await storeWithAllReads();
  network.use(onCall(name, () => HttpResponse.json({}, { status: 201 })));
  await change(store, name);
  await settled();
  expect(asked.sort()).toEqual(expected);
});

test.each(changes)('%s that failed refreshes nothing', async (name) => {
  const { store, asked, settled } = await storeWithAllReads();
  network.use(onCall(name, () => new HttpResponse(null, { status: 500 })));
  await change(store, name);
  await settled();
  expect(asked).toEqual([]);
});

test('either idea call accepts an object or an array', async () => {
  const { store } = await storeWithAllReads();
  const idea = { name: 'Idea', description: 'd', features: ['f'] };
  const prompt = { prompt: 'panadería' };
  const generate = async (answer: object) => {
    network.use(
      onCall('generateIdea', () => HttpResponse.json(answer)),
      onCall('generateIdeas', () => HttpResponse.json(answer)),
    );
    return {
      one: await store.dispatch(api.endpoints.generateIdea.initiate(prompt)).unwrap(),
      list: await store.dispatch(api.endpoints.generateIdeas.initiate(prompt)).unwrap(),
    };
  };
  const read = { ...idea, engine: '' };
  const expected = { one: [read], list: [read] };
  await expect(generate(idea)).resolves.toEqual(expected);
  await expect(generate([idea])).resolves.toEqual(expected);
});
