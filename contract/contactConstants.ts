/** The limit of a message's subject without its schema, for code that must not load zod: UTF-16 code units. */
export const SUBJECT_LENGTH = 200;
