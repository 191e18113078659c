import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { Role } from '#contract/people.ts';
import { roleLabel } from '#src/content/roles.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { PasswordField } from '#ui/PasswordField';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { staffCopy } from './staffCopy.ts';
import { useStaffForm } from './useStaffForm.ts';

/** Creates somebody of the staff (STAFF-1, STAFF-2). The password survives an error, not a reload. */
export function StaffForm({ roles }: { roles: readonly Role[] }) {
  const { busy, failure, messageId, field, typed, created, handleSubmit } = useStaffForm();
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={16}>
        <Fields>
          <TextField
            label={staffCopy.fullName}
            autoComplete="off"
            maxLength={200}
            {...typed('full_name')}
          />
          <EmailField
            label={staffCopy.email}
            autoComplete="off"
            maxLength={254}
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
        </Fields>
        <FailureAlert failure={failure} id={messageId} />
        {created !== null && <Alert tone="success">{staffCopy.created(created)}</Alert>}
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={staffCopy.busy}
            onClick={ignoreSecond}
          >
            {staffCopy.submit}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

/** The second of a double click may find the form already sent and empty: it is no new attempt. */
function ignoreSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Beside each other where there is room for two. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space[16]};
  align-items: start;
`;
