import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { HandedOver, Handover, StaffChange, StaffMember } from '#contract/team.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { onSuccess, outdates } from './tags.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** The team (docs/adr/0044). */
const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody who works here, with what only admins see. */
    listTeam: build.query<StaffMember[], void>({
      async queryFn(_none, _store, _options, send) {
        const team: StaffMember[] = [];
        for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null;) {
          isFirst = false;
          const query = { limit: '100', ...(cursor !== null && { cursor }) };
          const { data, error } = await send({ route: listRoutes.pageStaff, query });
          if (error !== undefined) return { error };
          const page = data as Page<StaffMember>;
          team.push(...page.rows);
          cursor = page.next;
        }
        return { data: team };
      },
      providesTags: ['Person'],
    }),
    updateStaff: build.mutation<null, { id: string } & StaffChange>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.updateStaff, id, body }),
      invalidatesTags: outdates('Person', 'Project', 'Ticket'),
    }),
    handOver: build.mutation<HandedOver, { id: string } & Handover>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.handOver, id, body, asks: true }),
      invalidatesTags: onSuccess('Person', 'Project', 'Ticket'),
    }),
  }),
});

export const { useListTeamQuery, useUpdateStaffMutation, useHandOverMutation } = teamApi;
