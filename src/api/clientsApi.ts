import type { Client, ClientChange } from '#contract/clients.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Page } from '#contract/lists.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Enough for everybody of one name. */
const NAMESAKES = '100';

const search = furtherRead<Page<Client>, string>((name) => ({
  route: listRoutes.pageClients,
  query: { search: name, limit: NAMESAKES },
}));

/** What the team knows of its clients (docs/adr/0045). */
export const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first clients by name; the others come page by page. */
    listClients: build.query<Page<Client> | null, void>({
      queryFn: furtherRead<Page<Client>>(() => ({ route: listRoutes.pageClients, query: HEAD })),
      providesTags: ['Person'],
    }),
    /** The addresses, by id, of the clients with these names. */
    listNamesakes: build.query<Readonly<Record<string, string>>, readonly string[]>({
      async queryFn(names, store, options, send) {
        const emails: Record<string, string> = {};
        for (const name of names) {
          const answer = await search(name, store, options, send);
          if ('error' in answer) return answer;
          for (const { id, email } of answer.data?.rows ?? []) emails[id] = email;
        }
        return { data: emails };
      },
      providesTags: ['Person'],
    }),
    updateClient: build.mutation<Client, { id: string } & ClientChange>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.updateClient, id, body }),
      async onQueryStarted({ id }, store) {
        const answer = await store.queryFulfilled.catch(() => null);
        if (answer !== null) rowEdits.overwrite(store, { list: 'clients', id }, answer.data);
      },
    }),
  }),
});

export const { useListClientsQuery, useListNamesakesQuery, useUpdateClientMutation } = clientsApi;
