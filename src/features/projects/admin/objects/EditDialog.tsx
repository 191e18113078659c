import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { PROJECT_NAME_LENGTH, SCOPE_LENGTH } from '#contract/projectConstants.ts';
import type { ProjectPage } from '#contract/projectPages.ts';
import type { Project } from '#contract/projects.ts';
import { serviceTitle, serviceTitles } from '#contract/serviceTitles.ts';
import { selectClients, useAdminData } from '#src/api/adminData.ts';
import { errorText, outcomeOf } from '#src/api/apiError.ts';
import { useEditProjectMutation } from '#src/api/projectObjectsApi.ts';
import { useGetProjectQuery } from '#src/api/projectPageApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { blankError } from '#src/lib/forms/validateForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { personLabel } from '#src/lib/personLabel.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { Dialog } from '#ui/Dialog';
import { RetryAlert } from '#ui/RetryAlert';
import { SelectField } from '#ui/SelectField';
import { Skeleton } from '#ui/Skeleton';
import { Actions, Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from '../newProjectCopy.ts';
import { projectObjectsCopy as copy } from './projectObjectsCopy.ts';

const schemas = lazyModule('projectEditSchemas', async () => {
  const { NewProject } = await import('#contract/projects.ts');
  const { name, scope } = NewProject.shape;
  return { name, scope };
});

export interface ProjectDialogProps {
  project: Project;
  onClose: () => void;
}

/** Changes a project's name, client, service and scope. Rows have neither its client's id nor its scope. */
export function EditDialog({ project: { id }, onClose }: ProjectDialogProps) {
  const { currentData: page, error, refetch } = useGetProjectQuery(id);
  return (
    <Dialog title={copy.editTitle} onClose={onClose}>
      {page !== undefined && <EditForm project={page.project} onClose={onClose} />}
      {page === undefined && error !== undefined && (
        <RetryAlert onRetry={refetch} failedRequest={failedRequestOf(error)}>
          {errorText(error, copy.loadFailed)}
        </RetryAlert>
      )}
      {page === undefined && error === undefined && (
        <Stack $gap={16} role="status" aria-label={copy.loading}>
          {[1, 2, 3].map((field) => (
            <Skeleton key={field} width="100%" height="68px" />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

interface EditFormProps {
  project: ProjectPage['project'];
  onClose: () => void;
}

const REQUIRED = ['name', 'user_id', 'service_id'] as const;
type Fields = Record<(typeof REQUIRED)[number] | 'scope', string>;

function fieldsOf({ name, client, serviceId, scope }: EditFormProps['project']): Fields {
  return { name, user_id: client.id, service_id: String(serviceId), scope };
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function EditForm({ project, onClose }: EditFormProps) {
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
      const { error } = await draft.save(values, ({ service_id, was, ...fields }) =>
        edit({
          id: project.id,
          ...fields,
          service_id: numberIn(service_id),
          was: { ...was, service_id: numberIn(was.service_id) },
        }),
      );
      return outcomeOf(error, errorText(error, copy.failed));
    },
    onDone() {
      draft.clear();
      onClose();
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    check: (values) => blankError(values, REQUIRED, copy.blank, newProjectCopy.blankEach),
    schemas,
    submission,
  });
  // A long name is read from its start.
  useEffect(() => {
    const input = formRef.current?.elements.namedItem('name');
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(0, 0);
  }, []);
  function cancel() {
    draft.clear();
    onClose();
  }
  // Who is no client any more stays the project's.
  const offered = clients.some(({ id }) => id === project.client.id)
    ? clients
    : [project.client, ...clients];
  function labelOf(clientId: string): string {
    const person = offered.find(({ id }) => id === clientId);
    return person === undefined ? clientId : personLabel(person);
  }
  return (
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
        <Contested draft={draft} name="user_id" label={newProjectCopy.client} show={labelOf}>
          <SelectField label={newProjectCopy.client} {...field('user_id')}>
            {offered.map((person) => (
              <option key={person.id} value={person.id}>
                {personLabel(person)}
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
        <Contested draft={draft} name="scope" label={newProjectCopy.scope}>
          <TextArea
            label={newProjectCopy.scope}
            optional
            hint={newProjectCopy.scopeHint}
            rows={4}
            maxLength={SCOPE_LENGTH}
            {...field('scope')}
          />
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
  );
}
