/** The message is one Spanish line for the person who ran the command. */
export class RestoreError extends Error {}
