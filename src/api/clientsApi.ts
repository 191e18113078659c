import type { Client, ClientChange } from '#contract/clients.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Page } from '#contract/lists.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { showRow } from './rowEdits.ts';
import { isOutdated } from './tags.ts';

/** Enough for everybody of one name. */
const NAMESAKES = '100';

/** What the team knows of its clients (docs/adr/0045). */
const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The addresses, by id, of the clients with these names. */
    listNamesakes: build.query<Readonly<Record<string, string>>, readonly string[]>({
      async queryFn(names, _store, _options, send) {
        const emails: Record<string, string> = {};
        for (const name of names) {
          const query = { search: name, limit: NAMESAKES };
          const { data, error } = await send({ route: listRoutes.pageClients, query });
          if (error !== undefined) return { error };
          for (const { id, email } of (data as Page<Client>).rows) emails[id] = email;
        }
        return { data: emails };
      },
      providesTags: ['Person'],
    }),
    updateClient: build.mutation<Client, { id: string } & ClientChange>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.updateClient, id, body }),
      onQueryStarted: ({ id }, store) => showRow(store, id, (row) => row),
      // A success shows its row by itself; the history is read again.
      invalidatesTags: (_client, error, { id }) => {
        if (isOutdated(error)) return ['Person'];
        return error === undefined ? [{ type: 'Person', id }] : [];
      },
    }),
  }),
});

export const { useListNamesakesQuery, useUpdateClientMutation } = clientsApi;
