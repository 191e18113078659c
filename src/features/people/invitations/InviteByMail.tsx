import { useState } from 'react';
import type { Role } from '#contract/people.ts';
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
  /** Told of the address; of null when another invitation begins. */
  onSent: (email: string | null) => void;
  /** Among the tools of a table, or in a form. */
  isTool?: boolean;
}

/** The button 'Invitar por correo' and its dialog (INVITE-3). */
export function InviteByMail({ roles, onSent, isTool = true }: InviteByMailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        wide={!isTool}
        size={isTool ? 'small' : 'medium'}
        onClick={() => {
          onSent(null);
          setOpen(true);
        }}
      >
        {inviteCopy.open}
      </Button>
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
              onSent(email);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/** The same in a form, with what it is for and what came of it. */
export function InvitePart({ roles, purpose }: { roles: readonly Role[]; purpose: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Stack $gap={12}>
      <Text $look="small" $quiet>
        {purpose}
      </Text>
      <InviteByMail roles={roles} onSent={setSentTo} isTool={false} />
      {sentTo !== null && <Alert tone="success">{inviteCopy.sent(sentTo)}</Alert>}
    </Stack>
  );
}
