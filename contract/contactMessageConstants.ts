/** Statuses and limits of contact messages, apart from the schemas for code that must not load zod. */

/** From a new message to its end. */
export const CONTACT_MESSAGE_STATUSES = ['nuevo', 'en conversación', 'ganado', 'perdido'] as const;

/** How a message came that an admin writes down. One of the contact form has no channel. */
export const CONTACT_CHANNELS = ['teléfono', 'WhatsApp', 'correo', 'en persona'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Maximum length of an answer or a note, in UTF-16 code units. */
export const ANSWER_LENGTH = 20_000;
