import type { ChangeEvent, SubmitEvent } from 'react';
import type { Profile } from '#contract/people.ts';
import { useCreateProjectMutation } from '#src/api/api.ts';
import { failedRequestOf, textWithReason } from '#src/api/apiError.ts';
import { services } from '#src/content/services.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { SelectField } from '#ui/SelectField';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Stack } from '#ui/Stack';
import { TextField } from '#ui/TextField';
import { newProjectCopy } from './newProjectCopy.ts';
import { useNewProjectDraft } from './newProjectDraft.ts';
import type { NewProjectValues } from './newProjectDraft.ts';

const fields = ['name', 'user_id', 'service_id'] as const;

export interface NewProjectFormProps {
  /** Whom a project can be for. */
  clients: readonly Profile[];
  onCreated: (name: string) => void;
  onCancel: () => void;
}

/** Name, client, service (PANEL-9, PANEL-10). */
export function NewProjectForm({ clients, onCreated, onCancel }: NewProjectFormProps) {
  const draft = useNewProjectDraft();
  const [createProject] = useCreateProjectMutation();
  const { busy, failure, messageId, field, submit } = useSubmission<NewProjectValues>({
    check(values) {
      const blank = fields.filter((name) => values[name].trim() === '');
      return blank.length === 0 ? null : { message: newProjectCopy.required, fields: blank };
    },
    async send({ name, user_id, service_id }) {
      const body = { name: name.trim(), user_id, service_id: Number(service_id) };
      const { error } = await createProject(body);
      if (!error) return { ok: true };
      return {
        ok: false,
        message: textWithReason(error, newProjectCopy.failed),
        reason: 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = textOf(form, 'name');
    const rest = { user_id: textOf(form, 'user_id'), service_id: textOf(form, 'service_id') };
    const after = await submit({ name, ...rest });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status !== 'done') return;
    draft.clear();
    onCreated(name.trim());
  }

  function kept(name: keyof NewProjectValues) {
    return {
      ...field(name),
      value: draft.values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        draft.setField(name, target.value),
    };
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack $gap={16}>
        <TextField
          label={newProjectCopy.name}
          autoComplete="off"
          maxLength={200}
          {...kept('name')}
        />
        <SelectField
          label={newProjectCopy.client}
          hint={clients.length === 0 ? newProjectCopy.noClients : undefined}
          {...kept('user_id')}
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
          {...kept('service_id')}
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
