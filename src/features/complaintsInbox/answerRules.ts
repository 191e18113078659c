import type { NewComplaintAnswer } from '#contract/complaints.ts';
import type { Objection } from '#src/lib/submissionMachine.ts';
import { inboxCopy, settlementTooLong, tooLong } from './inboxCopy.ts';

/** What is typed into the form, as its controls hold it. */
export interface AnswerValues {
  text: string;
  /** Calendar day; '' without an agreement. */
  settledOn: string;
  settlement: string;
}

export const noAnswer: AnswerValues = { text: '', settledOn: '', settlement: '' };

/** As the contract has them. */
const LONGEST = { text: 5000, settlement: 2000 };

/**
 * What is wrong with an answer; null lets it go. An agreement is left out, or whole.
 *
 * @param days the days on which both may have agreed: from the filing until today
 */
export function checkAnswer(
  values: AnswerValues,
  days: { from: string; to: string },
): Objection<keyof AnswerValues> | null {
  const { settledOn } = values;
  const { length } = values.text.trim();
  const agreed = values.settlement.trim().length;
  const about = (field: keyof AnswerValues, message: string) => ({ message, fields: [field] });
  if (length === 0) return about('text', inboxCopy.blank);
  if (length > LONGEST.text) return about('text', tooLong(LONGEST.text, length));
  if (settledOn === '' && agreed === 0) return null;
  if (settledOn === '') return about('settledOn', inboxCopy.noDay);
  if (settledOn < days.from) return about('settledOn', inboxCopy.dayTooEarly);
  if (settledOn > days.to) return about('settledOn', inboxCopy.dayTooLate);
  if (agreed === 0) return about('settlement', inboxCopy.noSettlement);
  if (agreed > LONGEST.settlement) {
    return about('settlement', settlementTooLong(LONGEST.settlement, agreed));
  }
  return null;
}

/** What is sent of what was typed. */
export function toAnswer({
  text,
  settledOn,
  settlement,
}: AnswerValues): Omit<NewComplaintAnswer, 'complaintId'> {
  return {
    text: text.trim(),
    ...(settledOn !== '' && { settlement: { settledOn, text: settlement.trim() } }),
  };
}
