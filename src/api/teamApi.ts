import type { Page } from '#contract/lists.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { HandedOver, Handover, StaffChange, StaffMember } from '#contract/team.ts';
import { peopleRoutes } from '#contract/peopleRoutes.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

const readPage = furtherRead<Page<StaffMember>, string | null>((cursor) => ({
  route: listRoutes.pageStaff,
  query: { limit: '100', ...(cursor !== null && { cursor }) },
}));

/** The team (docs/adr/0044). */
const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everybody who works here, with what only admins see; null if the server lacks the call. */
    listTeam: build.query<StaffMember[] | null, void>({
      async queryFn(_none, store, options, send) {
        const team: StaffMember[] = [];
        for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null;) {
          isFirst = false;
          const answer = await readPage(cursor, store, options, send);
          if ('error' in answer) return answer;
          if (answer.data === null) return { data: null };
          team.push(...answer.data.rows);
          cursor = answer.data.next;
        }
        return { data: team };
      },
      providesTags: ['Person'],
    }),
    updateStaff: build.mutation<null, { id: string } & StaffChange>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.updateStaff, id, body }),
      invalidatesTags: onSuccess('Person', 'Project', 'Ticket'),
    }),
    handOver: build.mutation<HandedOver, { id: string } & Handover>({
      query: ({ id, ...body }) => ({ route: peopleRoutes.handOver, id, body, asks: true }),
      invalidatesTags: onSuccess('Person', 'Project', 'Ticket'),
    }),
  }),
});

export const { useListTeamQuery, useUpdateStaffMutation, useHandOverMutation } = teamApi;
