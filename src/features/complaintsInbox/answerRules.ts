import type { Objection } from '#src/lib/submissionMachine.ts';
import { inboxCopy, tooLong } from './inboxCopy.ts';

/** What is typed into the form. */
export interface AnswerValues {
  text: string;
}

/** As the contract has it. */
const LONGEST = 5000;

/** What is wrong with an answer; null lets it go. */
export function checkAnswer({ text }: AnswerValues): Objection<'text'> | null {
  const { length } = text.trim();
  if (length === 0) return { message: inboxCopy.blank, fields: ['text'] };
  if (length > LONGEST) return { message: tooLong(LONGEST, length), fields: ['text'] };
  return null;
}
