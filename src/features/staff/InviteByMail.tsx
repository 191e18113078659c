import { useState } from 'react';
import type { Role } from '#contract/people.ts';
import { useAreInvitationsOffered } from '#src/api/invitationsApi.ts';
import { Alert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { inviteCopy } from './inviteCopy.ts';
import { InviteForm } from './InviteForm.tsx';

export interface InviteByMailProps {
  /** What may be chosen from; a single one is everybody's. */
  roles: readonly Role[];
  purpose?: string;
}

/** The button 'Invitar por correo' and its dialog; nothing where the server sends no invitations (INVITE-3). */
export function InviteByMail({ roles, purpose }: InviteByMailProps) {
  const isOffered = useAreInvitationsOffered();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!isOffered) return null;
  return (
    <Stack $gap={12}>
      {purpose !== undefined && (
        <Text $look="small" $quiet>
          {purpose}
        </Text>
      )}
      <div>
        <Button
          wide={purpose !== undefined}
          onClick={() => {
            setSentTo(null);
            setOpen(true);
          }}
        >
          {inviteCopy.open}
        </Button>
      </div>
      {sentTo !== null && <Alert tone="success">{inviteCopy.sent(sentTo)}</Alert>}
      {isOpen && (
        <Dialog
          title={roles.length === 1 ? inviteCopy.titleForClient : inviteCopy.title}
          onClose={() => setOpen(false)}
        >
          <InviteForm
            roles={roles}
            onCancel={() => setOpen(false)}
            onSent={(email) => {
              setOpen(false);
              setSentTo(email);
            }}
          />
        </Dialog>
      )}
    </Stack>
  );
}
