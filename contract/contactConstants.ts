/** The limit of a message's subject in UTF-16 code units, apart from the schema for code that must not load zod. */
export const SUBJECT_LENGTH = 200;

/** Maximum lengths of a message's other texts. */
export const CONTACT_LIMITS = { name: 200, phone: 30, message: 5000 } as const;

/** How a sender can ask to be contacted. */
export const CONTACT_WAYS = ['llamada en la mañana', 'llamada en la tarde', 'WhatsApp'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];
