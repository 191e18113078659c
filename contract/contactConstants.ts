/** The limit of a message's subject in UTF-16 code units, apart from the schema for code that must not load zod. */
export const SUBJECT_LENGTH = 200;
