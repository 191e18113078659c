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
  /** Gets the share of the files sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** How long a link to a file is used again, in seconds; the server takes it for 5 minutes. */
const LINK_AGE = 240;

/** A ticket's page and conversation (docs/adr/0028). Whoever shows one imports this; all others pay nothing for it. */
export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One object: a 404 says that there is no such ticket. */
    getTicket: build.query<TicketPage, string>({
      async queryFn(id, store, _options, send) {
        const request = { route: ticketRoutes.getTicket, id };
        const { data, error } = await rowEdits.read(store, () => send(request));
        return error === undefined ? { data: data as TicketPage } : { error };
      },
      providesTags: (_page, _error, id) => [{ type: 'Ticket', id }],
    }),
    /** The message shows as soon as the server has it; the ticket, which it may have reopened, is read again. */
    replyToTicket: build.mutation<Partial<TicketEntry>, Reply>({
      query: ({ ticketId: id, files, onProgress, ...message }) => ({
        ...{ route: ticketRoutes.replyToTicket, id, creates: true },
        ...(files.length === 0
          ? { body: message }
          : {
              body: { ...message, files: files.map(tellingApart) },
              form: formOf(message, files),
              sender: uploadFetch(onProgress),
            }),
      }),
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
    /** Where a file can be had for the next minutes. */
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

function tellingApart({ name, size, lastModified }: File) {
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
