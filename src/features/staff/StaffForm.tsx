import { useState } from 'react';
import type { ChangeEvent, MouseEvent, SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Role } from '#contract/people.ts';
import { useCreateStaffMutation } from '#src/api/api.ts';
import { errorText } from '#src/api/apiError.ts';
import { roleLabel } from '#src/content/roles.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { useDraft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { PasswordField } from '#ui/PasswordField';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { staffCopy } from './staffCopy.ts';
import { checkStaff } from './staffRules.ts';
import type { StaffValues } from './staffRules.ts';

const emptyDraft = { full_name: '', email: '', role_id: '' };

/** Creates somebody of the staff (spec sections 2, 5, 8). The password survives an error, not a reload. */
export function StaffForm({ roles }: { roles: readonly Role[] }) {
  const draft = useDraft('staff', useSelector(selectUserId), emptyDraft);
  const [createStaff] = useCreateStaffMutation();
  const [created, setCreated] = useState<string | null>(null);
  const { busy, failure, messageId, field, submit, reopen } = useSubmission<StaffValues>({
    check: checkStaff,
    async send(values) {
      const { error } = await createStaff({
        email: values.email.trim(),
        password: values.password,
        full_name: values.full_name.trim(),
        role_id: Number(values.role_id),
      });
      if (!error) return { ok: true };
      return { ok: false, message: errorText(error, staffCopy.failed), reason: 'refused' };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setCreated(null);
    const full_name = textOf(form, 'full_name');
    const after = await submit({
      full_name,
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      role_id: textOf(form, 'role_id'),
    });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    draft.clear();
    form.reset();
    reopen();
    setCreated(full_name.trim());
  }

  function typed(name: keyof typeof emptyDraft) {
    return {
      ...field(name),
      value: draft.values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        draft.setField(name, event.target.value),
    };
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={16}>
        <TextField
          label={staffCopy.fullName}
          autoComplete="off"
          maxLength={200}
          {...typed('full_name')}
        />
        <TextField
          label={staffCopy.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          {...typed('email')}
        />
        <PasswordField
          label={staffCopy.password}
          autoComplete="new-password"
          hint={staffCopy.passwordHint}
          {...field('password')}
        />
        <SelectField label={staffCopy.role} {...typed('role_id')}>
          <option value="">{staffCopy.chooseRole}</option>
          {roles
            .filter(({ name }) => name !== 'client')
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {roleLabel(name)}
              </option>
            ))}
        </SelectField>
        {failure !== null && (
          <Alert tone="error" id={messageId}>
            {failure.message}
          </Alert>
        )}
        {created !== null && <Alert tone="success">{staffCopy.created(created)}</Alert>}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={staffCopy.busy}
          onClick={ignoreSecond}
        >
          {staffCopy.submit}
        </Button>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

/** The second of a double click may find the form already sent and empty: it is no new attempt. */
function ignoreSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
