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
import { onSuccess, tagTypes } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/**
 * The fourteen calls (spec section 7). Where the specification does not show an answer, its fields
 * are optional here, for a server that answers `{}` or 204 (decision 22).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: (build) => ({
    // The panel
    getAllData: build.query<AdminData, void>({
      query: () => ({ route: routes.getAllData }),
      providesTags: ['Project', 'Ticket', 'Idea', 'Person'],
    }),
    createStaff: build.mutation<Partial<Profile>, NewStaff>({
      query: (body) => ({ route: routes.createStaff, body }),
      invalidatesTags: onSuccess('Person'),
    }),
    createProject: build.mutation<Partial<Project>, NewProject>({
      query: (body) => ({ route: routes.createProject, body }),
      invalidatesTags: onSuccess('Project'),
    }),
    updateProject: build.mutation<Partial<Project>, { id: string; change: ProjectChange }>({
      query: ({ id, change }) => ({ route: routes.updateProject, id, body: change }),
      invalidatesTags: onSuccess('Project'),
    }),
    assignProject: build.mutation<Partial<Project>, { id: string } & Assignment>({
      query: ({ id, userId }) => ({ route: routes.assignProject, id, body: { userId } }),
      invalidatesTags: onSuccess('Project'),
    }),

    // The portal
    getDashboard: build.query<Dashboard, void>({
      query: () => ({ route: routes.getDashboard }),
      providesTags: ['Project'],
    }),

    // Tickets
    listTickets: build.query<Ticket[], void>({
      query: () => ({ route: routes.listTickets }),
      providesTags: ['Ticket'],
    }),
    createTicket: build.mutation<Partial<Ticket>, NewTicket>({
      query: (body) => ({ route: routes.createTicket, body }),
      invalidatesTags: onSuccess('Ticket'),
    }),
    updateTicket: build.mutation<Partial<Ticket>, { id: string } & TicketChange>({
      query: ({ id, status }) => ({ route: routes.updateTicket, id, body: { status } }),
      invalidatesTags: onSuccess('Ticket'),
    }),

    // Ideas: either call may answer an object or an array (decision 16)
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
    }),
    sendContactMessage: build.mutation<Partial<Message>, NewContactMessage>({
      query: (body) => ({ route: routes.sendContactMessage, body, isPublic: true }),
    }),
    subscribe: build.mutation<Partial<Message>, NewSubscription>({
      query: (body) => ({ route: routes.subscribe, body, isPublic: true }),
    }),
  }),
});

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
