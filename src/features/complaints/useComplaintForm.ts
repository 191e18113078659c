import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ComplaintReceipt, NewComplaint } from '#contract/complaints.ts';
import type { CallDispatch } from '#src/api/effects.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { checkComplaint, emptyComplaint, moreFields, toPayload } from './complaintRules.ts';
import type { ComplaintField, ComplaintValues } from './complaintRules.ts';
import { complaintsCopy } from './complaintsCopy.ts';
import { fileComplaint } from './fileComplaint.ts';
import { HONEYPOT } from './Honeypot.tsx';

/** A complaint that is in the book: what was filed, and what the server said of it. */
export interface FiledComplaint {
  complaint: NewComplaint;
  receipt: Partial<ComplaintReceipt>;
}

type ComplaintChange = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/**
 * The one form of the complaints book: typing, or looking over what was typed, a step of the same
 * form (COMPLAINT-11). Its submit sends in either step; what is typed outlives whatever goes wrong.
 */
export function useComplaintForm(onFiled: (filed: FiledComplaint) => void) {
  const dispatch = useDispatch<CallDispatch>();
  const draft = useDraft('complaint', useSelector(selectUserId), emptyComplaint);
  const [isReview, setReview] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(() => moreFields.some((name) => draft.values[name]));
  const { busy, failure, submit } = useSubmission<ComplaintValues & { [HONEYPOT]: string }>({
    check: objectionTo,
    async send({ [HONEYPOT]: filled, ...values }) {
      const complaint = toPayload(values);
      const filing = await dispatch(
        fileComplaint(filled === '' ? complaint : { ...complaint, [HONEYPOT]: filled }),
      );
      if (!filing.ok) return { ...filing, message: complaintsCopy.failed };
      onFiled({ complaint, receipt: filing.receipt });
      draft.clear();
      return { ok: true };
    },
  });
  const errors = failure === null ? {} : checkComplaint(draft.values);

  /** Leads back to the first field that is wrong, wherever it is folded away. */
  function showObjections(form: HTMLFormElement, fields: readonly string[]) {
    setReview(false);
    if (moreFields.some((name) => fields.includes(name))) setMoreOpen(true);
    // After the fields are there again.
    requestAnimationFrame(() => focusFirst(form, fields));
  }

  async function send(form: HTMLFormElement) {
    const after = await submit({ ...draft.values, [HONEYPOT]: textOf(form, HONEYPOT) });
    if (after.status === 'failed' && after.fields.length > 0) showObjections(form, after.fields);
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await send(event.currentTarget);
  }

  async function review(form: HTMLFormElement) {
    if (objectionTo(draft.values) === null) setReview(true);
    // Nothing goes out: what is wrong comes first.
    else await send(form);
  }

  /** A control's name, text, error and how it changes. */
  function control(name: ComplaintField) {
    return {
      name,
      value: draft.values[name],
      error: errors[name],
      onChange: ({ target }: ComplaintChange) => draft.setField(name, target.value),
    };
  }

  return {
    values: draft.values,
    busy,
    /** The refusal of the other side; its own words, where it had any, are the `reason`. */
    refusal: failure?.fields.length === 0 ? failure : null,
    isReview,
    isMoreOpen,
    toggleMore: () => setMoreOpen((open) => !open),
    review,
    edit: () => setReview(false),
    control,
    handleSubmit,
  };
}

export type ComplaintControl = ReturnType<typeof useComplaintForm>['control'];

function objectionTo(values: ComplaintValues) {
  const errors = checkComplaint(values);
  const fields = Object.keys(errors) as ComplaintField[];
  const [first] = fields;
  return first === undefined ? null : { message: errors[first] ?? '', fields };
}
