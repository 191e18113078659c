import { contactMessageRoutes } from './contactMessageRoutes.ts';
import {
  ContactMessage,
  ContactMessageChange,
  ContactMessageEntry,
  ContactMessagePage,
  NewContactNote,
  NewContactReply,
  NewLoggedMessage,
} from './contactMessages.ts';
import { excelAnswer, exportQueries, listQueries, pageOf } from './lists.ts';

/** The panel's calls about contact messages. */
export const contactMessageCalls = {
  pageContactMessages: {
    ...contactMessageRoutes.pageContactMessages,
    description:
      'Administración recibe los mensajes de contacto por páginas; `assigned_to=none` son los que nadie atiende.',
    success: 200,
    query: listQueries.contactMessages,
    response: pageOf(ContactMessage),
  },
  createContactMessage: {
    ...contactMessageRoutes.createContactMessage,
    description:
      'Administración anota un mensaje que llegó por teléfono, WhatsApp, correo o en persona.',
    creates: true,
    success: 201,
    body: NewLoggedMessage,
    response: ContactMessage,
  },
  getContactMessage: {
    ...contactMessageRoutes.getContactMessage,
    description: 'Administración recibe un mensaje de contacto con sus respuestas y notas.',
    success: 200,
    response: ContactMessagePage,
  },
  updateContactMessage: {
    ...contactMessageRoutes.updateContactMessage,
    description: 'Administración cambia el estado de un mensaje de contacto o quién lo atiende.',
    success: 200,
    body: ContactMessageChange,
    response: ContactMessage,
  },
  replyToContactMessage: {
    ...contactMessageRoutes.replyToContactMessage,
    description:
      'Administración responde por correo un mensaje de contacto, también como `multipart/form-data` con hasta cinco `file`, de 10 MB en total.',
    creates: true,
    form: true,
    success: 201,
    body: NewContactReply,
    response: ContactMessageEntry,
  },
  noteOnContactMessage: {
    ...contactMessageRoutes.noteOnContactMessage,
    description: 'Administración anota algo en un mensaje de contacto, que no sale por correo.',
    creates: true,
    success: 201,
    body: NewContactNote,
    response: ContactMessageEntry,
  },
  exportContactMessages: {
    ...contactMessageRoutes.exportContactMessages,
    description: 'Administración descarga en Excel los mensajes de contacto de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.contactMessages,
  },
} as const;
