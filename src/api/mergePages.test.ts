import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { listRoutes } from '#contract/listRoutes.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { aPage, aTicket } from '#src/testing/builders.ts';
import { network, onRoute, withNetwork } from '#src/testing/network.ts';
import { signedInStore } from '#src/testing/sessionStores.ts';
import { listsApi } from './listsApi.ts';
import { refreshShownPages, refreshTicketRow } from './pagedRow.ts';

withNetwork();

const rowOf = (id: string, subject = id) => aTicket({ id, subject });

const choice = { list: 'tickets', query: { search: 'x' } } as const;

/** Caches two pages of a view; the fake server answers with `served.first` and then two constant rows. */
async function twoPages() {
  const served: { first: Ticket[] } = { first: [rowOf('a'), rowOf('b')] };
  network.use(
    onRoute(listRoutes.pageTickets, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('cursor')
          ? aPage([rowOf('c'), rowOf('d')], null, 4)
          : aPage(served.first, 'next', served.first.length + 2),
      ),
    ),
  );
  const store = signedInStore();
  const { listPages } = listsApi.endpoints;
  const view = store.dispatch(listPages.initiate(choice));
  await view;
  await store.dispatch(listPages.initiate(choice, { subscribe: false, direction: 'forward' }));
  const shown = () =>
    listPages
      .select(choice)(store.getState() as never)
      .data?.pages.flatMap(({ rows }) => (rows as Ticket[]).map(({ subject }) => subject));
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
  const { dispatch, getState } = store;
  let extra: unknown;
  dispatch((_dispatch: unknown, _getState: unknown, given: unknown) => {
    extra = given;
  });
  return { served, dispatch, leave: view.unsubscribe, shown, cache: { dispatch, getState, extra } };
}

test('in a reloaded page rows keep their positions, and new rows are inserted as in the answer', async () => {
  const { served, shown, cache } = await twoPages();
  // B no longer matches the view, A changes, N and M are new.
  served.first = [rowOf('n'), rowOf('a', 'a2'), rowOf('m')];
  await waitFor(() => {
    refreshShownPages('tickets', cache);
    expect(shown()).toEqual(['n', 'a2', 'm', 'b', 'c', 'd']);
  });
});

test('views that are not on screen keep their rows and are reloaded when shown again', async () => {
  const { served, dispatch, leave, shown, cache } = await twoPages();
  served.first = [rowOf('a', 'shown'), rowOf('b')];
  await waitFor(() => {
    refreshShownPages('tickets', cache);
    expect(shown()?.[0]).toBe('shown');
  });
  leave();
  served.first = [rowOf('n'), rowOf('a', 'a2'), rowOf('b')];
  refreshShownPages('tickets', cache);
  expect(shown()).toEqual(['shown', 'b', 'c', 'd']);
  const back = { forceRefetch: true };
  await dispatch(listsApi.endpoints.listPages.initiate(choice, back));
  expect(shown()).toEqual(['n', 'a2', 'b', 'c', 'd']);
});

test('a reloaded ticket on a later page is updated in place', async () => {
  const { shown, cache } = await twoPages();
  network.use(
    onRoute(ticketRoutes.getTicket, () =>
      HttpResponse.json({ ticket: rowOf('d', 'd2'), entries: [] }),
    ),
  );
  await refreshTicketRow('d', cache);
  expect(shown()).toEqual(['a', 'b', 'c', 'd2']);
});
