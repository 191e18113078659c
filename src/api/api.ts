import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { AdminData } from '#contract/admin.ts';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import type { NewContactMessage } from '#contract/contact.ts';
import type { IdeaPrompt, IdeaResult } from '#contract/ideas.ts';
import type { NewSubscription } from '#contract/newsletter.ts';
import type { NewStaff, Profile } from '#contract/people.ts';
import type {
  Assignment,
  Dashboard,
  NewProject,
  Project,
  ProjectChange,
} from '#contract/projects.ts';
import { routes } from '#contract/routes.ts';
import type { Message } from '#contract/shared.ts';
import type { NewTicket, Ticket, TicketChange } from '#contract/tickets.ts';
import { baseQuery } from './baseQuery.ts';
import { readableBundle, readableChange, readableTickets } from './readableRows.ts';
import type { TicketList } from './readableRows.ts';
import { createRowEdits } from './rowEdits.ts';
import { onSuccess, tagTypes } from './tags.ts';

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
 * The fourteen calls (API-1). Where the content of an answer is not fixed, its fields
 * are optional here, for a server that answers `{}` or 204 (API-4).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: (build) => ({
    // The panel
    getAllData: build.query<AdminData, void>({
      async queryFn(_none, store, _options, send) {
        const request = { route: routes.getAllData, query: HEAD };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: readableBundle(data as AdminData) } : { error };
      },
      providesTags: ['Project', 'Ticket', 'Idea', 'Person'],
    }),
    createStaff: build.mutation<Partial<Profile>, NewStaff>({
      query: (body) => ({ route: routes.createStaff, body }),
      invalidatesTags: onSuccess('Person'),
    }),
    createProject: build.mutation<Partial<Project>, NewProject>({
      query: (body) => ({ route: routes.createProject, body }),
      invalidatesTags: onSuccess('Project', 'Page'),
    }),
    updateProject: build.mutation<Partial<Project>, ProjectUpdate>({
      queryFn: ({ id, change: { phases, ...fields }, leaving }, store, _options, send) =>
        rowEdits.save<Project>(store, { list: 'projects', id, fields, leaving }, () => {
          // The server assigns the ids of phases, so phases are not updated optimistically.
          const body = phases === undefined ? fields : { ...fields, phases };
          return readableAnswer(send({ route: routes.updateProject, id, body, leaving }));
        }),
      invalidatesTags: onSuccess('Project'),
    }),
    assignProject: build.mutation<Partial<Project>, ProjectAssignment>({
      queryFn: ({ id, userId, name }, store, _options, send) =>
        rowEdits.save<Project>(
          store,
          { list: 'projects', id, fields: assigned(userId, name) },
          () => readableAnswer(send({ route: routes.assignProject, id, body: { userId } })),
        ),
      invalidatesTags: onSuccess('Project'),
    }),

    // The portal
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: routes.getDashboard }),
      providesTags: ['Project'],
    }),

    // Tickets
    listTickets: build.query<TicketList, void>({
      async queryFn(_none, store, _options, send) {
        const request = { route: routes.listTickets, query: HEAD };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: readableTickets(data) } : { error };
      },
      providesTags: ['Ticket'],
    }),
    createTicket: build.mutation<Partial<Ticket>, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket', 'Page'),
    }),
    updateTicket: build.mutation<Partial<Ticket>, { id: string } & TicketChange>({
      queryFn: ({ id, ...fields }, store, _options, send) =>
        rowEdits.save<Ticket>(store, { list: 'tickets', id, fields }, () =>
          send({ route: routes.updateTicket, id, body: fields }),
        ),
      invalidatesTags: onSuccess('Ticket'),
    }),

    // Ideas: either call may answer an object or an array (IDEA-5)
    generateIdea: build.mutation<IdeaResult | undefined, IdeaPrompt>({
      query: (body) => ({ route: routes.generateIdea, body }),
      transformResponse: (answer: IdeaResult | IdeaResult[]) => [answer].flat()[0],
      invalidatesTags: onSuccess('Idea'),
    }),
    generateIdeas: build.mutation<IdeaResult[], IdeaPrompt>({
      query: (body) => ({ route: routes.generateIdeas, body }),
      transformResponse: (answer: IdeaResult | IdeaResult[]) => [answer].flat(),
      invalidatesTags: onSuccess('Idea'),
    }),

    // Open to visitors
    createComplaint: build.mutation<Partial<ComplaintReceipt>, NewComplaint>({
      query: (body) => ({ route: routes.createComplaint, body, isPublic: true }),
      invalidatesTags: onSuccess('Complaint'),
    }),
    sendContactMessage: build.mutation<Partial<Message>, NewContactMessage>({
      query: (body) => ({ route: routes.sendContactMessage, body, isPublic: true }),
    }),
    subscribe: build.mutation<Partial<Message>, NewSubscription>({
      query: (body) => ({ route: routes.subscribe, body, isPublic: true }),
    }),
  }),
});

/** The answer to a change of a project, as components expect it. */
async function readableAnswer(sent: ReturnType<typeof baseQuery>) {
  const { data, error } = await sent;
  return error === undefined ? { data: readableChange(data as Partial<Project>) } : { error };
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
  useUpdateProjectMutation,
  useAssignProjectMutation,
  useGetDashboardQuery,
  useListTicketsQuery,
  useCreateTicketMutation,
  useUpdateTicketMutation,
  useGenerateIdeaMutation,
  useGenerateIdeasMutation,
  useCreateComplaintMutation,
  useSendContactMessageMutation,
  useSubscribeMutation,
} = api;
