import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Role } from '#contract/people.ts';
import { EMAIL_LENGTH, FULL_NAME_LENGTH } from '#contract/peopleConstants.ts';
import { useCreateStaffMutation } from '#src/api/api.ts';
import { outcomeOf, statusOf, textWithReason } from '#src/api/apiError.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { PasswordField } from '#ui/PasswordField';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { RoleOptions } from '../invitations/RoleOptions.tsx';
import { staffCopy } from './staffCopy.ts';

const emptyDraft = { full_name: '', email: '', role_id: '' };

type StaffValues = Readonly<typeof emptyDraft & { password: string }>;

/** Without the role's schema, because another server's role ids may differ. */
const schemas = lazyModule('staffSchemas', async () => {
  const { NewStaff } = await import('#contract/people.ts');
  const { full_name, email, password } = NewStaff.shape;
  return { full_name, email, password };
});

/** The address has an account. */
const TAKEN = 'taken';

/** Creates a staff member (STAFF-1, STAFF-2). The typed password survives an error, but not a reload. */
export function StaffForm({ roles }: { roles: readonly Role[] }) {
  const draft = useDraft('staff', useSelector(selectUserId), emptyDraft);
  const [createStaff] = useCreateStaffMutation();
  const formRef = useRef<HTMLFormElement>(null);
  /** The name of the last created person. */
  const [created, setCreated] = useState<string | null>(null);
  const submission = useSubmission({
    async send({ role_id, ...person }: StaffValues) {
      setCreated(null);
      const { error } = await createStaff({ ...person, role_id: Number(role_id) });
      const outcome = outcomeOf(error, textWithReason(error, staffCopy.failed));
      return { ...outcome, ...(statusOf(error) === 409 && { reason: TAKEN }) };
    },
    onDone({ full_name }) {
      draft.clear();
      formRef.current?.reset();
      setCreated(full_name);
    },
    stays: true,
  });
  const { busy, failure, messageId, error, props, field } = useForm({
    draft,
    unkept: ['password'],
    blank: staffCopy.required,
    blankEach: staffCopy.blankEach,
    schemas,
    submission,
    refused: { fields: ['email'], reasons: [TAKEN] },
  });
  return (
    <form ref={formRef} {...props}>
      <Stack $gap={16}>
        <Fields>
          <TextField
            label={staffCopy.fullName}
            autoComplete="off"
            maxLength={FULL_NAME_LENGTH}
            {...field('full_name')}
          />
          <EmailField
            label={staffCopy.email}
            autoComplete="off"
            maxLength={EMAIL_LENGTH}
            {...field('email')}
            {...(failure?.reason === TAKEN && { error: staffCopy.taken, quietError: true })}
          />
          <PasswordField
            label={staffCopy.password}
            autoComplete="new-password"
            hint={staffCopy.passwordHint}
            {...field('password')}
          />
          <SelectField label={staffCopy.role} {...field('role_id')}>
            <RoleOptions roles={roles} />
          </SelectField>
        </Fields>
        <FailureAlert failure={failure} id={messageId} />
        {created !== null && error === null && (
          <Alert tone="success">{staffCopy.created(created)}</Alert>
        )}
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={staffCopy.busy}>
          {staffCopy.submit}
        </Button>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

/** Two columns on wide screens. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space[16]};
  align-items: start;
`;
