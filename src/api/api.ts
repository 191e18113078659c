import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { AdminData } from '#contract/admin.ts';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import type { NewContactMessage } from '#contract/contact.ts';
import type { IdeaPrompt, IdeaResult } from '#contract/ideas.ts';
import type { NewSubscription } from '#contract/newsletter.ts';
import type { NewStaff } from '#contract/people.ts';
import type {
  Assignment,
  Dashboard,
  NewProject,
  Project,
  ProjectChange,
} from '#contract/projects.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { routes } from '#contract/routes.ts';
import type { NewTicket, TicketChange } from '#contract/tickets.ts';
import {
  readBundle,
  readChange,
  readDashboard,
  readIdeas,
  readReceipt,
  readTickets,
} from './answers.ts';
import type { TicketList } from './answers.ts';
import { messageIn } from './apiError.ts';
import { sendCall } from './baseQuery.ts';
import { createRowEdits } from './rowEdits.ts';
import { listOf, onSuccess, tagTypes } from './tags.ts';

/** Changes by other people appear within 5 s: this interval plus the response time. */
const POLLING = 4_000;

/** Query options for data that several people edit: keep it up to date while its page is visible. */
export const pollingOptions = {
  pollingInterval: POLLING,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // Show cached rows of an earlier visit, but reload them.
  refetchOnMountOrArgChange: POLLING / 1000,
} as const;

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** How many rows of each list are loaded at first; the others come page by page (docs/adr/0030). */
export const HEAD = { limit: '100' };

export interface ProjectUpdate {
  id: string;
  change: ProjectChange;
  /** Sent while the page is being closed, with `keepalive`. */
  leaving?: boolean;
  /** The call for the project's manager, who may not use the admins' one. */
  asManager?: boolean;
}

/** Assigns a project; the row shows `name` until the server has answered. */
export type ProjectAssignment = { id: string; name?: string } & Assignment;

/** Optimistic edits of rows. */
export const rowEdits = createRowEdits(
  (endpoint, args, recipe) =>
    api.util.updateQueryData(
      endpoint as 'getAllData',
      args as undefined,
      recipe as (data: AdminData) => void,
    ) as ThunkAction<unknown, unknown, unknown, UnknownAction>,
);

/**
 * The fourteen calls (API-1). What another server may answer oddly is read by `answers.ts`. A mutation answers nothing
 * where only its success counts.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendCall,
  tagTypes,
  endpoints: (build) => ({
    // The panel
    getAllData: build.query<AdminData, void>({
      async queryFn(_none, store, _options, send) {
        const request = { route: routes.getAllData, query: HEAD };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: readBundle(data) } : { error };
      },
      providesTags: [listOf('Project'), listOf('Ticket'), 'Idea', 'Person'],
    }),
    createStaff: build.mutation<void, NewStaff>({
      query: (body) => ({ route: routes.createStaff, body }),
      invalidatesTags: onSuccess('Person'),
    }),
    createProject: build.mutation<void, NewProject>({
      query: (body) => ({ route: routes.createProject, body }),
      invalidatesTags: onSuccess('Project', 'Page'),
    }),
    updateProject: build.mutation<null, ProjectUpdate>({
      queryFn: ({ id, change: { phases, ...fields }, leaving, asManager }, store, _options, send) =>
        rowEdits.save(store, { list: 'projects', id, fields, leaving }, () => {
          // The server assigns the ids of phases, so phases are not updated optimistically.
          const body = phases === undefined ? fields : { ...fields, phases };
          const route = asManager === true ? projectRoutes.updateOwnProject : routes.updateProject;
          return readAnswer(send({ route, id, body, leaving }));
        }),
      invalidatesTags: onSuccess('Project'),
    }),
    assignProject: build.mutation<null, ProjectAssignment>({
      queryFn: ({ id, userId, name }, store, _options, send) =>
        rowEdits.save(store, { list: 'projects', id, fields: assigned(userId, name) }, () =>
          readAnswer(send({ route: routes.assignProject, id, body: { userId } })),
        ),
      invalidatesTags: onSuccess('Project'),
    }),

    // The portal
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: routes.getDashboard }),
      transformResponse: readDashboard,
      providesTags: [listOf('Project')],
    }),

    // Tickets
    listTickets: build.query<TicketList, void>({
      async queryFn(_none, store, _options, send) {
        const request = { route: routes.listTickets, query: HEAD };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: readTickets(data) } : { error };
      },
      providesTags: [listOf('Ticket')],
    }),
    createTicket: build.mutation<void, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket', 'Page'),
    }),
    updateTicket: build.mutation<null, { id: string } & TicketChange>({
      queryFn: ({ id, ...fields }, store, _options, send) =>
        rowEdits.save(store, { list: 'tickets', id, fields }, () =>
          send({ route: routes.updateTicket, id, body: fields }),
        ),
      invalidatesTags: onSuccess('Ticket'),
    }),

    // Ideas: either call may answer an object or an array (IDEA-5)
    generateIdea: build.mutation<IdeaResult[], IdeaPrompt>({
      query: (body) => ({ route: routes.generateIdea, body }),
      transformResponse: readIdeas,
      invalidatesTags: onSuccess('Idea'),
    }),
    generateIdeas: build.mutation<IdeaResult[], IdeaPrompt>({
      query: (body) => ({ route: routes.generateIdeas, body }),
      transformResponse: readIdeas,
      invalidatesTags: onSuccess('Idea'),
    }),

    // Open to visitors
    createComplaint: build.mutation<ComplaintReceipt | null, NewComplaint>({
      query: (body) => ({ route: routes.createComplaint, body, isPublic: true }),
      transformResponse: readReceipt,
      invalidatesTags: onSuccess('Complaint'),
    }),
    sendContactMessage: build.mutation<void, NewContactMessage>({
      query: (body) => ({ route: routes.sendContactMessage, body, isPublic: true }),
    }),
    /** What the server says of it; null for nothing. */
    subscribe: build.mutation<string | null, NewSubscription>({
      query: (body) => ({ route: routes.subscribe, body, isPublic: true }),
      transformResponse: (answer) => messageIn(answer) ?? null,
    }),
  }),
});

async function readAnswer(sent: ReturnType<typeof sendCall>) {
  const { data, error } = await sent;
  return error === undefined ? { data: readChange(data) } : { error };
}

/** The optimistic change of an assignment; without a manager's name the row waits for the answer. */
function assigned(userId: string | null, name: string | undefined): Partial<Project> {
  if (userId === null) return { assigned_to: null };
  return name === undefined ? {} : { assigned_to: { id: userId, full_name: name } };
}

export const {
  useGetAllDataQuery,
  useCreateStaffMutation,
  useCreateProjectMutation,
  useGetDashboardQuery,
  useListTicketsQuery,
  useCreateTicketMutation,
} = api;
