import type { noticeRoutes } from '#contract/noticeRoutes.ts';
import type { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { TicketDetail, TicketEntry } from '#contract/tickets.ts';
import type { Example } from './described.ts';
import { project, ticket } from './exampleRows.ts';

type Name = keyof typeof ticketRoutes | keyof typeof noticeRoutes;

const soledad = { id: '4d3c2b1a-9f8e-4d7c-8b6a-5f4e3d2c1b0a', full_name: 'Soledad Ríos' };

const ticketDetail: TicketDetail = {
  ...ticket,
  project: { id: project.id, name: project.name },
  assigned_to: soledad,
  waitingSince: null,
  firstResponseAt: '2026-11-20T15:50:00Z',
};

const reply: TicketEntry = {
  id: '9a8b7c6d-5e4f-4a3b-9c2d-1e0f9a8b7c6d',
  kind: 'message',
  at: '2026-11-20T15:50:00Z',
  author: { ...soledad, staff: true },
  body: 'Ya lo estamos viendo. Te escribo antes de las 6.',
};

const savedReply = {
  id: '8c7b6a59-4d3e-4f2a-8b1c-0d9e8f7a6b5c',
  title: 'Lo estamos viendo',
  body: 'Hola, {cliente}: ya estamos revisando {proyecto}.',
};
const newSavedReply = { title: savedReply.title, body: savedReply.body };

/** Examples of the calls for ticket conversations, notices and live events. */
export const conversationExamples: { readonly [Each in Name]: Example<Each> } = {
  getTicket: { answer: { ticket: ticketDetail, entries: [reply] } },
  replyToTicket: { body: { body: reply.body }, answer: reply },
  closeTicket: { answer: { ...ticketDetail, status: 'Cerrado' } },
  reopenTicket: { answer: { ...ticketDetail, status: 'Abierto' } },
  assignTicket: { body: { userId: soledad.id }, answer: ticketDetail },
  getFileLink: {
    answer: {
      url: '/api/data/files/1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b?until=1795190700&signature=…',
    },
  },
  listAssignees: { answer: { people: [soledad] } },
  listSavedReplies: { answer: { rows: [savedReply] } },
  createSavedReply: { body: newSavedReply, answer: savedReply },
  updateSavedReply: { body: newSavedReply, answer: savedReply },
  removeSavedReply: { answer: undefined },
  listNotices: {
    answer: {
      unread: 1,
      notices: [
        {
          id: '7b6a5948-3c2d-4e1f-9a0b-8c7d6e5f4a3b',
          kind: 'message',
          at: reply.at,
          read: false,
          title: `${soledad.full_name} respondió: ${ticket.subject}`,
          href: `#/support/${ticket.id}`,
        },
      ],
    },
  },
  readNotices: { body: { ids: ['7b6a5948-3c2d-4e1f-9a0b-8c7d6e5f4a3b'] }, answer: undefined },
  getNoticePreferences: { answer: { muted: ['status'] } },
  updateNoticePreferences: { body: { muted: ['status'] }, answer: { muted: ['status'] } },
  getEvents: { answer: `event: ticket\ndata: {"id":"${ticket.id}"}\n\n` },
  getHistory: {
    answer: {
      rows: [
        {
          id: '204',
          at: reply.at,
          author: soledad,
          object: `ticket:${ticket.id}`,
          field: 'status',
          from: 'Abierto',
          to: 'En Progreso',
        },
      ],
      next: null,
    },
  },
};
