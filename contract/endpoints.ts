import * as z from 'zod/mini';
import { AdminData } from './admin.ts';
import { ComplaintReceipt, NewComplaint } from './complaints.ts';
import { NewContactMessage } from './contact.ts';
import { LimitQuery, NewestTickets } from './lists.ts';
import { IdeaPrompt, IdeaResult, IdeaResults } from './ideas.ts';
import { NewSubscription } from './newsletter.ts';
import { NewStaff, Profile } from './people.ts';
import { Assignment, Dashboard, NewProject, Project, ProjectChange } from './projects.ts';
import { routes } from './routes.ts';
import { Message } from './shared.ts';
import { NewTicket, Ticket, TicketChange, Tickets } from './tickets.ts';

/**
 * The fourteen calls with the schemas of their requests and responses. `success` is the status of a successful
 * response (API-1); `public` marks calls without a session; `creates` marks calls that create a record, for which the
 * server honours an `Idempotency-Key` (API-8).
 */
export const endpoints = {
  getAllData: { ...routes.getAllData, success: 200, query: LimitQuery, response: AdminData },
  createStaff: {
    ...routes.createStaff,
    creates: true,
    success: 201,
    body: NewStaff,
    response: Profile,
  },
  createProject: {
    ...routes.createProject,
    creates: true,
    success: 201,
    body: NewProject,
    response: Project,
  },
  updateProject: { ...routes.updateProject, success: 200, body: ProjectChange, response: Project },
  assignProject: { ...routes.assignProject, success: 200, body: Assignment, response: Project },
  updateTicket: { ...routes.updateTicket, success: 200, body: TicketChange, response: Ticket },
  getDashboard: { ...routes.getDashboard, success: 200, response: Dashboard },
  listTickets: {
    ...routes.listTickets,
    success: 200,
    query: LimitQuery,
    response: z.union([Tickets, NewestTickets]),
  },
  createTicket: {
    ...routes.createTicket,
    creates: true,
    success: 201,
    body: NewTicket,
    response: Ticket,
  },
  createComplaint: {
    ...routes.createComplaint,
    public: true,
    creates: true,
    success: 201,
    body: NewComplaint,
    response: ComplaintReceipt,
  },
  generateIdea: {
    ...routes.generateIdea,
    creates: true,
    success: 200,
    body: IdeaPrompt,
    response: IdeaResult,
  },
  generateIdeas: {
    ...routes.generateIdeas,
    creates: true,
    success: 200,
    body: IdeaPrompt,
    response: IdeaResults,
  },
  sendContactMessage: {
    ...routes.sendContactMessage,
    public: true,
    creates: true,
    success: 201,
    body: NewContactMessage,
    response: Message,
  },
  subscribe: {
    ...routes.subscribe,
    public: true,
    creates: true,
    success: 201,
    body: NewSubscription,
    response: Message,
  },
} as const;
