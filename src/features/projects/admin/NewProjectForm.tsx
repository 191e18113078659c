import { PROJECT_NAME_LENGTH } from '#contract/projectConstants.ts';
import type { Profile } from '#contract/people.ts';
import { useCreateProjectMutation } from '#src/api/api.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { services } from '#src/content/services.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from './newProjectCopy.ts';
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
  onCreated: (name: string) => void;
  onCancel: () => void;
}

/** Form for a project's name, client and service (PANEL-9, PANEL-10). */
export function NewProjectForm({ clients, onCreated, onCancel }: NewProjectFormProps) {
  const draft = useNewProjectDraft();
  const [createProject] = useCreateProjectMutation();
  const submission = useSubmission({
    async send({ service_id, ...project }: NewProjectValues) {
      const { error } = await createProject({ ...project, service_id: Number(service_id) });
      return outcomeOf(error, textWithReason(error, newProjectCopy.failed));
    },
    onDone({ name }) {
      draft.clear();
      onCreated(name);
    },
  });
  const { busy, failure, messageId, props, field } = useForm({
    draft,
    blank: newProjectCopy.required,
    schemas,
    submission,
  });

  return (
    <form {...props}>
      <Stack $gap={16}>
        <TextField
          label={newProjectCopy.name}
          autoComplete="off"
          maxLength={PROJECT_NAME_LENGTH}
          {...field('name')}
        />
        <SelectField
          label={newProjectCopy.client}
          hint={clients.length === 0 ? newProjectCopy.noClients : undefined}
          {...field('user_id')}
        >
          <option value="">{newProjectCopy.chooseClient}</option>
          {clients.map(({ id, full_name }) => (
            <option key={id} value={id}>
              {full_name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={newProjectCopy.service}
          hint={newProjectCopy.startsAs}
          {...field('service_id')}
        >
          <option value="">{newProjectCopy.chooseService}</option>
          {services.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <FailureAlert failure={failure} id={messageId} />
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={newProjectCopy.busy}>
            {newProjectCopy.submit}
          </Button>
          <Button onClick={onCancel}>{newProjectCopy.cancel}</Button>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}
