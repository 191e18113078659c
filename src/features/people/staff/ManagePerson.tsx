import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Role } from '#contract/people.ts';
import type { StaffMember } from '#contract/team.ts';
import { useCreateInvitationMutation } from '#src/api/invitationsApi.ts';
import { useUpdateStaffMutation } from '#src/api/teamApi.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import { below, up } from '#src/theme/theme.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { useAuth } from '#src/session/useAuth.ts';
import { Alert } from '#ui/Alert';
import { Button, DangerButton } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { Dialog } from '#ui/Dialog';
import { SelectField } from '#ui/SelectField';
import { Actions, Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { inviteCopy } from '../invitations/inviteCopy.ts';
import { HandOver } from './HandOver.tsx';
import { outcomeText, type Outcome } from './outcome.ts';
import { stateLabels, teamCopy as copy } from './teamCopy.ts';

export interface ManagePersonProps {
  person: StaffMember;
  roles: readonly Role[];
  onClose: () => void;
}

/** Role, work in charge and access of a person of the team. */
export function ManagePerson({ person, roles, onClose }: ManagePersonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  return (
    <Dialog title={copy.manageOf(person.full_name)} onClose={onClose}>
      <Stack $gap={24}>
        <Text $look="small" $quiet>
          <Pieces>
            {factsOf(person).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Pieces>
        </Text>
        <RoleChoice person={person} roles={roles} onOutcome={setOutcome} />
        <Ruled $gap={16}>
          <HandOver person={person} onOutcome={setOutcome} />
        </Ruled>
        <Access person={person} onOutcome={setOutcome} />
        {outcome !== null && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      </Stack>
    </Dialog>
  );
}

function factsOf({ email, state, lastSignInAt }: StaffMember) {
  const facts: string[] = [];
  if (email !== undefined) facts.push(email);
  if (state !== undefined) facts.push(`${copy.state}: ${stateLabels[state]}`);
  if (lastSignInAt !== undefined) facts.push(`${copy.lastSignIn}: ${signInText(lastSignInAt)}`);
  return facts;
}

/** The day of the last sign-in, or 'Nunca'. */
export function signInText(at: string | null): string {
  return at === null ? copy.never : dayInLima(at);
}

interface PartProps {
  person: StaffMember;
  onOutcome: (outcome: Outcome) => void;
}

function RoleChoice({ person, roles, onOutcome }: PartProps & { roles: readonly Role[] }) {
  const draft = useRowDraft(`role.${person.id}`, useSelector(selectUserId), {
    role_id: String(person.role_id),
  });
  const [update, { isLoading }] = useUpdateStaffMutation();
  const staffRoles = roles.filter(({ name }) => name !== 'client');

  async function save() {
    onOutcome(null);
    const { error } = await draft.save(draft.values, ({ role_id, was }) =>
      update({ id: person.id, role_id: Number(role_id), was: { role_id: Number(was.role_id) } }),
    );
    onOutcome(outcomeText(error, copy.roleSaved));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack $gap={16}>
        <Contested
          draft={draft}
          name="role_id"
          label={copy.role}
          show={(role) => roleLabel(staffRoles.find(({ id }) => String(id) === role)?.name ?? '')}
        >
          <SelectField
            name="role_id"
            label={copy.role}
            hint={(person.tickets ?? 0) > 0 ? copy.roleHint : undefined}
            value={draft.values.role_id}
            onChange={({ target }) => draft.setField('role_id', target.value)}
          >
            {staffRoles.map(({ id, name }) => (
              <option key={id} value={id}>
                {roleLabel(name)}
              </option>
            ))}
          </SelectField>
        </Contested>
        <Actions>
          <Button
            type="submit"
            disabled={draft.values.role_id === draft.row.role_id}
            busy={isLoading}
            busyLabel={copy.savingRole}
          >
            {copy.saveRole}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function Access({ person, onOutcome }: PartProps) {
  const { requestPasswordReset } = useAuth();
  const [update, { isLoading }] = useUpdateStaffMutation();
  const [isSending, setSending] = useState(false);
  const isSelf = useSelector(selectUserId) === person.id;
  const [invite, { isLoading: isInviting }] = useCreateInvitationMutation();
  const { id, full_name, role_id, state, email = '' } = person;

  async function inviteAgain() {
    if (role_id === null) return;
    onOutcome(null);
    const { error } = await invite({ email, full_name, role_id });
    onOutcome(outcomeText(error, inviteCopy.sent(email)));
  }

  async function setActive(active: boolean) {
    onOutcome(null);
    const { error } = await update({ id, active });
    onOutcome(outcomeText(error, active ? copy.reactivated : copy.deactivated));
  }

  async function sendReset() {
    onOutcome(null);
    setSending(true);
    const answer = await requestPasswordReset(email);
    setSending(false);
    onOutcome(
      answer.ok
        ? { tone: 'success', text: copy.resetSent(email) }
        : { tone: 'error', text: answer.message },
    );
  }

  if (isSelf || state === undefined) return null;
  if (state === 'deactivated') {
    return (
      <Section title={copy.access} hint={copy.deactivatedHint}>
        <Button busy={isLoading} busyLabel={copy.reactivating} onClick={() => void setActive(true)}>
          {copy.reactivate}
        </Button>
      </Section>
    );
  }
  return (
    <>
      {state === 'invited' ? (
        <Section title={copy.invitation} hint={copy.invitationHint}>
          <Button busy={isInviting} busyLabel={copy.inviting} onClick={() => void inviteAgain()}>
            {copy.inviteAgain}
          </Button>
        </Section>
      ) : (
        <Section title={copy.password}>
          <Button busy={isSending} busyLabel={copy.sendingReset} onClick={() => void sendReset()}>
            {copy.sendReset}
          </Button>
        </Section>
      )}
      <Section title={copy.access} hint={copy.deactivateHint}>
        <DangerButton
          busy={isLoading}
          busyLabel={copy.deactivating}
          onClick={() => void setActive(false)}
        >
          {copy.deactivate}
        </DangerButton>
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Section({ title, hint, children }: SectionProps) {
  return (
    <Ruled $gap={12}>
      <Stack $gap={4}>
        <strong>{title}</strong>
        {hint !== undefined && (
          <Text $look="small" $quiet>
            {hint}
          </Text>
        )}
      </Stack>
      <Actions>{children}</Actions>
    </Ruled>
  );
}

/** Facts in a line that breaks between them; on phones a line each. */
const Pieces = styled(Cluster).attrs({ as: 'span', $gap: 4 })`
  ${below('sm')} {
    display: grid;
  }
  ${up('sm')} {
    & > span:not(:last-child)::after {
      content: ' ·';
    }
  }
`;

const Ruled = styled(Stack)`
  padding-top: ${({ theme }) => theme.space[20]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  /* A person without work in charge has nothing to hand over. */
  &:empty {
    display: none;
  }
`;
