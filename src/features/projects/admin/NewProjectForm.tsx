import { PROJECT_NAME_LENGTH } from '#contract/projectConstants.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ContactMessage } from '#contract/contactMessages.ts';
import type { Profile } from '#contract/people.ts';
import { api, useCreateProjectMutation } from '#src/api/api.ts';
import { useListNamesakesQuery } from '#src/api/clientsApi.ts';
import { useGetContactMessageQuery } from '#src/api/contactMessagesApi.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { services } from '#src/content/services.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
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
  return { name: NewProject.shape.name };
});

export interface NewProjectFormProps {
  /** The clients to choose from. */
  clients: readonly Profile[];
  isPlain: boolean;
  /** The contact message that becomes the project. */
  messageId: string | null;
  onCreated: (name: string) => void;
  onCancel: () => void;
}

/** Form for a project's name, client and service (PANEL-9, PANEL-10). */
export function NewProjectForm({
  clients,
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
  const [invited, setInvited] = useState<Pick<Profile, 'id' | 'full_name'> | null>(null);
  const isFirst = clients.length === 0 && messageId === null && !isPlain;
  const needsInvitation = (message?.account === null || isFirst) && invited === null;
  // The invited client's profile may not have been read yet.
  const isListed = clients.some(({ id }) => id === invited?.id);
  const offered = invited === null || isListed ? clients : [...clients, invited];
  const emails = useNamesakes(isPlain ? none : offered);
  const [createProject] = useCreateProjectMutation();
  const submission = useSubmission({
    async send({ service_id, ...project }: NewProjectValues) {
      const phases = proposed?.phases ?? [];
      const { error } = await createProject({
        ...project,
        service_id: Number(service_id),
        ...(phases.length > 0 && { phases }),
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
    blank: newProjectCopy.required,
    blankEach: newProjectCopy.blankEach,
    schemas,
    submission,
  });

  function selectInvited(client: Pick<Profile, 'id' | 'full_name'>) {
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
            {newProjectCopy.startsAs}
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
            {offered.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {emails[id] === undefined ? full_name : `${full_name} (${emails[id]})`}
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

const none: readonly Profile[] = [];

/** At most this many shared names are looked up. */
const MOST_NAMES = 20;

/** The addresses of those whose name others have as well, by id (CLIENT-5). */
function useNamesakes(clients: readonly Pick<Profile, 'id' | 'full_name'>[]) {
  const shared = sharedNames(clients);
  const { data = {} } = useListNamesakesQuery(
    shared.size > 0 ? [...shared].slice(0, MOST_NAMES) : skipToken,
  );
  return Object.fromEntries(
    clients.flatMap(({ id, full_name }) => (shared.has(full_name) ? [[id, data[id]]] : [])),
  );
}

function sharedNames(people: readonly Pick<Profile, 'full_name'>[]): Set<string> {
  const names = new Set<string>();
  return new Set(
    people.flatMap(({ full_name: name }) => {
      if (names.has(name)) return name;
      names.add(name);
      return [];
    }),
  );
}

/** Fills in what the message says and nobody has typed. */
function useFillIn(draft: Draft<NewProjectValues>, message: ContactMessage | undefined): void {
  const fill = useEffectEvent((from: ContactMessage) =>
    draft.update((typed) => ({
      ...typed,
      name: typed.name || (from.idea?.name ?? from.subject),
      user_id: typed.user_id || (from.account?.id ?? ''),
    })),
  );
  useEffect(() => {
    if (message !== undefined) fill(message);
  }, [message]);
}
