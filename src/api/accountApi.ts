import type { Account, AccountChange } from '#contract/people.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { outdates } from './tags.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** A person's own account (docs/adr/0042). */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => ({ route: peopleRoutes.getAccount }),
      providesTags: ['Account'],
    }),
    /** Exports all that is stored about the person: an object URL. */
    exportAccount: build.mutation<string, void>({
      query: () => ({ route: peopleRoutes.exportAccount, asObjectUrl: true }),
    }),
    updateAccount: build.mutation<Partial<Account>, AccountChange>({
      query: (body) => ({ route: peopleRoutes.updateAccount, body }),
      invalidatesTags: outdates('Account', 'Person'),
    }),
  }),
});

export const { useGetAccountQuery, useExportAccountMutation, useUpdateAccountMutation } =
  accountApi;
