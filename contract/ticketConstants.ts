/** Statuses and limits of tickets without their schemas, for code that must not load zod. */

/** In the order of a ticket's life (TICKET-6). */
export const TICKET_STATUSES = ['Abierto', 'En Progreso', 'Cerrado'] as const;

/** Longest accepted texts in UTF-16 code units. */
export const TICKET_LIMITS = { subject: 200, description: 5000 } as const;

/** Longest accepted texts of a saved reply. */
export const SAVED_REPLY_LIMITS = { title: 100, body: 5000 } as const;

/** Longest accepted message of a conversation. */
export const MESSAGE_LENGTH = 20_000;
