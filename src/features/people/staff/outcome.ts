import { errorText } from '#src/api/apiError.ts';
import { teamCopy as copy } from './teamCopy.ts';

/** What was done last, or why not. */
export type Outcome = { tone: 'success' | 'error'; text: string } | null;

/**
 * The text of an answer: what was done, or the server's reason.
 *
 * @param error undefined if there was none
 */
export function outcomeText(error: unknown, done: string): Outcome {
  if (error === undefined) return { tone: 'success', text: done };
  return { tone: 'error', text: errorText(error, copy.failed) };
}
