/** The limit of a prompt in UTF-16 code units, apart from the schema for code that must not load zod. */
export const PROMPT_LENGTH = 2000;
