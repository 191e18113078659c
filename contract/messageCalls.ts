import * as z from 'zod/mini';
import { fileQueries, listQueries, pageOf } from './lists.ts';
import { messageRoutes } from './messageRoutes.ts';
import {
  ContactMessage,
  MessageChange,
  MessageEntry,
  MessagePage,
  NewNote,
  NewReply,
} from './messages.ts';

/** The calls about contact messages and subscribers; a part of `calls` (calls.ts). */
export const messageCalls = {
  pageMessages: {
    ...messageRoutes.pageMessages,
    success: 200,
    query: listQueries.messages,
    response: pageOf(ContactMessage),
  },
  getMessage: { ...messageRoutes.getMessage, success: 200, response: MessagePage },
  updateMessage: {
    ...messageRoutes.updateMessage,
    success: 200,
    body: MessageChange,
    response: ContactMessage,
  },
  replyToMessage: {
    ...messageRoutes.replyToMessage,
    creates: true,
    success: 201,
    body: NewReply,
    response: MessageEntry,
  },
  noteOnMessage: {
    ...messageRoutes.noteOnMessage,
    creates: true,
    success: 201,
    body: NewNote,
    response: MessageEntry,
  },
  exportMessages: {
    ...messageRoutes.exportMessages,
    success: 200,
    query: fileQueries.messages,
    file: 'text/csv',
    response: z.string(),
  },
  exportSubscribers: {
    ...messageRoutes.exportSubscribers,
    success: 200,
    file: 'text/csv',
    response: z.string(),
  },
} as const;
