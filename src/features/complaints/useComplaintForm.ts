import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useApiCall } from '#src/api/useApiCall.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import {
  blankTexts,
  complaintSchemas,
  emptyComplaint,
  moreFields,
  toPayload,
} from './complaintRules.ts';
import type { ComplaintValues } from './complaintRules.ts';
import { complaintsCopy } from './complaintsCopy.ts';
import { HONEYPOT } from './Honeypot.tsx';

/** A complaint that is in the book: what was filed, and the server's receipt, if it gave one. */
export interface FiledComplaint {
  complaint: NewComplaint;
  receipt: ComplaintReceipt | null;
}

/**
 * The one form of the complaints book: typing, or looking over what was typed, a step of the same
 * form (COMPLAINT-11). Its submit sends in either step.
 */
export function useComplaintForm(onFiled: (filed: FiledComplaint) => void) {
  const call = useApiCall();
  const draft = useDraft('complaint', useSelector(selectUserId), emptyComplaint);
  /** What is looked over; null while it is typed. */
  const [reviewed, setReviewed] = useState<NewComplaint | null>(null);
  const [isMoreOpen, setMoreOpen] = useState(() => moreFields.some((name) => draft.values[name]));
  /** The server's own words of a refusal. */
  const [reason, setReason] = useState('');

  const submission = useSubmission({
    async send({ [HONEYPOT]: filled, ...values }: ComplaintValues & { [HONEYPOT]: string }) {
      const complaint = toPayload(values);
      const body = filled === '' ? complaint : { ...complaint, [HONEYPOT]: filled };
      const { data, error } = await call(({ createComplaint }) => createComplaint.initiate(body));
      setReason(errorText(error, ''));
      if (error === undefined) {
        draft.clear();
        onFiled({ complaint, receipt: data ?? null });
      }
      return outcomeOf(error, complaintsCopy.failed);
    },
  });
  const form = useForm({
    draft,
    unkept: [HONEYPOT],
    blank: blankTexts,
    schemas: complaintSchemas,
    submission,
  });

  // An invalid field is shown, wherever it is folded away.
  const { error } = form;
  const [shownError, setShownError] = useState(error);
  if (error !== shownError) {
    setShownError(error);
    if (error !== null) setReviewed(null);
    if (moreFields.some((name) => error?.errors[name] !== undefined)) setMoreOpen(true);
  }

  return {
    ...form,
    reason,
    reviewed,
    review: (element: HTMLFormElement) =>
      form.validate(element, (values) => setReviewed(toPayload(values))),
    edit: () => setReviewed(null),
    isMoreOpen,
    toggleMore: () => setMoreOpen((open) => !open),
  };
}

export type ComplaintControl = ReturnType<typeof useComplaintForm>['field'];
