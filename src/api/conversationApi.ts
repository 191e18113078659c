import type { PersonRef } from '#contract/people.ts';
import { ticketRoutes } from '#contract/ticketRoutes.ts';
import type {
  Assignees,
  FileLink,
  NewMessage,
  NewSavedReply,
  SavedReplies,
  SavedReply,
  SavedReplyChange,
  Ticket,
  TicketAssignment,
  TicketClients,
  TicketEntry,
  TicketPage,
} from '#contract/tickets.ts';
import { api, asRow } from './api.ts';
import { earlierShown, keepEarlierEntries, mergeBy } from './earlierEntries.ts';
import type { CacheDispatch } from './effects.ts';
import { editRow, inTurn, showRow } from './rowEdits.ts';
import { onSuccess, outdates } from './tags.ts';
import { withFiles } from './withFiles.ts';
import type { Upload } from './withFiles.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

export interface Reply extends NewMessage, Upload {
  ticketId: string;
}

export interface TicketAssigned extends Pick<TicketAssignment, 'undoes'> {
  id: string;
  assignee: PersonRef | null;
}

/** How long a file link is reused, in seconds; the server accepts it for 5 minutes. */
export const LINK_AGE = 240;

/** The calls for a ticket's page and conversation (docs/adr/0028). Injected separately, so that other pages do not load them. */
export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTicket: build.query<TicketPage, string>({
      query: (id) => ({ route: ticketRoutes.getTicket, id }),
      merge: mergeBy(keepEarlierEntries),
      onQueryStarted: (id, store) => showRow(store, id, ({ ticket }) => ticket),
      providesTags: (_page, _error, id) => [
        { type: 'Ticket', id },
        { type: 'Row', id },
      ],
    }),
    /** The entries before a cursor; {@link showEarlierEntries} adds them to the ticket's page. */
    readEarlierEntries: build.mutation<TicketPage, { id: string; before: string }>({
      query: ({ id, before }) => ({ route: ticketRoutes.getTicket, id, query: { before } }),
    }),
    /**
     * Sent after pending edits of the ticket: a reply that overtakes its author's closing would not reopen the ticket.
     * Adds the server's message to the conversation, then reloads the ticket.
     */
    replyToTicket: build.mutation<Partial<TicketEntry>, Reply>({
      async queryFn({ ticketId: id, files, onProgress, ...message }, store, _options, send) {
        const request = { route: ticketRoutes.replyToTicket, id, creates: true };
        const reply = withFiles(request, message, { files, onProgress });
        const { data, error } = await inTurn(store, id, () => send(reply));
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
    closeTicket: build.mutation<Partial<Ticket>, string>({
      queryFn: async (id, store, _options, send) =>
        asRow<Ticket>(await inTurn(store, id, () => send({ route: ticketRoutes.closeTicket, id }))),
      onQueryStarted: (id, store) => editRow(store, id, { status: 'Cerrado' }),
      invalidatesTags: onSuccess('Ticket'),
    }),
    reopenTicket: build.mutation<Partial<Ticket>, string>({
      queryFn: async (id, store, _options, send) =>
        asRow<Ticket>(
          await inTurn(store, id, () => send({ route: ticketRoutes.reopenTicket, id })),
        ),
      onQueryStarted: (id, store) => editRow(store, id, { status: 'Abierto' }),
      invalidatesTags: onSuccess('Ticket'),
    }),
    assignTicket: build.mutation<Partial<Ticket>, TicketAssigned>({
      async queryFn({ id, assignee, undoes }, store, _options, send) {
        const body: TicketAssignment = { userId: assignee?.id ?? null, undoes };
        const request = { route: ticketRoutes.assignTicket, id, body };
        return asRow<Ticket>(await inTurn(store, id, () => send(request)));
      },
      onQueryStarted: ({ id, assignee }, store) => editRow(store, id, { assigned_to: assignee }),
      invalidatesTags: outdates('Ticket'),
    }),
    listAssignees: build.query<Assignees, void>({
      query: () => ({ route: ticketRoutes.listAssignees }),
      providesTags: ['Person'],
    }),
    /** The clients for whom one may open a ticket, by words of name, company or e-mail; '' for the first ones. */
    listTicketClients: build.query<TicketClients, string>({
      query: (q) => ({ route: ticketRoutes.listTicketClients, ...(q !== '' && { query: { q } }) }),
      providesTags: ['Person', 'Project'],
    }),
    /** A temporary link to download a file. */
    getFileLink: build.query<FileLink, string>({
      query: (id) => ({ route: ticketRoutes.getFileLink, id }),
      keepUnusedDataFor: LINK_AGE,
    }),

    listSavedReplies: build.query<SavedReplies, void>({
      query: () => ({ route: ticketRoutes.listSavedReplies }),
      providesTags: ['SavedReply'],
    }),
    createSavedReply: build.mutation<Partial<SavedReply>, NewSavedReply>({
      query: (body) => ({ route: ticketRoutes.createSavedReply, body }),
      invalidatesTags: onSuccess('SavedReply'),
    }),
    updateSavedReply: build.mutation<Partial<SavedReply>, { id: string } & SavedReplyChange>({
      query: ({ id, ...body }) => ({ route: ticketRoutes.updateSavedReply, id, body }),
      invalidatesTags: outdates('SavedReply'),
    }),
    removeSavedReply: build.mutation<unknown, string>({
      query: (id) => ({ route: ticketRoutes.removeSavedReply, id }),
      invalidatesTags: onSuccess('SavedReply'),
    }),
  }),
});

/** Adds earlier entries to a ticket's page, unless it has changed in such a way that they do not fit any more. */
export function showEarlierEntries(id: string, before: string, earlier: TicketPage) {
  return (dispatch: CacheDispatch) => {
    dispatch(
      conversationApi.util.updateQueryData('getTicket', id, (page) => {
        if (page.more !== before) return;
        page.entries.unshift(...earlier.entries);
        page.more = earlier.more;
      }),
    );
    dispatch(earlierShown());
  };
}

export const {
  useGetTicketQuery,
  useReadEarlierEntriesMutation,
  useReplyToTicketMutation,
  useCloseTicketMutation,
  useReopenTicketMutation,
  useAssignTicketMutation,
  useListAssigneesQuery,
  useListTicketClientsQuery,
  useListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useRemoveSavedReplyMutation,
} = conversationApi;
