import { projectRoutes } from '#contract/projectRoutes.ts';
import type { Summary } from '#contract/projectPages.ts';
import { api } from './api.ts';
import { listOf } from './tags.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** What needs somebody today, for admins (docs/adr/0028). */
const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSummary: build.query<Summary, void>({
      query: () => ({ route: projectRoutes.getSummary }),
      // Every change of what it counts makes it out of date, also one that an event tells of.
      providesTags: [listOf('Project'), listOf('Ticket'), 'Complaint', 'ContactMessage', 'Summary'],
    }),
  }),
});

export const { useGetSummaryQuery } = summaryApi;
