import { ideaGeneratorCopy } from './ideaGeneratorCopy.ts';

/** As the contract has it. More may be typed, so that nothing is lost, and is then refused. */
export const PROMPT_LENGTH = 2000;

/** What is wrong with a prompt; null lets it go. */
export type Objection = { about: 'session' } | { about: 'prompt'; message: string };

/**
 * The checks in their order: session, prompt (IDEA-3).
 *
 * @param blank what the screen says of an empty prompt (IDEA-4)
 */
export function checkPrompt(prompt: string, isSignedIn: boolean, blank: string): Objection | null {
  if (!isSignedIn) return { about: 'session' };
  const { length } = prompt.trim();
  if (length === 0) return { about: 'prompt', message: blank };
  if (length > PROMPT_LENGTH) {
    return { about: 'prompt', message: ideaGeneratorCopy.tooLong(length, PROMPT_LENGTH) };
  }
  return null;
}
