import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { Profiler } from 'react';
import type { AdminData } from '#contract/admin.ts';
import { aProfile, aTicket, anAdminData, anIdea } from '#src/testing/builders.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { selectStaff, useAdminData, useAdminRead } from './adminData.ts';
import { api } from './api.ts';

withNetwork();

const selectTickets = ({ tickets }: AdminData) => tickets;
const selectIdeas = ({ ideas }: AdminData) => ideas;

function Tickets() {
  return <p>{useAdminData(selectTickets).map(({ status }) => status)}</p>;
}

function Ideas() {
  return <p>{useAdminData(selectIdeas).length} ideas</p>;
}

function Staff() {
  return <p>{useAdminData(selectStaff).length} personas</p>;
}

/** Creates its parts on every render, so that they rerender whenever it does. */
function Panel({ onRender }: { onRender: (part: string) => void }) {
  if (!useAdminRead().hasData) return null;
  return [Tickets, Ideas, Staff].map((Part) => (
    <Profiler key={Part.name} id={Part.name} onRender={onRender}>
      <Part />
    </Profiler>
  ));
}

test('a part rerenders when it changes, not when another part changes or a reload brings no change', async () => {
  const data = anAdminData({
    tickets: [aTicket({ id: 'a' })],
    ideas: [anIdea()],
    profiles: [aProfile({ role: 'admin' })],
  });
  network.use(
    onCall('getAllData', () => HttpResponse.json(data)),
    onCall('updateTicket', () => HttpResponse.json({})),
  );
  const rendered: string[] = [];
  const { store } = renderFeature(<Panel onRender={(part) => rendered.push(part)} />, {
    auth: signedInAs('admin'),
  });
  expect(await screen.findByText('Abierto')).toBeVisible();
  expect(rendered).toEqual(['Tickets', 'Ideas', 'Staff']);
  const { getAllData, updateTicket } = api.endpoints;

  await act(() => store.dispatch(getAllData.initiate(undefined, { forceRefetch: true })));
  data.tickets = [aTicket({ id: 'a', status: 'Cerrado' })];
  await act(() => store.dispatch(updateTicket.initiate({ id: 'a', status: 'Cerrado' })));
  // RTK notifies subscribers of query results in the next frame.
  expect(await screen.findByText('Cerrado')).toBeVisible();
  expect(rendered.slice(3)).toEqual(['Tickets']);
});
