/** The name under which what is typed is kept, one for hero and /ai-tools (FORM-1). */
export const PROMPT_DRAFT = 'idea';

export const emptyPrompt = { prompt: '' };
