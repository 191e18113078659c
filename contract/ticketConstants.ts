/** Statuses and limits of tickets, apart from the schemas for code that must not load zod. */

/** In chronological order (TICKET-6). */
export const TICKET_STATUSES = ['Abierto', 'En Progreso', 'Cerrado'] as const;

/** Maximum lengths in UTF-16 code units. */
export const TICKET_LIMITS = { subject: 200, description: 5000 } as const;

/** Maximum lengths of a saved reply. */
export const SAVED_REPLY_LIMITS = { title: 100, body: 5000 } as const;

/** Maximum length of the search for a ticket's client. */
export const CLIENT_SEARCH_LENGTH = 100;

/** Maximum length of a message. */
export const MESSAGE_LENGTH = 20_000;
