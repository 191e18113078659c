import type { PersonRef } from '#contract/people.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type {
  Assignees,
  FileLink,
  NewMessage,
  NewSavedReply,
  SavedReplies,
  SavedReply,
  TicketEntry,
  TicketPage,
} from '#contract/tickets.ts';
import { api, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';
import { uploadFetch } from './uploadFetch.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

export interface Reply extends NewMessage {
  ticketId: string;
  files: readonly File[];
  /** Called with the share of the request that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** How long a file link is reused, in seconds; the server accepts it for 5 minutes. */
const LINK_AGE = 240;

/** The calls for a ticket's page and conversation (docs/adr/0028). Injected separately, so that other pages do not load them. */
export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not optional like other further calls: a 404 means that the ticket does not exist. */
    getTicket: build.query<TicketPage, string>({
      async queryFn(id, store, _options, send) {
        const request = { route: ticketRoutes.getTicket, id };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: data as TicketPage } : { error };
      },
      providesTags: (_page, _error, id) => [{ type: 'Ticket', id }],
    }),
    /**
     * Sent after pending edits of the ticket: a reply that overtakes its author's closing would not reopen the ticket.
     * Adds the server's message to the conversation, then reloads the ticket.
     */
    replyToTicket: build.mutation<Partial<TicketEntry>, Reply>({
      async queryFn({ ticketId: id, files, onProgress, ...message }, store, _options, send) {
        await rowEdits.settled(store, id);
        const request = { route: ticketRoutes.replyToTicket, id, creates: true };
        const { data, error } = await send(
          files.length === 0
            ? { ...request, body: message }
            : {
                ...request,
                body: { ...message, files: files.map(fingerprint) },
                form: formOf(message, files),
                sender: uploadFetch(onProgress),
              },
        );
        return error === undefined ? { data: data as Partial<TicketEntry> } : { error };
      },
      async onQueryStarted({ ticketId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: {} as Partial<TicketEntry> }));
        if (data.kind === undefined) return;
        const entry = data as TicketEntry;
        dispatch(
          conversationApi.util.updateQueryData('getTicket', ticketId, ({ entries }) => {
            if (!entries.some(({ id }) => id === entry.id)) entries.push(entry);
          }),
        );
      },
      invalidatesTags: onSuccess('Ticket'),
    }),
    closeTicket: build.mutation<null, string>({
      queryFn: (id, store, _options, send) =>
        rowEdits.save(store, { list: 'tickets', id, fields: { status: 'Cerrado' } }, () =>
          send({ route: ticketRoutes.closeTicket, id }),
        ),
      invalidatesTags: onSuccess('Ticket'),
    }),
    reopenTicket: build.mutation<null, string>({
      queryFn: (id, store, _options, send) =>
        rowEdits.save(store, { list: 'tickets', id, fields: { status: 'Abierto' } }, () =>
          send({ route: ticketRoutes.reopenTicket, id }),
        ),
      invalidatesTags: onSuccess('Ticket'),
    }),
    assignTicket: build.mutation<null, { id: string; assignee: PersonRef | null }>({
      queryFn: ({ id, assignee }, store, _options, send) =>
        rowEdits.save(store, { list: 'tickets', id, fields: { assigned_to: assignee } }, () =>
          send({
            route: ticketRoutes.assignTicket,
            id,
            body: { userId: assignee?.id ?? null },
          }),
        ),
      invalidatesTags: onSuccess('Ticket'),
    }),
    listAssignees: build.query<Assignees | null, void>({
      queryFn: furtherRead<Assignees>(() => ({ route: ticketRoutes.listAssignees })),
      providesTags: ['Person'],
    }),
    /** A temporary link to download a file. */
    getFileLink: build.query<FileLink, string>({
      query: (id) => ({ route: ticketRoutes.getFileLink, id }),
      keepUnusedDataFor: LINK_AGE,
    }),

    listSavedReplies: build.query<SavedReplies | null, void>({
      queryFn: furtherRead<SavedReplies>(() => ({ route: ticketRoutes.listSavedReplies })),
      providesTags: ['SavedReply'],
    }),
    createSavedReply: build.mutation<Partial<SavedReply>, NewSavedReply>({
      query: (body) => ({ route: ticketRoutes.createSavedReply, body }),
      invalidatesTags: onSuccess('SavedReply'),
    }),
    updateSavedReply: build.mutation<Partial<SavedReply>, { id: string } & NewSavedReply>({
      query: ({ id, ...body }) => ({ route: ticketRoutes.updateSavedReply, id, body }),
      invalidatesTags: onSuccess('SavedReply'),
    }),
    removeSavedReply: build.mutation<unknown, string>({
      query: (id) => ({ route: ticketRoutes.removeSavedReply, id }),
      invalidatesTags: onSuccess('SavedReply'),
    }),
  }),
});

/** Identifies a file in the body's idempotency key, without reading its content. */
function fingerprint({ name, size, lastModified }: File) {
  return [name, size, lastModified];
}

function formOf({ body, internal }: NewMessage, files: readonly File[]): FormData {
  const form = new FormData();
  form.set('body', body);
  if (internal === true) form.set('internal', 'true');
  for (const file of files) form.append('file', file);
  return form;
}

export const {
  useGetTicketQuery,
  useReplyToTicketMutation,
  useCloseTicketMutation,
  useReopenTicketMutation,
  useListAssigneesQuery,
  useListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useRemoveSavedReplyMutation,
} = conversationApi;
