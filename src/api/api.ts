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
import type { NewTicket, Ticket, TicketChange } from '#contract/tickets.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import {
  readBundle,
  readChange,
  readDashboard,
  readIdeas,
  readReceipt,
  readTickets,
} from './answers.ts';
import type { sendCall } from './baseQuery.ts';
import { messageIn } from './apiError.ts';
import { emptyApi } from './emptyApi.ts';
import { editRow, inTurn, keepEdits } from './rowEdits.ts';
import { listOf, onSuccess, outdates, rowTags } from './tags.ts';

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

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Of the bundle's lists the counts alone: tables read pages (docs/adr/0030). */
const COUNTS = { limit: '1' };

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

/**
 * The fourteen calls (API-1). `answers.ts` handles incomplete answers of other servers. A mutation has no result if only
 * its success matters.
 */
export const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    // The panel
    getAllData: build.query<AdminData, void>({
      query: () => ({ route: routes.getAllData, ...(hasAllCalls() && { query: COUNTS }) }),
      transformResponse: readBundle,
      onQueryStarted: (_none, store) => keepEdits(store),
      providesTags: (data) => [
        listOf('Project'),
        listOf('Ticket'),
        'Idea',
        'Person',
        ...rowTags(data?.projects, data?.tickets),
      ],
    }),
    createStaff: build.mutation<void, NewStaff>({
      query: (body) => ({ route: routes.createStaff, body }),
      invalidatesTags: onSuccess('Person'),
    }),
    createProject: build.mutation<void, NewProject>({
      query: (body) => ({ route: routes.createProject, body }),
      invalidatesTags: onSuccess('Project'),
    }),
    updateProject: build.mutation<Partial<Project>, ProjectUpdate>({
      async queryFn({ id, change, leaving, asManager }, store, _options, send) {
        const route = asManager === true ? projectRoutes.updateOwnProject : routes.updateProject;
        const request = { route, id, body: change, leaving };
        return readAnswer(await inTurn(store, id, () => send(request), leaving));
      },
      onQueryStarted: ({ id, change }, store) => editRow(store, id, shownAtOnce(change)),
      invalidatesTags: outdates('Project'),
    }),
    assignProject: build.mutation<Partial<Project>, ProjectAssignment>({
      async queryFn({ id, userId, undoes }, store, _options, send) {
        const request = { route: routes.assignProject, id, body: { userId, undoes } };
        return readAnswer(await inTurn(store, id, () => send(request)));
      },
      onQueryStarted: ({ id, userId, name }, store) => editRow(store, id, assigned(userId, name)),
      invalidatesTags: outdates('Project'),
    }),

    // The portal
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: routes.getDashboard }),
      transformResponse: readDashboard,
      onQueryStarted: (_none, store) => keepEdits(store),
      providesTags: (data) => [listOf('Project'), ...rowTags(data?.projects)],
    }),

    // Tickets
    listTickets: build.query<Ticket[], void>({
      query: () => ({ route: routes.listTickets }),
      transformResponse: readTickets,
      onQueryStarted: (_none, store) => keepEdits(store),
      providesTags: (tickets) => [listOf('Ticket'), ...rowTags(tickets)],
    }),
    /** As specified; with files and for a client: `openTicket` of newTicketApi.ts. */
    createTicket: build.mutation<void, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket'),
    }),
    updateTicket: build.mutation<Partial<Ticket>, { id: string } & TicketChange>({
      async queryFn({ id, ...body }, store, _options, send) {
        const request = { route: routes.updateTicket, id, body };
        return asRow<Ticket>(await inTurn(store, id, () => send(request)));
      },
      onQueryStarted: ({ id, ...change }, store) => editRow(store, id, shownAtOnce(change)),
      invalidatesTags: outdates('Ticket'),
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
    /** The server's message; null without one. */
    subscribe: build.mutation<string | null, NewSubscription>({
      query: (body) => ({ route: routes.subscribe, body, isPublic: true }),
      transformResponse: (answer) => messageIn(answer) ?? null,
    }),
  }),
});

type Answer = Awaited<ReturnType<typeof sendCall>>;

/** The row in the answer to an edit; `{}` says nothing (API-4). */
export function asRow<Row>({ data, error }: Answer) {
  return error === undefined ? { data: data as Partial<Row> } : { error };
}

function readAnswer({ data, error }: Answer) {
  return error === undefined ? { data: readChange(data) } : { error };
}

/** The fields that an edit's row shows at once: all but phases, whose ids the server assigns. */
function shownAtOnce(change: { phases?: unknown; undoes?: unknown; was?: unknown }): object {
  const fields = { ...change };
  delete fields.phases;
  delete fields.undoes;
  delete fields.was;
  return fields;
}

/** The optimistic change of an assignment; without a manager's name the row waits for the answer. */
function assigned(userId: string | null, name: string | undefined): Partial<Project> {
  if (userId === null) return { assigned_to: null };
  return name === undefined ? {} : { assigned_to: { id: userId, full_name: name } };
}

/** For a row's mutation: its state is not observed, because the row itself shows the edit. */
export const unobserved = { selectFromResult: () => nothing };
const nothing = {};

export const {
  useUpdateProjectMutation,
  useAssignProjectMutation,
  useUpdateTicketMutation,
  useGetAllDataQuery,
  useCreateStaffMutation,
  useCreateProjectMutation,
  useGetDashboardQuery,
  useListTicketsQuery,
  useCreateTicketMutation,
  useCreateComplaintMutation,
} = api;
