import { PROJECT_NAME_LENGTH, SCOPE_LENGTH } from '#contract/projectConstants.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ContactMessage } from '#contract/contactMessages.ts';
import type { Profile } from '#contract/people.ts';
import { api, useCreateProjectMutation } from '#src/api/api.ts';
import { useGetContactMessageQuery } from '#src/api/contactMessagesApi.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { services } from '#src/content/services.ts';
import { blankError } from '#src/lib/forms/validateForm.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { byName, personLabel } from '#src/lib/personLabel.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import type { Draft } from '#src/lib/forms/useDraft.ts';
import { InviteClient } from './InviteClient.tsx';
import { newProjectCopy } from './newProjectCopy.ts';
import { ProposedPhases } from './ProposedPhases.tsx';
import { useProposedPhases } from './useProposedPhases.ts';
import { useNewProjectDraft } from './newProjectDraft.ts';
import type { NewProjectValues } from './newProjectDraft.ts';

/** Client and service are not validated here: another server may use other ids. */
const schemas = lazyModule('projectSchemas', async () => {
  const { NewProject } = await import('#contract/projects.ts');
  const { name, scope } = NewProject.shape;
  return { name, scope };
});

const REQUIRED = ['name', 'user_id', 'service_id'] as const;

export interface NewProjectFormProps {
  /** The clients to choose from. */
  clients: readonly Profile[];
  /** The people who may be in charge. */
  managers: readonly Profile[];
  isPlain: boolean;
  /** The contact message that becomes the project. */
  messageId: string | null;
  onCreated: (name: string) => void;
  onCancel: () => void;
}

/** Form for a project's name, client and service (PANEL-9, PANEL-10), and where the server takes them its manager and scope. */
export function NewProjectForm({
  clients,
  managers,
  isPlain,
  messageId,
  onCreated,
  onCancel,
}: NewProjectFormProps) {
  const draft = useNewProjectDraft();
  const dispatch = useDispatch();
  const { currentData, error } = useGetContactMessageQuery(messageId ?? skipToken);
  const message = currentData?.message;
  const proposed = useProposedPhases(draft.values.service_id, messageId !== null, !isPlain);
  useFillIn(draft, message);
  const formRef = useRef<HTMLFormElement>(null);
  const [invited, setInvited] = useState<Named | null>(null);
  const isFirst = clients.length === 0 && messageId === null && !isPlain;
  const needsInvitation = (message?.account === null || isFirst) && invited === null;
  // The invited client's profile may not have been read yet.
  const isListed = clients.some(({ id }) => id === invited?.id);
  const offered: readonly (Named & { detail?: string | undefined })[] =
    invited === null || isListed ? clients : [...clients, invited].sort(byName);
  const [createProject] = useCreateProjectMutation();
  const submission = useSubmission({
    async send({ service_id, assigned_to, scope, ...project }: NewProjectValues) {
      const phases = proposed?.phases ?? [];
      const { error } = await createProject({
        ...project,
        service_id: Number(service_id),
        ...(phases.length > 0 && { phases }),
        ...(assigned_to !== '' && { assigned_to }),
        ...(scope !== '' && { scope }),
        ...(messageId !== null && { messageId }),
      });
      return outcomeOf(error, textWithReason(error, newProjectCopy.failed));
    },
    onDone({ name }) {
      draft.clear();
      if (messageId !== null) dispatch(api.util.invalidateTags(['ContactMessage', 'Summary']));
      onCreated(name);
    },
  });
  const {
    busy,
    failure,
    messageId: errorId,
    props,
    field,
  } = useForm({
    draft,
    check: (values) =>
      blankError(values, REQUIRED, newProjectCopy.required, newProjectCopy.blankEach),
    schemas,
    submission,
  });

  function selectInvited(client: Named) {
    draft.setField('user_id', client.id);
    setInvited(client);
    // The button that had the focus goes away.
    const next = draft.values.name === '' ? 'name' : 'service_id';
    formRef.current?.querySelector<HTMLElement>(`[name=${next}]`)?.focus();
  }

  return (
    <Stack $gap={24}>
      {error !== undefined && <Alert tone="error">{newProjectCopy.messageFailed}</Alert>}
      {needsInvitation && <InviteClient sender={message} onInvited={selectInvited} />}
      {invited !== null && (
        <Alert tone="success">{newProjectCopy.invited(invited.full_name)}</Alert>
      )}
      {message?.account && <Alert tone="notice">{newProjectCopy.fromMessage(message.name)}</Alert>}
      <form ref={formRef} {...props}>
        <Stack $gap={16}>
          <Text $look="small" $quiet>
            {isPlain ? newProjectCopy.startsAlone : newProjectCopy.startsAs}
          </Text>
          <TextField
            label={newProjectCopy.name}
            autoComplete="off"
            maxLength={PROJECT_NAME_LENGTH}
            {...field('name')}
          />
          <SelectField
            label={newProjectCopy.client}
            hint={isPlain && offered.length === 0 ? newProjectCopy.noClients : undefined}
            {...field('user_id')}
          >
            <option value="">{newProjectCopy.chooseClient}</option>
            {offered.map((person) => (
              <option key={person.id} value={person.id}>
                {personLabel(person)}
              </option>
            ))}
          </SelectField>
          <SelectField label={newProjectCopy.service} {...field('service_id')}>
            <option value="">{newProjectCopy.chooseService}</option>
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          {!isPlain && (
            <>
              <SelectField label={newProjectCopy.manager} optional {...field('assigned_to')}>
                <option value="">{newProjectCopy.nobody}</option>
                {managers.map((person) => (
                  <option key={person.id} value={person.id}>
                    {personLabel(person)}
                  </option>
                ))}
              </SelectField>
              <TextArea
                label={newProjectCopy.scope}
                optional
                hint={newProjectCopy.scopeHint}
                rows={4}
                maxLength={SCOPE_LENGTH}
                {...field('scope')}
              />
            </>
          )}
          {proposed && <ProposedPhases {...proposed} />}
          <FailureAlert failure={failure} id={errorId} />
          <Actions>
            <Button type="submit" variant="primary" busy={busy} busyLabel={newProjectCopy.busy}>
              {newProjectCopy.submit}
            </Button>
            <Button onClick={onCancel}>{newProjectCopy.cancel}</Button>
          </Actions>
          <SlowNote busy={busy} />
        </Stack>
      </form>
    </Stack>
  );
}

type Named = Pick<Profile, 'id' | 'full_name'>;

/** Fills in what the message says and nobody has typed. */
function useFillIn(draft: Draft<NewProjectValues>, message: ContactMessage | undefined): void {
  const fill = useEffectEvent((from: ContactMessage) =>
    draft.update((typed) => ({
      ...typed,
      name: typed.name || (from.idea?.name ?? from.subject),
      user_id: typed.user_id || (from.account?.id ?? ''),
      scope: typed.scope || from.message,
    })),
  );
  useEffect(() => {
    if (message !== undefined) fill(message);
  }, [message]);
}
