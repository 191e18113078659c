import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { PROJECT_NAME_LENGTH } from '#contract/projectConstants.ts';
import type { Project } from '#contract/projects.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import { selectClients, useAdminData } from '#src/api/adminData.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useEditProjectMutation } from '#src/api/projectObjectsApi.ts';
import { useDraft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
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

/** The value of the client's field that keeps the client: rows carry their name only. */
const UNCHANGED = 'unchanged';

/** Changes a project's name, client and service. */
export function EditDialog({ project, onClose }: ProjectDialogProps) {
  const clients = useAdminData(selectClients);
  const [initial] = useState({
    name: project.name,
    user_id: UNCHANGED,
    service_id: String(project.serviceId),
  });
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(`projectEdit.${project.id}`, useSelector(selectUserId), initial);
  const [edit] = useEditProjectMutation();
  const submission = useSubmission({
    async send({ name, user_id, service_id }: typeof initial) {
      const { error } = await edit({
        id: project.id,
        name,
        service_id: Number(service_id),
        ...(user_id !== UNCHANGED && { user_id }),
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
          <TextField
            label={newProjectCopy.name}
            autoComplete="off"
            maxLength={PROJECT_NAME_LENGTH}
            {...field('name')}
          />
          <SelectField label={newProjectCopy.client} {...field('user_id')}>
            <option value={UNCHANGED}>{copy.sameClient(project.userName)}</option>
            {clients.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </SelectField>
          <SelectField label={newProjectCopy.service} {...field('service_id')}>
            {Object.entries(serviceTitles).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
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
