import type { Page } from '#contract/lists.ts';
import { messageRoutes } from '#contract/messageRoutes.ts';
import type {
  ContactMessage,
  MessageChange,
  MessageEntry,
  MessagePage,
  NewNote,
  NewReply,
} from '#contract/messages.ts';
import { api, HEAD } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** The contact form's messages in the panel (docs/adr/0028). */
const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest messages; the others come page by page. */
    listMessages: build.query<Page<ContactMessage> | null, void>({
      queryFn: furtherRead<Page<ContactMessage>>(() => ({
        route: messageRoutes.pageMessages,
        query: HEAD,
      })),
      providesTags: ['Message'],
    }),
    getMessage: build.query<MessagePage, string>({
      query: (id) => ({ route: messageRoutes.getMessage, id }),
      providesTags: (_page, _error, id) => [{ type: 'Message', id }],
    }),
    updateMessage: build.mutation<ContactMessage, { id: string } & MessageChange>({
      query: ({ id, ...body }) => ({ route: messageRoutes.updateMessage, id, body }),
      invalidatesTags: onSuccess('Message', 'Summary'),
    }),
    replyToMessage: build.mutation<MessageEntry, { id: string } & NewReply>({
      query: ({ id, ...body }) => ({ route: messageRoutes.replyToMessage, id, body }),
      invalidatesTags: onSuccess('Message', 'Summary'),
    }),
    noteOnMessage: build.mutation<MessageEntry, { id: string } & NewNote>({
      query: ({ id, ...body }) => ({ route: messageRoutes.noteOnMessage, id, body }),
      invalidatesTags: onSuccess('Message'),
    }),
  }),
});

export const {
  useListMessagesQuery,
  useGetMessageQuery,
  useUpdateMessageMutation,
  useReplyToMessageMutation,
  useNoteOnMessageMutation,
} = messagesApi;
