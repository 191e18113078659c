/** The draft's name, shared by the hero and /ai-tools (FORM-1). */
export const PROMPT_DRAFT = 'idea';

/** Values of `offer`; any other value is the key of the history entry where the offer appeared. */
export const OFFER = { none: '', due: 'due' } as const;

/**
 * The typed prompt, and whether to offer it again after sign-in because a visitor typed it.
 */
export const emptyPrompt: { prompt: string; offer: string } = { prompt: '', offer: OFFER.none };
