import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Role } from '#contract/people.ts';
import { EMAIL_LENGTH, FULL_NAME_LENGTH } from '#contract/peopleConstants.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { useCreateInvitationMutation } from '#src/api/invitationsApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextField } from '#ui/TextField';
import { inviteCopy } from './inviteCopy.ts';
import { RoleOptions } from './RoleOptions.tsx';
import { staffCopy } from '../staff/staffCopy.ts';

const emptyDraft = { full_name: '', email: '', role_id: '' };

/** Without the role's schema, because another server's role ids may differ. */
const schemas = lazyModule('invitationSchemas', async () => {
  const { NewInvitation } = await import('#contract/people.ts');
  const { full_name, email } = NewInvitation.shape;
  return { full_name, email };
});

export interface InviteFormProps {
  /** What may be chosen from; a single one is not asked for. */
  roles: readonly Role[];
  onCancel: () => void;
  onSent: (email: string) => void;
}

/** Invites a person, who chooses their own password (INVITE-3, CLIENT-4). */
export function InviteForm({ roles, onCancel, onSent }: InviteFormProps) {
  const only = roles.length === 1 ? String(roles[0]?.id) : '';
  const [initial] = useState({ ...emptyDraft, role_id: only });
  const draft = useDraft(`invitation${only}`, useSelector(selectUserId), initial);
  const [invite] = useCreateInvitationMutation();
  const submission = useSubmission({
    async send({ role_id, ...person }: typeof emptyDraft) {
      const { error } = await invite({ ...person, role_id: Number(role_id) });
      return outcomeOf(error, textWithReason(error, inviteCopy.failed));
    },
    onDone({ email }) {
      draft.clear();
      onSent(email);
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: staffCopy.required,
    blankEach: staffCopy.blankEach,
    schemas,
    submission,
  });
  return (
    <form {...props}>
      <Stack $gap={16}>
        <Text $look="small" $quiet>
          {inviteCopy.lead}
        </Text>
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
        />
        {only === '' && (
          <SelectField label={staffCopy.role} {...field('role_id')}>
            <RoleOptions roles={roles} />
          </SelectField>
        )}
        <FailureAlert failure={failure} id={messageId} />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={inviteCopy.busy}>
            {inviteCopy.submit}
          </Button>
          <Button
            onClick={() => {
              draft.clear();
              onCancel();
            }}
          >
            {inviteCopy.cancel}
          </Button>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}
