/** The limit of a request for an idea without its schema, for code that must not load zod: UTF-16 code units. */
export const PROMPT_LENGTH = 2000;
