import type { CallName } from '#contract/calls.ts';
import type { CastName } from './company.ts';

/** The callers; `null` is a visitor, and the copywriter represents all other staff. */
export const COLUMNS = [
  null,
  'client',
  'projectManager',
  'ticketManager',
  'copywriter',
  'admin',
] as const satisfies (CastName | null)[];

/** `ok` means the call's own success status; 404 that the client's ticket or project does not exist for the caller. */
type Gate = 'ok' | 401 | 403 | 404;
type Row = [Gate, Gate, Gate, Gate, Gate, Gate];

const ADMINS: Row = [401, 403, 403, 403, 403, 'ok'];
const SUPPORT: Row = [401, 403, 403, 'ok', 403, 'ok'];
const PEOPLE: Row = [401, 'ok', 'ok', 'ok', 'ok', 'ok'];
const INVOLVED: Row = [401, 'ok', 404, 'ok', 404, 'ok'];
const IN_CHARGE: Row = [401, 403, 'ok', 403, 403, 'ok'];
const CLIENTS: Row = [401, 'ok', 403, 403, 403, 403];
const EVERYBODY: Row = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];

/** The status of each call for each caller, in the order of {@link COLUMNS} (API-12). */
export const GATES: Record<CallName, Row> = {
  getAllData: ADMINS,
  createStaff: ADMINS,
  createProject: ADMINS,
  updateProject: ADMINS,
  assignProject: ADMINS,
  getProject: [401, 'ok', 'ok', 404, 404, 'ok'],
  updateOwnProject: IN_CHARGE,
  postUpdate: IN_CHARGE,
  deliverPhase: IN_CHARGE,
  approvePhase: CLIENTS,
  requestChanges: CLIENTS,
  getSummary: ADMINS,
  searchAll: PEOPLE,
  updateTicket: SUPPORT,
  getDashboard: PEOPLE,
  listTickets: PEOPLE,
  // Without `user_id`; for a client a ticket manager may (openedForClients.test.ts).
  createTicket: [401, 'ok', 'ok', 403, 'ok', 'ok'],
  getTicket: INVOLVED,
  replyToTicket: INVOLVED,
  closeTicket: INVOLVED,
  reopenTicket: INVOLVED,
  assignTicket: SUPPORT,
  getFileLink: INVOLVED,
  listAssignees: SUPPORT,
  listTicketClients: SUPPORT,
  listSavedReplies: SUPPORT,
  createSavedReply: SUPPORT,
  updateSavedReply: SUPPORT,
  removeSavedReply: SUPPORT,
  listNotices: PEOPLE,
  readNotices: PEOPLE,
  getNoticePreferences: PEOPLE,
  updateNoticePreferences: PEOPLE,
  getEvents: PEOPLE,
  getHistory: ADMINS,
  editProject: ADMINS,
  archiveProject: ADMINS,
  restoreProject: ADMINS,
  duplicateProject: ADMINS,
  listTemplates: ADMINS,
  updateTemplate: ADMINS,
  getAccount: PEOPLE,
  updateAccount: PEOPLE,
  createInvitation: ADMINS,
  exportAccount: PEOPLE,
  updateStaff: ADMINS,
  handOver: ADMINS,
  updateClient: ADMINS,
  generateIdea: PEOPLE,
  generateIdeas: PEOPLE,
  listIdeas: PEOPLE,
  getIdea: ADMINS,
  createComplaint: EVERYBODY,
  findComplaint: EVERYBODY,
  answerComplaint: ADMINS,
  pageProjects: ADMINS,
  pageAllTickets: SUPPORT,
  pageIdeas: ADMINS,
  pageStaff: ADMINS,
  pageComplaints: ADMINS,
  pageTickets: PEOPLE,
  exportProjects: ADMINS,
  exportTickets: SUPPORT,
  exportIdeas: ADMINS,
  exportStaff: ADMINS,
  pageClients: ADMINS,
  exportClients: ADMINS,
  exportComplaints: ADMINS,
  pageContactMessages: ADMINS,
  createContactMessage: ADMINS,
  getContactMessage: ADMINS,
  updateContactMessage: ADMINS,
  replyToContactMessage: ADMINS,
  noteOnContactMessage: ADMINS,
  exportContactMessages: ADMINS,
  exportSubscribers: ADMINS,
  sendContactMessage: EVERYBODY,
  subscribe: EVERYBODY,
};
