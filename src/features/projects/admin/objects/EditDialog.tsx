import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { PROJECT_NAME_LENGTH } from '#contract/projectConstants.ts';
import type { Project } from '#contract/projects.ts';
import { serviceTitle, serviceTitles } from '#contract/serviceTitles.ts';
import { selectClients, useAdminData } from '#src/api/adminData.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import type { ApiError } from '#src/api/apiError.ts';
import { useEditProjectMutation } from '#src/api/projectObjectsApi.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { Dialog } from '#ui/Dialog';
import { SelectField } from '#ui/SelectField';
import { Actions, Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from '../newProjectCopy.ts';
import { projectObjectsCopy as copy } from './projectObjectsCopy.ts';

export interface ProjectDialogProps {
  project: Project;
  onClose: () => void;
}

type Fields = Record<'name' | 'user_id' | 'service_id', string>;

/** Rows carry their client's name only: it stands for the client until another is chosen. */
function fieldsOf({ name, userName, serviceId }: Project): Fields {
  return { name, user_id: userName, service_id: String(serviceId) };
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** A held save's answer has the client's name. */
function withClient(error: unknown): unknown {
  const { now } = (error ?? {}) as ApiError;
  if (now?.user_name === undefined) return error;
  const { user_name: client, ...fields } = now;
  return { ...(error as ApiError), now: { ...fields, user_id: client } };
}

/** Changes a project's name, client and service. */
export function EditDialog({ project, onClose }: ProjectDialogProps) {
  const clients = useAdminData(selectClients);
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useRowDraft(
    `projectEdit.${project.id}`,
    useSelector(selectUserId),
    fieldsOf(project),
  );
  const [edit] = useEditProjectMutation();
  const submission = useSubmission({
    async send(values: Fields) {
      const { error } = await draft.save(values, async ({ name, user_id, service_id, was }) => {
        const answer = await edit({
          id: project.id,
          name,
          user_id,
          service_id: numberIn(service_id),
          was: { name: was.name, user_name: was.user_id, service_id: numberIn(was.service_id) },
        });
        return { error: withClient(answer.error) };
      });
      return outcomeOf(error, errorText(error, copy.failed));
    },
    onDone() {
      draft.clear();
      onClose();
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: copy.blank,
    submission,
  });
  // A long name is read from its start.
  useEffect(() => {
    const input = formRef.current?.elements.namedItem('name');
    if (input instanceof HTMLInputElement) input.setSelectionRange(0, 0);
  }, []);
  function cancel() {
    draft.clear();
    onClose();
  }
  return (
    <Dialog title={copy.editTitle} onClose={onClose}>
      <form ref={formRef} {...props}>
        <Stack $gap={16}>
          <Contested draft={draft} name="name" label={newProjectCopy.name}>
            <TextField
              label={newProjectCopy.name}
              autoComplete="off"
              maxLength={PROJECT_NAME_LENGTH}
              {...field('name')}
            />
          </Contested>
          <Contested draft={draft} name="user_id" label={newProjectCopy.client}>
            <SelectField label={newProjectCopy.client} {...field('user_id')}>
              <option value={draft.row.user_id}>{copy.sameClient(draft.row.user_id)}</option>
              {clients.map(({ id, full_name }) => (
                <option key={id} value={id}>
                  {full_name}
                </option>
              ))}
            </SelectField>
          </Contested>
          <Contested
            draft={draft}
            name="service_id"
            label={newProjectCopy.service}
            show={(id) => serviceTitle(Number(id)) ?? id}
          >
            <SelectField label={newProjectCopy.service} {...field('service_id')}>
              {Object.entries(serviceTitles).map(([id, title]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </Contested>
          <FailureAlert failure={failure} id={messageId} />
          <Actions>
            <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
              {copy.save}
            </Button>
            <Button onClick={cancel}>{copy.cancel}</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
