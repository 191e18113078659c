import type { Client, ClientChange } from '#contract/clients.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { showRow } from './rowEdits.ts';
import { isOutdated } from './tags.ts';

/** What the team knows of its clients (docs/adr/0045). */
const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useUpdateClientMutation } = clientsApi;
