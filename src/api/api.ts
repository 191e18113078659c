import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { AdminData } from '#contract/admin.ts';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import type { NewContactMessage } from '#contract/contact.ts';
import type { IdeaPrompt, IdeaResult } from '#contract/ideas.ts';
import type { NewSubscription } from '#contract/newsletter.ts';
import type { NewStaff, Profile } from '#contract/people.ts';
import type { Dashboard, NewProject, Project } from '#contract/projects.ts';
import { routes } from '#contract/routes.ts';
import type { Message } from '#contract/shared.ts';
import type { NewTicket, Ticket, TicketChange } from '#contract/tickets.ts';
import { baseQuery } from './baseQuery.ts';
import { addPerson, isWholePerson } from './peopleRows.ts';
import { localChangesOf } from './localChanges.ts';
import type { ProjectFields, TicketFields } from './localChanges.ts';
import { assigned, isWholeProject, withoutPhases } from './projectRows.ts';
import type { ProjectAssignment, ProjectUpdate } from './projectRows.ts';
import { dropRow, putFields, putFirst } from './rowChanges.ts';
import type { RowScreen } from './rowChanges.ts';
import {
  isWholeTicket,
  onSuccess,
  onWholePerson,
  onWholeProject,
  onWholeTicket,
  tagTypes,
} from './tags.ts';
import { beneath, keepUnchanged, keepUnchangedLists } from './unchangedRows.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

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
      queryFn: (_none, { extra }, _options, send) =>
        localChangesOf(extra).overBundle(() => send({ route: routes.getAllData })),
      merge: (before, now) => keepUnchangedLists(beneath(before), now),
      providesTags: ['Project', 'Ticket', 'Idea', 'Person'],
    }),
    createStaff: build.mutation<Partial<Profile>, NewStaff>({
      query: (body) => ({ route: routes.createStaff, body }),
      invalidatesTags: onWholePerson,
      async onQueryStarted(_person, { dispatch, extra, queryFulfilled }) {
        const { data: person } = await queryFulfilled.catch(() => ({ data: {} }));
        if (!isWholePerson(person)) return;
        const add = (data: AdminData) => addPerson(data, person);
        localChangesOf(extra).add(add);
        dispatch(api.util.updateQueryData('getAllData', undefined, add));
      },
    }),
    createProject: build.mutation<Partial<Project>, NewProject>({
      query: (body) => ({ route: routes.createProject, body }),
      invalidatesTags: onWholeProject,
      // On top of the rows at once.
      async onQueryStarted(_project, { dispatch, extra, queryFulfilled }) {
        const { data: project } = await queryFulfilled.catch(() => ({ data: {} }));
        if (!isWholeProject(project)) return;
        const add = (data: AdminData) => putFirst(data.projects, project);
        localChangesOf(extra).add(add);
        dispatch(api.util.updateQueryData('getAllData', undefined, add));
      },
    }),
    // Optimistic, both.
    updateProject: build.mutation<Partial<Project>, ProjectUpdate>({
      queryFn: ({ id, change, leaving }, store, _options, send) =>
        localChangesOf(store.extra).projects.make(
          { id, fields: withoutPhases(change), leaving },
          projectScreen(store),
          () => send({ route: routes.updateProject, id, body: change, leaving }),
        ),
      invalidatesTags: onWholeProject,
    }),
    assignProject: build.mutation<Partial<Project>, ProjectAssignment>({
      queryFn: ({ id, userId, name }, store, _options, send) =>
        localChangesOf(store.extra).projects.make(
          { id, fields: assigned(userId, name) },
          projectScreen(store),
          () => send({ route: routes.assignProject, id, body: { userId } }),
        ),
      invalidatesTags: onWholeProject,
    }),

    // The portal
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: routes.getDashboard }),
      providesTags: ['Project', 'OwnProject'],
    }),

    // Tickets
    listTickets: build.query<Ticket[], void>({
      queryFn: (_none, { extra }, _options, send) =>
        localChangesOf(extra).overTickets(() => send({ route: routes.listTickets })),
      merge: (before, now) => keepUnchanged(beneath(before), now),
      providesTags: ['Ticket'],
    }),
    createTicket: build.mutation<Partial<Ticket>, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket'),
      // On screen at once; the read that follows brings it again, or whatever the answer left out.
      async onQueryStarted(_ticket, { dispatch, queryFulfilled }) {
        const { data: ticket } = await queryFulfilled.catch(() => ({ data: {} }));
        if (!isWholeTicket(ticket)) return;
        const add = (tickets: Ticket[]) => putFirst(tickets, ticket);
        dispatch(api.util.updateQueryData('listTickets', undefined, add));
      },
    }),
    updateTicket: build.mutation<Partial<Ticket>, { id: string } & TicketChange>({
      queryFn: ({ id, status }, store, _options, send) =>
        localChangesOf(store.extra).tickets.make(
          { id, fields: { status } },
          ticketScreen(store),
          () => send({ route: routes.updateTicket, id, body: { status } }),
        ),
      invalidatesTags: onWholeTicket,
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

/** A thunk whatever the rest of the state is. */
type Patch = ThunkAction<unknown, unknown, unknown, UnknownAction>;

/** The panel's rows of projects. */
function projectScreen({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): RowScreen<ProjectFields> {
  const change = (recipe: (data: AdminData) => void) =>
    dispatch(api.util.updateQueryData('getAllData', undefined, recipe) as Patch);
  return {
    put(id, fields) {
      let before: ProjectFields = {};
      change(({ projects }) => {
        before = putFields(projects, id, fields);
      });
      return before;
    },
    drop: (id) => void change(({ projects }) => dropRow(projects, id)),
  };
}

/** The rows of tickets, in the panel and under Soporte. */
function ticketScreen({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): RowScreen<TicketFields> {
  const change = (recipe: (tickets: Ticket[]) => void) => {
    dispatch(api.util.updateQueryData('listTickets', undefined, recipe) as Patch);
    dispatch(
      api.util.updateQueryData('getAllData', undefined, ({ tickets }) => recipe(tickets)) as Patch,
    );
  };
  return {
    put(id, fields) {
      let before: TicketFields = {};
      change((tickets) => {
        before = { ...before, ...putFields(tickets, id, fields) };
      });
      return before;
    },
    drop(id) {
      change((tickets) => dropRow(tickets, id));
    },
  };
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
