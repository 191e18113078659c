import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { aPage, aTicket, aTicketPage } from '#src/testing/builders.ts';
import { event, serveEvents } from '#src/testing/eventsEdge.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { onPage } from '#src/testing/pagesEdge.ts';
import { renderFeature, signedInAs } from '#src/testing/renderFeature.tsx';
import { useIsLiveQuery } from './live.ts';
import { useRows } from './useRows.ts';

withNetwork();

/** Two rows a page. */
const query = { limit: '2' };

function Tickets({ search }: { search?: string }) {
  const { rows, more } = useRows('tickets', search === undefined ? query : { ...query, search });
  return (
    <>
      <ul>
        {rows.map(({ id, subject }) => (
          <li key={id}>{subject}</li>
        ))}
      </ul>
      {more && (
        <button type="button" onClick={more.load}>
          Más
        </button>
      )}
    </>
  );
}

/** The list, another page, a search, and another table with the same list. */
function Place() {
  useIsLiveQuery();
  const [place, setPlace] = useState('lista');
  return (
    <>
      {['lista', 'otra', 'busqueda', 'misma'].map((name) => (
        <button key={name} type="button" onClick={() => setPlace(name)}>
          {name}
        </button>
      ))}
      {place !== 'otra' && (
        <Tickets
          key={place === 'misma' ? place : 'lista'}
          {...(place === 'busqueda' && { search: 'cuatro' })}
        />
      )}
    </>
  );
}
const goTo = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let served: Ticket[];
let asked: string[];
beforeEach(() => {
  asked = [];
  served = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((subject) => aTicket({ id: subject, subject }));
  network.use(
    onPage(listRoutes.pageTickets, () => served, asked),
    onRoute(ticketRoutes.getTicket, ({ params }) =>
      HttpResponse.json(aTicketPage(fieldsOf(params.id))),
    ),
  );
});

function fieldsOf(id: unknown) {
  const subject = served.find((ticket) => ticket.id === id)?.subject ?? '';
  return { id: String(id), subject };
}

const subjects = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const shows = (...expected: string[]) => waitFor(() => expect(subjects()).toEqual(expected));

/** Both pages, and the stream of events. */
async function showBoth() {
  const edge = serveEvents();
  const view = renderFeature(<Place />, { auth: signedInAs('admin') });
  await shows('Uno', 'Dos');
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  await shows('Uno', 'Dos', 'Tres', 'Cuatro');
  await waitFor(() => expect(edge.open()).toHaveLength(1));
  const tell = (id: string) => act(() => edge.streams.at(-1)?.send(event('ticket', id)));
  return { ...view, tell };
}

test('somebody else’s change shows in its place, also beyond the first page', async () => {
  const { tell } = await showBoth();
  const [one, two, three, four] = served as [Ticket, Ticket, Ticket, Ticket];
  // On the server both come last now.
  served = [
    one,
    four,
    { ...two, subject: 'Dos, cambiado' },
    { ...three, subject: 'Tres, cambiado' },
  ];
  tell('Dos');
  tell('Tres');
  await shows('Uno', 'Dos, cambiado', 'Tres, cambiado', 'Cuatro');
});

test('a new row comes where the list has it', async () => {
  const { tell } = await showBoth();
  const [one, ...others] = served;
  served = [one!, aTicket({ id: 'Nuevo', subject: 'Nuevo' }), ...others];
  tell('Nuevo');
  await shows('Uno', 'Nuevo', 'Dos', 'Tres', 'Cuatro');
});

test('going back finds the pages as they were, with what is new since', async () => {
  const { tell } = await showBoth();
  await goTo('otra');
  served = [aTicket({ id: 'Nuevo', subject: 'Nuevo' }), ...served];
  tell('Nuevo');
  await goTo('lista');
  expect(subjects()).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro']);
  await shows('Nuevo', 'Uno', 'Dos', 'Tres', 'Cuatro');
});

test('a view that another table shows next is read to its end', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  network.use(
    onRoute(listRoutes.pageTickets, async () => {
      await held;
      return HttpResponse.json(aPage(served, null, served.length));
    }),
  );
  renderFeature(<Place />, { auth: signedInAs('admin') });
  await goTo('misma');
  answer();
  await shows('Uno', 'Dos', 'Tres', 'Cuatro');
});

test('a view that is chosen again begins with its first page', async () => {
  await showBoth();
  await goTo('busqueda');
  await shows('Cuatro');
  served = served.slice(1);
  await goTo('lista');
  await shows('Dos', 'Tres');
});
