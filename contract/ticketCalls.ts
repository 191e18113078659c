import { BeforeQuery, Nothing } from './shared.ts';
import { ticketRoutes } from './ticketRoutes.ts';
import {
  Assignees,
  FileLink,
  NewMessage,
  NewSavedReply,
  SavedReplies,
  SavedReply,
  SavedReplyChange,
  TicketAssignment,
  TicketClients,
  TicketClientsQuery,
  TicketDetail,
  TicketEntry,
  TicketPage,
} from './tickets.ts';

/** Calls for the conversations of tickets, and for what support uses. */
export const ticketCalls = {
  getTicket: {
    ...ticketRoutes.getTicket,
    description:
      'Quien abrió un ticket, quien está a cargo, quien gestiona su proyecto, soporte y administración reciben su conversación; las entradas anteriores se piden con `before`.',
    success: 200,
    query: BeforeQuery,
    response: TicketPage,
  },
  replyToTicket: {
    ...ticketRoutes.replyToTicket,
    description:
      'Responde un ticket, también como `multipart/form-data` con hasta cinco `file`; una nota interna solo la lee el equipo.',
    creates: true,
    form: true,
    success: 201,
    body: NewMessage,
    response: TicketEntry,
  },
  closeTicket: {
    ...ticketRoutes.closeTicket,
    description: 'Quien abrió un ticket, soporte y administración lo cierran.',
    success: 200,
    response: TicketDetail,
  },
  reopenTicket: {
    ...ticketRoutes.reopenTicket,
    description: 'Quien abrió un ticket, soporte y administración lo reabren.',
    success: 200,
    response: TicketDetail,
  },
  assignTicket: {
    ...ticketRoutes.assignTicket,
    description:
      'Soporte y administración ponen a cargo de un ticket a alguien activo del equipo; con `null`, a nadie.',
    success: 200,
    body: TicketAssignment,
    response: TicketDetail,
  },
  getFileLink: {
    ...ticketRoutes.getFileLink,
    description: 'Da un enlace que descarga un archivo durante cinco minutos, sin sesión.',
    success: 200,
    response: FileLink,
  },
  listAssignees: {
    ...ticketRoutes.listAssignees,
    description:
      'Soporte y administración reciben a quienes pueden estar a cargo de un ticket: todo el equipo activo.',
    success: 200,
    response: Assignees,
  },
  listTicketClients: {
    ...ticketRoutes.listTicketClients,
    description:
      'Soporte y administración buscan a los clientes activos para quienes pueden abrir un ticket, con sus proyectos; hasta cincuenta.',
    success: 200,
    query: TicketClientsQuery,
    response: TicketClients,
  },
  listSavedReplies: {
    ...ticketRoutes.listSavedReplies,
    description: 'Soporte y administración reciben las respuestas guardadas.',
    success: 200,
    response: SavedReplies,
  },
  createSavedReply: {
    ...ticketRoutes.createSavedReply,
    description:
      'Soporte y administración guardan una respuesta; su texto puede llevar `{cliente}` y `{proyecto}`.',
    creates: true,
    success: 201,
    body: NewSavedReply,
    response: SavedReply,
  },
  updateSavedReply: {
    ...ticketRoutes.updateSavedReply,
    description: 'Soporte y administración cambian una respuesta guardada.',
    success: 200,
    body: SavedReplyChange,
    response: SavedReply,
  },
  removeSavedReply: {
    ...ticketRoutes.removeSavedReply,
    description: 'Soporte y administración borran una respuesta guardada.',
    success: 204,
    response: Nothing,
  },
} as const;
