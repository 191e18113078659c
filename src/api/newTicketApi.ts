import { routes } from '#contract/routes.ts';
import type { NewTicket, Ticket } from '#contract/tickets.ts';
import { api } from './api.ts';
import { onSuccess } from './tags.ts';
import { withFiles } from './withFiles.ts';
import type { Upload } from './withFiles.ts';

/** The creation of a ticket as our server takes it. Injected separately, so that other pages do not load what uploads files. */
const newTicketApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the ticket, to lead to it. */
    openTicket: build.mutation<Partial<Ticket> | null, NewTicket & Upload>({
      query: ({ files, onProgress, ...ticket }) =>
        withFiles({ route: routes.createTicket }, ticket, { files, onProgress }),
      invalidatesTags: onSuccess('Ticket'),
    }),
  }),
});

export const { useOpenTicketMutation } = newTicketApi;
