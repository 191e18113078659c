import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { TicketStatus } from '#contract/tickets.ts';
import { aTicket } from '#src/testing/builders.ts';
import { pass, until, withHandClock } from '#src/testing/handClock.ts';
import { network, onCall, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { useListTicketsQuery, pollingOptions } from './api.ts';

withNetwork();
withHandClock();

function Tickets() {
  const { data } = useListTicketsQuery(undefined, pollingOptions);
  return <p>{data?.map(({ status }) => status)}</p>;
}

async function show() {
  const served: { status: TicketStatus } = { status: 'Abierto' };
  network.use(onCall('listTickets', () => HttpResponse.json([aTicket(served)])));
  renderFeature(<Tickets />, { auth: signedInAs('ticket_manager') });
  await until(() => screen.getByText('Abierto'));
  return served;
}

test('another person’s change appears when the window gets focus', async () => {
  const served = await show();
  served.status = 'Cerrado';
  const before = Date.now();
  act(() => void window.dispatchEvent(new Event('focus')));
  await until(() => screen.getByText('Cerrado'));
  // By the fake clock, which drives polling: too soon for a poll.
  expect(Date.now() - before).toBeLessThan(2_000);
});

test('another person’s change appears within five seconds without any action', async () => {
  const served = await show();
  served.status = 'Cerrado';
  await pass(4_500);
  await until(() => screen.getByText('Cerrado'));
});
