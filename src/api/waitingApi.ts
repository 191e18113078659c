import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Ticket } from '#contract/tickets.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { listOf } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

const readPage = furtherRead<Page<Ticket>>(() => ({
  route: listRoutes.pageTickets,
  query: { state: 'waiting', sort: 'waitingSince', limit: '5' },
}));

/** Tickets that wait for the agency's answer. */
const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The five that have waited longest; null if the server does not support this. */
    listWaitingTickets: build.query<Page<Ticket> | null, void>({
      async queryFn(...call) {
        const answer = await readPage(...call);
        // The server has the page call, but not the state `waiting`.
        const isUnknown = 'error' in answer && answer.error.status === 400;
        return isUnknown ? { data: null } : answer;
      },
      providesTags: [listOf('Ticket')],
    }),
  }),
});

export const { useListWaitingTicketsQuery } = waitingApi;
