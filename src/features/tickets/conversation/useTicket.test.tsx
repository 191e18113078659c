import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import { aTicketPage } from '#src/testing/builders.ts';
import { pass, until, withHandClock } from '#src/testing/handClock.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { useTicket } from './useTicket.ts';

withNetwork();
withHandClock();

function Reading() {
  const { page, isMissing } = useTicket('t');
  return <p>{isMissing ? 'falta' : page?.ticket.status}</p>;
}

test('changes appear within five seconds; a ticket that has disappeared is not polled', async () => {
  let asked = 0;
  let answer = () => HttpResponse.json<object>(aTicketPage());
  network.use(
    onRoute(ticketRoutes.getTicket, () => {
      asked += 1;
      return answer();
    }),
  );
  renderFeature(<Reading />, { auth: signedInAs('client') });
  await until(() => screen.getByText('Abierto'));
  answer = () => HttpResponse.json(aTicketPage({ status: 'Cerrado' }));
  await pass(4_500);
  await until(() => screen.getByText('Cerrado'));
  answer = () => HttpResponse.json({ message: 'Ese ticket no existe.' }, { status: 404 });
  await pass(4_500);
  await until(() => screen.getByText('falta'));
  const before = asked;
  await pass(20_000);
  expect(asked - before).toBeLessThan(2);
});
