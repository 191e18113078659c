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
import type { PersonRef } from '#contract/people.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Changes a message; `assignee` names whom `assigneeId` stands for, until the server has answered. */
type MessageEdit = { id: string; assignee?: PersonRef | null } & MessageChange;

const readHead = furtherRead<Page<ContactMessage>>(() => ({
  route: messageRoutes.pageMessages,
  query: HEAD,
}));

/** The contact form's messages in the panel (docs/adr/0028). */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest messages; the others come page by page. */
    listMessages: build.query<Page<ContactMessage> | null, void>({
      async queryFn(none, store, options, send) {
        const answer = await rowEdits.read(store, () => readHead(none, store, options, send));
        if (answer.error !== undefined) return { error: answer.error };
        return { data: answer.data as Page<ContactMessage> | null };
      },
      providesTags: ['Message'],
    }),
    getMessage: build.query<MessagePage, string>({
      async queryFn(id, store, _options, send) {
        const request = { route: messageRoutes.getMessage, id };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: data as MessagePage } : { error };
      },
      providesTags: (_page, _error, id) => [{ type: 'Message', id }],
    }),
    updateMessage: build.mutation<null, MessageEdit>({
      queryFn: ({ id, assignee, ...body }, store, _options, send) => {
        const { status } = body;
        const fields = {
          ...(status !== undefined && { status }),
          ...(assignee !== undefined && { assignee }),
        };
        return rowEdits.save(store, { list: 'messages', id, fields }, () =>
          send({ route: messageRoutes.updateMessage, id, body }),
        );
      },
      invalidatesTags: onSuccess('Message', 'Summary'),
    }),
    /** Mailed to the sender. */
    replyToMessage: build.mutation<MessageEntry, { id: string } & NewReply>({
      query: ({ id, ...body }) => ({
        route: messageRoutes.replyToMessage,
        id,
        body,
        creates: true,
      }),
      invalidatesTags: onSuccess('Message', 'Summary'),
    }),
    noteOnMessage: build.mutation<MessageEntry, { id: string } & NewNote>({
      query: ({ id, ...body }) => ({
        route: messageRoutes.noteOnMessage,
        id,
        body,
        creates: true,
      }),
      invalidatesTags: onSuccess('Message'),
    }),
  }),
});

export const {
  useListMessagesQuery,
  useGetMessageQuery,
  useReplyToMessageMutation,
  useNoteOnMessageMutation,
} = messagesApi;
