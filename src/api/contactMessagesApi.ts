import { contactMessageRoutes } from '#contract/contactMessageRoutes.ts';
import type {
  ContactMessage,
  ContactMessageChange,
  ContactMessageEntry,
  ContactMessagePage,
  NewContactNote,
  NewContactReply,
  NewLoggedMessage,
} from '#contract/contactMessages.ts';
import type { PersonRef } from '#contract/people.ts';
import { api, asRow } from './api.ts';
import { editRow, inTurn, showRow } from './rowEdits.ts';
import { onSuccess, outdates } from './tags.ts';
import { withFiles } from './withFiles.ts';
import type { Upload } from './withFiles.ts';

/** Changes a message; `assignee` names whom `assigneeId` stands for, until the server has answered. */
type MessageEdit = { id: string; assignee?: PersonRef | null } & ContactMessageChange;

/** The contact form's messages in the panel (docs/adr/0028). */
const contactMessagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactMessage: build.query<ContactMessagePage, string>({
      query: (id) => ({ route: contactMessageRoutes.getContactMessage, id }),
      onQueryStarted: (id, store) => showRow(store, id, ({ message }) => message),
      providesTags: (_page, _error, id) => [
        { type: 'ContactMessage', id },
        { type: 'Row', id },
      ],
    }),
    updateContactMessage: build.mutation<Partial<ContactMessage>, MessageEdit>({
      async queryFn({ id, status, assigneeId }, store, _options, send) {
        const body = { status, assigneeId };
        const request = { route: contactMessageRoutes.updateContactMessage, id, body };
        return asRow<ContactMessage>(await inTurn(store, id, () => send(request)));
      },
      onQueryStarted: ({ id, status, assignee }, store) =>
        editRow(store, id, {
          ...(status !== undefined && { status }),
          ...(assignee !== undefined && { assignee }),
        }),
      invalidatesTags: outdates('ContactMessage', 'Summary'),
    }),
    /** What came otherwise than by the contact form. */
    createContactMessage: build.mutation<Partial<ContactMessage> | null, NewLoggedMessage>({
      query: (body) => ({ route: contactMessageRoutes.createContactMessage, body }),
      invalidatesTags: onSuccess('ContactMessage', 'Summary'),
    }),
    /** Mailed to the sender. */
    replyToContactMessage: build.mutation<
      ContactMessageEntry,
      { id: string } & NewContactReply & Upload
    >({
      query: ({ id, body, ...upload }) =>
        withFiles(
          { route: contactMessageRoutes.replyToContactMessage, id, creates: true },
          { body },
          upload,
        ),
      invalidatesTags: onSuccess('ContactMessage', 'Summary'),
    }),
    noteOnContactMessage: build.mutation<ContactMessageEntry, { id: string } & NewContactNote>({
      query: ({ id, ...body }) => ({
        route: contactMessageRoutes.noteOnContactMessage,
        id,
        body,
        creates: true,
      }),
      invalidatesTags: onSuccess('ContactMessage'),
    }),
  }),
});

export const {
  useGetContactMessageQuery,
  useUpdateContactMessageMutation,
  useCreateContactMessageMutation,
  useReplyToContactMessageMutation,
  useNoteOnContactMessageMutation,
} = contactMessagesApi;
