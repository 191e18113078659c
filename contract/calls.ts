import * as z from 'zod/mini';
import { complaintRoutes } from './complaintRoutes.ts';
import { Complaint, ComplaintLookUp, ComplaintState, NewComplaintAnswer } from './complaints.ts';
import { endpoints } from './endpoints.ts';
import { ideaRoutes } from './ideaRoutes.ts';
import { Idea, IdeaDetail, OwnIdeas } from './ideas.ts';
import { listRoutes } from './listRoutes.ts';
import { fileQueries, listQueries, pageOf } from './lists.ts';
import { Profile } from './people.ts';
import { Project } from './projects.ts';
import { PageQuery } from './shared.ts';
import { Ticket } from './tickets.ts';

/**
 * All that the API serves: the fourteen calls of the specification, and those beside them. `query` is what
 * an address may carry behind its path, `file` the type of an answer that is saved as a file.
 */
export const calls = {
  ...endpoints,
  findComplaint: {
    ...complaintRoutes.findComplaint,
    public: true,
    success: 200,
    body: ComplaintLookUp,
    response: ComplaintState,
  },
  answerComplaint: {
    ...complaintRoutes.answerComplaint,
    creates: true,
    success: 201,
    body: NewComplaintAnswer,
    response: Complaint,
  },
  listIdeas: { ...ideaRoutes.listIdeas, success: 200, query: PageQuery, response: OwnIdeas },
  getIdea: { ...ideaRoutes.getIdea, success: 200, response: IdeaDetail },
  pageProjects: {
    ...listRoutes.pageProjects,
    success: 200,
    query: listQueries.projects,
    response: pageOf(Project),
  },
  pageAllTickets: {
    ...listRoutes.pageAllTickets,
    success: 200,
    query: listQueries.tickets,
    response: pageOf(Ticket),
  },
  pageIdeas: {
    ...listRoutes.pageIdeas,
    success: 200,
    query: listQueries.ideas,
    response: pageOf(Idea),
  },
  pageStaff: {
    ...listRoutes.pageStaff,
    success: 200,
    query: listQueries.staff,
    response: pageOf(Profile),
  },
  pageComplaints: {
    ...listRoutes.pageComplaints,
    success: 200,
    query: listQueries.complaints,
    response: pageOf(Complaint),
  },
  pageTickets: {
    ...listRoutes.pageTickets,
    success: 200,
    query: listQueries.tickets,
    response: pageOf(Ticket),
  },
  exportProjects: {
    ...listRoutes.exportProjects,
    success: 200,
    query: fileQueries.projects,
    file: 'text/csv',
    response: z.string(),
  },
  exportTickets: {
    ...listRoutes.exportTickets,
    success: 200,
    query: fileQueries.tickets,
    file: 'text/csv',
    response: z.string(),
  },
  exportIdeas: {
    ...listRoutes.exportIdeas,
    success: 200,
    query: fileQueries.ideas,
    file: 'text/csv',
    response: z.string(),
  },
  exportStaff: {
    ...listRoutes.exportStaff,
    success: 200,
    query: fileQueries.staff,
    file: 'text/csv',
    response: z.string(),
  },
  exportComplaints: {
    ...listRoutes.exportComplaints,
    success: 200,
    query: fileQueries.complaints,
    file: 'text/csv',
    response: z.string(),
  },
} as const;

export type CallName = keyof typeof calls;
export const CALL_NAMES = Object.keys(calls) as CallName[];
