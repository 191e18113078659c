import type { ContactMessage } from '#contract/contactMessages.ts';
import type { Profile, Role } from '#contract/people.ts';
import type { AdminData } from '#contract/admin.ts';
import { EMAIL_LENGTH, FULL_NAME_LENGTH } from '#contract/peopleConstants.ts';
import { useAdminData } from '#src/api/adminData.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { useCreateInvitationMutation } from '#src/api/invitationsApi.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { EmailField } from '#ui/EmailField';
import { Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from './newProjectCopy.ts';

const schemas = lazyModule('invitedClientSchemas', async () => {
  const { NewInvitation } = await import('#contract/people.ts');
  const { full_name, email } = NewInvitation.shape;
  return { full_name, email };
});

const selectRoles = ({ roles }: AdminData) => roles;

export interface InviteClientProps {
  /** The sender of the message that becomes the project, whose name and address are filled in. */
  sender?: Pick<ContactMessage, 'name' | 'email'> | undefined;
  onInvited: (client: Pick<Profile, 'id' | 'full_name'>) => void;
}

/** Invites the project's client: the sender of a message who has no account, or the first client (INVITE-4). */
export function InviteClient({ sender, onInvited }: InviteClientProps) {
  const clientRole = useAdminData(selectRoles).find(({ name }) => name === 'client');
  if (clientRole === undefined) {
    return <Alert tone="notice">{newProjectCopy.noAccount(sender)}</Alert>;
  }
  return <InviteClientForm sender={sender} role={clientRole} onInvited={onInvited} />;
}

function InviteClientForm({ sender, role, onInvited }: InviteClientProps & { role: Role }) {
  const [invite] = useCreateInvitationMutation();
  const submission = useSubmission({
    async send(person: Readonly<Record<'full_name' | 'email', string>>) {
      const { data, error } = await invite({ ...person, role_id: role.id });
      if (data?.id !== undefined) onInvited({ id: data.id, full_name: person.full_name });
      return outcomeOf(error, textWithReason(error, newProjectCopy.inviteFailed));
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    unkept: ['full_name', 'email'],
    blank: newProjectCopy.required,
    schemas,
    submission,
  });
  return (
    <form {...props}>
      <Stack $gap={16}>
        <Alert tone="notice">{newProjectCopy.inviteFirst(sender?.name)}</Alert>
        <TextField
          label={newProjectCopy.inviteName}
          autoComplete="off"
          defaultValue={sender?.name}
          maxLength={FULL_NAME_LENGTH}
          {...field('full_name')}
        />
        <EmailField
          label={newProjectCopy.inviteEmail}
          autoComplete="off"
          defaultValue={sender?.email ?? ''}
          maxLength={EMAIL_LENGTH}
          {...field('email')}
        />
        <FailureAlert failure={failure} id={messageId} />
        <div>
          <Button type="submit" busy={busy} busyLabel={newProjectCopy.inviting}>
            {newProjectCopy.invite}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
