/** The name under which what is typed is kept, one for hero and /ai-tools (decision 15). */
export const PROMPT_DRAFT = 'idea';

export const emptyPrompt = { prompt: '' };
