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
import type { NewTicket, Ticket, TicketChange, TicketStatus } from '#contract/tickets.ts';
import { baseQuery } from './baseQuery.ts';
import { addPerson, isWholePerson } from './peopleRows.ts';
import { projectChangesOf } from './projectChanges.ts';
import type { ProjectScreen } from './projectChanges.ts';
import {
  addRow,
  assigned,
  dropRow,
  isWholeProject,
  putFields,
  withoutPhases,
} from './projectRows.ts';
import type { ProjectAssignment, ProjectUpdate } from './projectRows.ts';
import { onSuccess, onWholePerson, onWholeProject, onWholeTicket, tagTypes } from './tags.ts';
import { answeredBundle, answeredTickets, ticketChangesOf } from './ticketChanges.ts';
import { putFirst, setStatus } from './ticketRows.ts';
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
        projectChangesOf(extra).over(() =>
          answeredBundle(ticketChangesOf(extra), () => send({ route: routes.getAllData })),
        ),
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
        projectChangesOf(extra).add(add);
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
        const add = (data: AdminData) => addRow(data, project);
        projectChangesOf(extra).add(add);
        dispatch(api.util.updateQueryData('getAllData', undefined, add));
      },
    }),
    // Optimistic, both: on screen before the server knows, and taken back when it refuses.
    updateProject: build.mutation<Partial<Project>, ProjectUpdate>({
      queryFn: ({ id, change, leaving }, store, _options, send) =>
        projectChangesOf(store.extra).make(
          { id, fields: withoutPhases(change), leaving },
          projectScreen(store),
          () => send({ route: routes.updateProject, id, body: change, leaving }),
        ),
      invalidatesTags: onWholeProject,
    }),
    assignProject: build.mutation<Partial<Project>, ProjectAssignment>({
      queryFn: ({ id, userId, name }, store, _options, send) =>
        projectChangesOf(store.extra).make(
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
        answeredTickets(ticketChangesOf(extra), () => send({ route: routes.listTickets })),
      merge: (before, now) => keepUnchanged(beneath(before), now),
      providesTags: ['Ticket'],
    }),
    createTicket: build.mutation<Partial<Ticket>, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket'),
      // On screen at once; the read that follows brings it again, or whatever the answer left out.
      async onQueryStarted(_ticket, { dispatch, queryFulfilled }) {
        const { data: ticket } = await queryFulfilled.catch(() => ({ data: {} }));
        dispatch(
          api.util.updateQueryData('listTickets', undefined, (tickets) =>
            putFirst(tickets, ticket),
          ),
        );
      },
    }),
    updateTicket: build.mutation<Partial<Ticket>, { id: string } & TicketChange>({
      async queryFn({ id, status }, { extra }, _options, send) {
        const answer = await send({ route: routes.updateTicket, id, body: { status } });
        if (answer.error !== undefined) return { error: answer.error };
        ticketChangesOf(extra).accept(id, status);
        return { data: answer.data as Partial<Ticket> };
      },
      invalidatesTags: onWholeTicket,
      // Optimistic: on screen before the server knows, and taken back when it refuses.
      async onQueryStarted({ id, status }, { dispatch, extra, queryFulfilled }) {
        const changes = ticketChangesOf(extra);
        let before = status;
        const show = (shown: TicketStatus) => {
          const choose = (tickets?: Ticket[]) => {
            before = setStatus(tickets, id, shown) ?? before;
          };
          dispatch(api.util.updateQueryData('listTickets', undefined, choose));
          dispatch(
            api.util.updateQueryData('getAllData', undefined, ({ tickets }) => choose(tickets)),
          );
        };
        show(status);
        const change = changes.begin(id, status, before);
        try {
          await queryFulfilled;
        } catch {
          const shown = changes.refuse(change);
          if (shown !== null) show(shown);
        }
      },
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

/** The panel's rows, as far as changes of projects touch them. */
function projectScreen({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): ProjectScreen {
  const change = (recipe: (data: AdminData) => void) =>
    dispatch(api.util.updateQueryData('getAllData', undefined, recipe) as Patch);
  return {
    put(id, fields) {
      let before: ReturnType<ProjectScreen['put']> = {};
      change((data) => {
        before = putFields(data, id, fields);
      });
      return before;
    },
    drop: (id) => void change((data) => dropRow(data, id)),
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
