import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import { useCreateComplaintMutation } from '#src/api/api.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import {
  blankErrors,
  complaintSchemas,
  emptyComplaint,
  optionalFields,
  toPayload,
} from './complaintRules.ts';
import type { ComplaintValues } from './complaintRules.ts';
import { complaintsCopy } from './complaintsCopy.ts';
import { HONEYPOT } from './Honeypot.tsx';

/** A filed complaint with the server's receipt, if it sent one. */
export interface FiledComplaint {
  complaint: NewComplaint;
  receipt: ComplaintReceipt | null;
}

/**
 * State of the complaint form, which has two steps: editing and review (COMPLAINT-11). Submitting files the complaint
 * in both.
 */
export function useComplaintForm(onFiled: (filed: FiledComplaint) => void) {
  const [file] = useCreateComplaintMutation();
  const draft = useDraft('complaint', useSelector(selectUserId), emptyComplaint);
  /** The values under review; null while editing. */
  const [reviewed, setReviewed] = useState<NewComplaint | null>(null);
  const [isMoreOpen, setMoreOpen] = useState(() =>
    optionalFields.some((name) => draft.values[name]),
  );
  /** The server's message about a failed request; '' if there is none. */
  const [reason, setReason] = useState('');

  const submission = useSubmission({
    async send({ [HONEYPOT]: filled, ...values }: ComplaintValues & { [HONEYPOT]: string }) {
      const complaint = toPayload(values);
      const body = filled === '' ? complaint : { ...complaint, [HONEYPOT]: filled };
      const { data, error } = await file(body);
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
    blank: blankErrors,
    schemas: complaintSchemas,
    submission,
  });

  // A validation error leads back to editing, and expands the optional fields if one of them is invalid.
  const { error } = form;
  const [shownError, setShownError] = useState(error);
  if (error !== shownError) {
    setShownError(error);
    if (error !== null) setReviewed(null);
    if (optionalFields.some((name) => error?.errors[name] !== undefined)) setMoreOpen(true);
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
