import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { RouteName } from '#contract/routes.ts';
import {
  aProfile,
  aProject,
  aTicket,
  anAdminData,
  anIdea,
  anIdeaResult,
} from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderPanel } from '#src/testing/renderPanel.tsx';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { api } from './api.ts';

withNetwork();

const profile = aProfile();
const project = aProject({
  phases: [{ id: 'f1', name: 'Pruebas', startDate: '2026-09-01', endDate: '2026-09-09' }],
});
const bundle = anAdminData({
  projects: [project],
  tickets: [aTicket()],
  ideas: [anIdea()],
  project_managers: [profile],
  profiles: [profile],
});

/** An answer of each of the fourteen calls, with a list wherever one may be. */
const answers: Record<RouteName, object> = {
  getAllData: bundle,
  createStaff: profile,
  createProject: project,
  updateProject: project,
  assignProject: project,
  getDashboard: { projects: [project], serviceIds: [1, 2] },
  listTickets: [aTicket()],
  createTicket: aTicket(),
  updateTicket: aTicket(),
  generateIdea: anIdeaResult(),
  generateIdeas: [anIdeaResult(), anIdeaResult()],
  createComplaint: { code: '000123-2026', filedAt: '2026-09-05', dueDate: '2026-09-28' },
  sendContactMessage: { message: 'Gracias.' },
  subscribe: { message: 'Gracias.' },
};
const calls = Object.entries(answers) as [RouteName, object][];

/** The same answer with nulls in each list. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map(withNulls), null];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNulls(one)]));
}

/** Sends a call that gets this answer. Any argument works, because the network mock ignores it. */
async function read(name: RouteName, answer: unknown): Promise<unknown> {
  network.use(onCall(name, () => HttpResponse.json(answer as object)));
  const initiate = api.endpoints[name].initiate as unknown as (
    argument: object,
  ) => ReturnType<typeof api.endpoints.createTicket.initiate>;
  return signedInStore()
    .dispatch(initiate({ id: 'x', change: {} }))
    .unwrap();
}

test.each(calls)('%s: nulls in the lists of an answer are skipped', async (name, answer) => {
  expect(await read(name, withNulls(answer))).toEqual(await read(name, answer));
});

test('a text that looks like a list with null is kept', async () => {
  const ticket = aTicket({ description: 'Sale "[null, null]" en la página, null' });
  expect(await read('listTickets', [ticket])).toEqual([ticket]);
});

test('the panel of another server shows its rows despite nulls', async () => {
  delete document.documentElement.dataset.calls;
  renderPanel(withNulls(bundle) as typeof bundle);
  expect(await screen.findByRole('row', { name: /Tienda de café/ })).toBeVisible();
});
