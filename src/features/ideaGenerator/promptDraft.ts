/** The name under which what is typed is kept, one for hero and /ai-tools (FORM-1). */
export const PROMPT_DRAFT = 'idea';

/** Values of `offer`; any other is the place in the history where the offer was made. */
export const OFFER = { none: '', due: 'due' } as const;

/**
 * What is typed; and whether a visitor wrote it, who is then offered to go on with it once they have
 * signed in.
 */
export const emptyPrompt: { prompt: string; offer: string } = { prompt: '', offer: OFFER.none };
