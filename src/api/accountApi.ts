import type { AccountExport } from '#contract/accountExport.ts';
import type { Account, AccountChange } from '#contract/people.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** A person's own account (docs/adr/0042). */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the server lacks the call. */
    getAccount: build.query<Account | null, void>({
      queryFn: furtherRead<Account>(() => ({ route: peopleRoutes.getAccount })),
      providesTags: ['Account'],
    }),
    /** All that is stored about the person, on demand. */
    exportAccount: build.query<AccountExport, void>({
      query: () => ({ route: peopleRoutes.exportAccount }),
      keepUnusedDataFor: 0,
    }),
    updateAccount: build.mutation<Partial<Account>, AccountChange>({
      query: (body) => ({ route: peopleRoutes.updateAccount, body }),
      invalidatesTags: onSuccess('Account', 'Person'),
    }),
  }),
});

export const { useGetAccountQuery, useLazyExportAccountQuery, useUpdateAccountMutation } =
  accountApi;
