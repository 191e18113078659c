import { useEffect } from 'react';
import styled from 'styled-components';
import { TICKET_LIMITS } from '#contract/ticketConstants.ts';
import { useCreateTicketMutation, useGetDashboardQuery } from '#src/api/api.ts';
import { outcomeOf } from '#src/api/apiError.ts';
import type { Draft } from '#src/lib/forms/useDraft.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { SelectField } from '#ui/SelectField';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { ticketsCopy } from './ticketsCopy.ts';
import type { Project } from '#contract/projects.ts';

/** `project_id` is '' without a project. */
export const emptyTicket = { subject: '', description: '', project_id: '' };
export type TicketValues = typeof emptyTicket;

const schemas = lazyModule('ticketSchemas', async () => {
  const { NewTicket } = await import('#contract/tickets.ts');
  const { subject, description } = NewTicket.shape;
  return { subject, description };
});

export interface NewTicketFormProps {
  id: string;
  draft: Draft<TicketValues>;
  /** Whether the ticket may name a project. */
  namesProject: boolean;
  /** The project to choose if it is among the person's; null for none. */
  suggestedProjectId: string | null;
  /** It was chosen. */
  onSuggested: () => void;
  onCreated: () => void;
}

/** The form for a new ticket: subject, description (TICKET-2) and project. The draft survives every error. */
export function NewTicketForm({
  id,
  draft,
  namesProject,
  suggestedProjectId,
  onSuggested,
  onCreated,
}: NewTicketFormProps) {
  const [create] = useCreateTicketMutation();
  const projects = useOwnProjects(namesProject);
  const suggested = projects?.find((project) => project.id === suggestedProjectId)?.id;
  useEffect(() => {
    if (suggested === undefined) return;
    draft.setField('project_id', suggested);
    onSuggested();
  });
  const submission = useSubmission({
    async send({ project_id, ...text }: TicketValues) {
      const { error } = await create({ ...text, ...(project_id !== '' && { project_id }) });
      return outcomeOf(error, ticketsCopy.createFailed);
    },
    onDone: onCreated,
  });
  const { busy, failure, props, field } = useForm({
    draft,
    blank: { subject: ticketsCopy.blankSubject, description: ticketsCopy.blankDescription },
    schemas,
    submission,
  });

  function control(name: keyof typeof TICKET_LIMITS, hint: string) {
    // No alert: a ticket without text is silently not sent (TICKET-4).
    return { ...field(name), quietError: true, maxLength: TICKET_LIMITS[name], hint };
  }

  return (
    <FormCard id={id} {...props}>
      <Stack $gap={20}>
        {projects !== null && (
          <SelectField label={ticketsCopy.project} optional {...field('project_id')}>
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
          {...control('subject', ticketsCopy.subjectHint)}
        />
        <TextArea
          label={ticketsCopy.description}
          rows={5}
          autoComplete="off"
          {...control('description', ticketsCopy.descriptionHint)}
        />
        <FailureAlert failure={failure} />
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

/**
 * The projects that a ticket may name; null if there are none. While they load the list is empty but the field has its
 * place: a field that appeared later would move the button from under the pointer.
 */
function useOwnProjects(areWanted: boolean): readonly Project[] | null {
  const { projects, isLoading } = useGetDashboardQuery(undefined, {
    skip: !areWanted,
    selectFromResult: ({ currentData, isLoading }) => ({
      projects: currentData?.projects,
      isLoading,
    }),
  });
  if (isLoading) return [];
  return Array.isArray(projects) && projects.length > 0 ? projects : null;
}
