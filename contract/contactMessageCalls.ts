import { excelAnswer, exportQueries, listQueries, pageOf } from './lists.ts';
import { contactMessageRoutes } from './contactMessageRoutes.ts';
import {
  ContactMessage,
  ContactMessageChange,
  ContactMessageEntry,
  ContactMessagePage,
  NewContactNote,
  NewContactReply,
} from './contactMessages.ts';

/** The panel's calls about contact messages; a part of `calls` (calls.ts). */
export const contactMessageCalls = {
  pageContactMessages: {
    ...contactMessageRoutes.pageContactMessages,
    success: 200,
    query: listQueries.contactMessages,
    response: pageOf(ContactMessage),
  },
  getContactMessage: {
    ...contactMessageRoutes.getContactMessage,
    success: 200,
    response: ContactMessagePage,
  },
  updateContactMessage: {
    ...contactMessageRoutes.updateContactMessage,
    success: 200,
    body: ContactMessageChange,
    response: ContactMessage,
  },
  replyToContactMessage: {
    ...contactMessageRoutes.replyToContactMessage,
    creates: true,
    success: 201,
    body: NewContactReply,
    response: ContactMessageEntry,
  },
  noteOnContactMessage: {
    ...contactMessageRoutes.noteOnContactMessage,
    creates: true,
    success: 201,
    body: NewContactNote,
    response: ContactMessageEntry,
  },
  exportContactMessages: {
    ...contactMessageRoutes.exportContactMessages,
    ...excelAnswer,
    query: exportQueries.contactMessages,
  },
} as const;
