import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useCreateStaffMutation } from '#src/api/api.ts';
import { failedRequestOf, textWithReason } from '#src/api/apiError.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { staffCopy } from './staffCopy.ts';
import { checkStaff } from './staffRules.ts';
import type { StaffValues } from './staffRules.ts';

const emptyDraft = { full_name: '', email: '', role_id: '' };

/** What the staff form does: one request for each person, a draft of all but the password, an empty form after it. */
export function useStaffForm() {
  const draft = useDraft('staff', useSelector(selectUserId), emptyDraft);
  const [createStaff] = useCreateStaffMutation();
  /** Whose account was made last. */
  const [created, setCreated] = useState<string | null>(null);
  const submission = useSubmission<StaffValues>({
    check: checkStaff,
    async send({ full_name, email, password, role_id }) {
      const { error } = await createStaff({
        email: email.trim(),
        password,
        full_name: full_name.trim(),
        role_id: Number(role_id),
      });
      if (error === undefined) return { ok: true };
      return {
        ok: false,
        message: textWithReason(error, staffCopy.failed),
        reason: 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setCreated(null);
    const full_name = textOf(form, 'full_name');
    const after = await submission.submit({
      full_name,
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      role_id: textOf(form, 'role_id'),
    });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    draft.clear();
    form.reset();
    submission.reopen();
    setCreated(full_name.trim());
  }

  /** A control whose text is kept in the draft. */
  function typed(name: keyof typeof emptyDraft) {
    return {
      ...submission.field(name),
      value: draft.values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        draft.setField(name, event.target.value),
    };
  }

  return { ...submission, created, typed, handleSubmit };
}
