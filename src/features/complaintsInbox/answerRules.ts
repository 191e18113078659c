import type { NewComplaintAnswer } from '#contract/complaints.ts';
import type { FormError } from '#src/lib/forms/validateForm.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { inboxCopy } from './inboxCopy.ts';

/** The typed values; `settledOn` is a calendar day. Without a settlement its two fields are ''. */
export const emptyAnswer = { text: '', settledOn: '', settlement: '' };

export type AnswerValues = Readonly<typeof emptyAnswer>;

export const answerSchemas = lazyModule('answerSchemas', async () => {
  const { NewComplaintAnswer, NewSettlement } = await import('#contract/complaints.ts');
  return { text: NewComplaintAnswer.shape.text, settlement: NewSettlement.shape.text };
});

/**
 * Validates a settlement: both fields or none, and a date from the filing date to today.
 *
 * @param days both as calendar days
 */
export function checkSettlement(
  { settledOn, settlement }: AnswerValues,
  days: { from: string; to: string },
): FormError<keyof AnswerValues> | null {
  const hasText = settlement.trim() !== '';
  if (settledOn === '') return hasText ? { errors: { settledOn: inboxCopy.noDay } } : null;
  if (settledOn < days.from) return { errors: { settledOn: inboxCopy.dayTooEarly } };
  if (settledOn > days.to) return { errors: { settledOn: inboxCopy.dayTooLate } };
  return hasText ? null : { errors: { settlement: inboxCopy.noSettlement } };
}

/** Converts the typed values to the payload. */
export function toAnswer({
  text,
  settledOn,
  settlement,
}: AnswerValues): Omit<NewComplaintAnswer, 'complaintId'> {
  return { text, ...(settledOn !== '' && { settlement: { settledOn, text: settlement } }) };
}
