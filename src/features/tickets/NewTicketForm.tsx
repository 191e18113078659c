import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useCreateTicketMutation } from '#src/api/api.ts';
import { failedRequestOf } from '#src/api/apiError.ts';
import { focusFirst, textOf } from '#src/lib/formFields.ts';
import type { Draft } from '#src/lib/useDraft.ts';
import { useSubmission } from '#src/lib/useSubmission.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { SelectField } from '#ui/SelectField';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { checkTicket, DESCRIPTION_LENGTH, SUBJECT_LENGTH } from './ticketRules.ts';
import type { TicketValues } from './ticketRules.ts';
import { ticketsCopy } from './ticketsCopy.ts';
import { useOwnProjects } from './useOwnProjects.ts';

export interface NewTicketFormProps {
  id: string;
  draft: Draft<TicketValues>;
  /** Whether the ticket may name a project. */
  namesProject: boolean;
  onCreated: () => void;
}

/** Subject and detailed description (TICKET-2), and the project it is about. What is typed outlives whatever goes wrong. */
export function NewTicketForm({ id, draft, namesProject, onCreated }: NewTicketFormProps) {
  const [create] = useCreateTicketMutation();
  const projects = useOwnProjects(namesProject);
  const { busy, failure, field, submit } = useSubmission<TicketValues>({
    check: checkTicket,
    async send({ subject, description, project_id }) {
      const { error } = await create({
        subject: subject.trim(),
        description: description.trim(),
        ...(project_id !== '' && { project_id }),
      });
      if (error === undefined) return { ok: true };
      return {
        ok: false,
        message: ticketsCopy.createFailed,
        reason: 'refused',
        failedRequest: failedRequestOf(error),
      };
    },
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const after = await submit({
      subject: textOf(form, 'subject'),
      description: textOf(form, 'description'),
      project_id: textOf(form, 'project_id'),
    });
    if (after.status === 'failed') focusFirst(form, after.fields);
    if (after.status === 'done') onCreated();
  }

  function control(name: 'subject' | 'description', hint: string) {
    const { invalid } = field(name);
    return {
      name,
      // Not an alert: a ticket without text is silently not sent.
      quietError: true,
      ...(invalid ? { error: failure?.message } : { hint }),
      value: draft.values[name],
      onChange: ({ target }: { target: { value: string } }) => draft.setField(name, target.value),
    };
  }

  return (
    <FormCard id={id} onSubmit={handleSubmit} noValidate>
      <Stack $gap={20}>
        {projects.length > 0 && (
          <SelectField
            label={ticketsCopy.project}
            optional
            name="project_id"
            value={draft.values.project_id}
            onChange={({ target }) => draft.setField('project_id', target.value)}
          >
            <option value="">{ticketsCopy.noProject}</option>
            {projects.map(({ id: projectId, name }) => (
              <option key={projectId} value={projectId}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={ticketsCopy.subject}
          autoComplete="off"
          maxLength={SUBJECT_LENGTH}
          {...control('subject', ticketsCopy.subjectHint)}
        />
        <TextArea
          label={ticketsCopy.description}
          rows={5}
          autoComplete="off"
          maxLength={DESCRIPTION_LENGTH}
          {...control('description', ticketsCopy.descriptionHint)}
        />
        {failure?.reason === 'refused' && <FailureAlert failure={failure} />}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={ticketsCopy.sending}>
            {ticketsCopy.send}
          </Button>
        </div>
        <SlowNote busy={busy} />
      </Stack>
    </FormCard>
  );
}

const FormCard = styled(Card).attrs({ as: 'form' })`
  max-width: 45rem;
`;
