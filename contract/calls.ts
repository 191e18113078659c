import * as z from 'zod/mini';
import { complaintRoutes } from './complaintRoutes.ts';
import { Complaint, ComplaintLookUp, ComplaintState, NewComplaintAnswer } from './complaints.ts';
import { endpoints } from './endpoints.ts';
import { ideaRoutes } from './ideaRoutes.ts';
import { History, HistoryQuery } from './history.ts';
import { Idea, IdeaDetail, OwnIdeas } from './ideas.ts';
import { listRoutes } from './listRoutes.ts';
import { excelAnswer, exportQueries, listQueries, pageOf } from './lists.ts';
import { contactMessageCalls } from './contactMessageCalls.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { NoticePreferences, Notices, ReadNotices } from './notices.ts';
import { objectCalls } from './objectCalls.ts';
import { peopleCalls } from './peopleCalls.ts';
import {
  Approval,
  ChangeRequest,
  NewDelivery,
  NewUpdate,
  ProjectPage,
  ProjectPhase,
  ProjectUpdate,
  Summary,
} from './projectPages.ts';
import { projectRoutes } from './projectRoutes.ts';
import { Project, ProjectChange } from './projects.ts';
import { Found, SearchQuery } from './search.ts';
import { searchRoutes } from './searchRoutes.ts';
import { BeforeQuery, Nothing, PageQuery } from './shared.ts';
import { StaffMember } from './team.ts';
import { ticketRoutes } from './ticketRoutes.ts';
import {
  Assignees,
  FileLink,
  NewMessage,
  NewSavedReply,
  SavedReplies,
  SavedReply,
  Ticket,
  TicketAssignment,
  TicketDetail,
  TicketEntry,
  TicketPage,
} from './tickets.ts';

/**
 * All calls of the API: the fourteen calls of the specification and the further ones. `query` is the schema of the
 * query string, `export` the media type of a response that people save as a file. `events` marks a stream of server-sent events,
 * `form` a body that may be multipart/form-data with files.
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
    response: pageOf(StaffMember),
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
    ...excelAnswer,
    query: exportQueries.projects,
  },
  exportTickets: {
    ...listRoutes.exportTickets,
    ...excelAnswer,
    query: exportQueries.tickets,
  },
  exportIdeas: {
    ...listRoutes.exportIdeas,
    ...excelAnswer,
    query: exportQueries.ideas,
  },
  exportStaff: {
    ...listRoutes.exportStaff,
    ...excelAnswer,
    query: exportQueries.staff,
  },
  exportComplaints: {
    ...listRoutes.exportComplaints,
    ...excelAnswer,
    query: exportQueries.complaints,
  },
  exportSubscribers: {
    ...listRoutes.exportSubscribers,
    ...excelAnswer,
  },
  getTicket: {
    ...ticketRoutes.getTicket,
    success: 200,
    query: BeforeQuery,
    response: TicketPage,
  },
  replyToTicket: {
    ...ticketRoutes.replyToTicket,
    creates: true,
    form: true,
    success: 201,
    body: NewMessage,
    response: TicketEntry,
  },
  closeTicket: { ...ticketRoutes.closeTicket, success: 200, response: TicketDetail },
  reopenTicket: { ...ticketRoutes.reopenTicket, success: 200, response: TicketDetail },
  assignTicket: {
    ...ticketRoutes.assignTicket,
    success: 200,
    body: TicketAssignment,
    response: TicketDetail,
  },
  getFileLink: { ...ticketRoutes.getFileLink, success: 200, response: FileLink },
  listAssignees: { ...ticketRoutes.listAssignees, success: 200, response: Assignees },
  listSavedReplies: { ...ticketRoutes.listSavedReplies, success: 200, response: SavedReplies },
  createSavedReply: {
    ...ticketRoutes.createSavedReply,
    creates: true,
    success: 201,
    body: NewSavedReply,
    response: SavedReply,
  },
  updateSavedReply: {
    ...ticketRoutes.updateSavedReply,
    success: 200,
    body: NewSavedReply,
    response: SavedReply,
  },
  removeSavedReply: { ...ticketRoutes.removeSavedReply, success: 204, response: Nothing },
  getProject: {
    ...projectRoutes.getProject,
    success: 200,
    query: BeforeQuery,
    response: ProjectPage,
  },
  updateOwnProject: {
    ...projectRoutes.updateOwnProject,
    success: 200,
    body: ProjectChange,
    response: Project,
  },
  postUpdate: {
    ...projectRoutes.postUpdate,
    creates: true,
    form: true,
    success: 201,
    body: NewUpdate,
    response: ProjectUpdate,
  },
  deliverPhase: {
    ...projectRoutes.deliverPhase,
    creates: true,
    form: true,
    success: 200,
    body: NewDelivery,
    response: ProjectPhase,
  },
  approvePhase: {
    ...projectRoutes.approvePhase,
    success: 200,
    body: Approval,
    response: ProjectPhase,
  },
  requestChanges: {
    ...projectRoutes.requestChanges,
    success: 200,
    body: ChangeRequest,
    response: ProjectPhase,
  },
  searchAll: { ...searchRoutes.searchAll, success: 200, query: SearchQuery, response: Found },
  getSummary: { ...projectRoutes.getSummary, success: 200, response: Summary },
  ...objectCalls,
  listNotices: { ...noticeRoutes.listNotices, success: 200, response: Notices },
  readNotices: { ...noticeRoutes.readNotices, success: 204, body: ReadNotices, response: Nothing },
  getNoticePreferences: {
    ...noticeRoutes.getNoticePreferences,
    success: 200,
    response: NoticePreferences,
  },
  updateNoticePreferences: {
    ...noticeRoutes.updateNoticePreferences,
    success: 200,
    body: NoticePreferences,
    response: NoticePreferences,
  },
  getEvents: { ...noticeRoutes.getEvents, success: 200, events: true, response: z.string() },
  getHistory: {
    ...noticeRoutes.getHistory,
    success: 200,
    query: HistoryQuery,
    response: History,
  },
  ...contactMessageCalls,
  ...peopleCalls,
} as const;

export type CallName = keyof typeof calls;
export const CALL_NAMES = Object.keys(calls) as CallName[];
