import { useEffect } from 'react';
import styled from 'styled-components';
import { TICKET_LIMITS } from '#contract/ticketConstants.ts';
import { useCreateTicketMutation, useGetDashboardQuery } from '#src/api/api.ts';
import { textWithReason } from '#src/api/apiError.ts';
import { useOpenTicketMutation } from '#src/api/newTicketApi.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { pasteFiles } from '#src/lib/files/pastedFiles.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { SlowNote } from '#ui/SlowNote';
import { Stack } from '#ui/Stack';
import { SelectField } from '#ui/SelectField';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { UploadParts } from '#ui/UploadParts';
import { emptyTicket, TICKET_DRAFT } from './newTicketDraft.ts';
import { ticketsCopy } from './ticketsCopy.ts';
import type { Project } from '#contract/projects.ts';

/** The specified text (TICKET-5); of a refused file the reason as well. */
function createFailure(error: unknown, files: readonly File[]): string {
  return files.length > 0
    ? textWithReason(error, ticketsCopy.createFailed)
    : ticketsCopy.createFailed;
}

const schemas = lazyModule('ticketSchemas', async () => {
  const { NewTicket } = await import('#contract/tickets.ts');
  const { subject, description } = NewTicket.shape;
  return { subject, description };
});

export interface NewTicketFormProps {
  id: string;
  userId: string;
  /** For a server of the specified calls alone: without projects and files. */
  isPlain: boolean;
  /** The project to choose if it is among the person's; null for none. */
  suggestedProjectId: string | null;
  /** It was chosen. */
  onSuggested: () => void;
  onCreated: () => void;
}

/**
 * The form for a new ticket: subject, description (TICKET-2), project and files. Text and files survive every error.
 */
export function NewTicketForm({
  id,
  userId,
  isPlain,
  suggestedProjectId,
  onSuggested,
  onCreated,
}: NewTicketFormProps) {
  const [create] = useCreateTicketMutation();
  const [open] = useOpenTicketMutation();
  const projects = useOwnProjects(!isPlain);
  const suggested = projects?.find((project) => project.id === suggestedProjectId)?.id;
  const form = useUploadForm({
    name: TICKET_DRAFT,
    userId,
    initial: emptyTicket,
    blank: { subject: ticketsCopy.blankSubject, description: ticketsCopy.blankDescription },
    schemas,
    send({ project_id, ...text }, files, onProgress) {
      const ticket = { ...text, ...(!isPlain && project_id !== '' && { project_id }) };
      return files.length === 0 ? create(ticket) : open({ ...ticket, files, onProgress });
    },
    failed: createFailure,
    cancelled: ticketsCopy.cancelled,
    onSent: onCreated,
  });
  const { busy, failure, props, field, setField } = form;
  useEffect(() => {
    if (suggested === undefined) return;
    setField('project_id', suggested);
    onSuggested();
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
          {...(!isPlain && { onPaste: (event) => pasteFiles(event, form) })}
        />
        {isPlain ? (
          <>
            <FailureAlert failure={failure} />
            <div>
              <Button type="submit" variant="primary" busy={busy} busyLabel={ticketsCopy.sending}>
                {ticketsCopy.send}
              </Button>
            </div>
            <SlowNote busy={busy} />
          </>
        ) : (
          <UploadParts
            form={form}
            submit={ticketsCopy.send}
            retries={false}
            submitting={ticketsCopy.sending}
            sent={null}
            cancelled={ticketsCopy.cancelled}
          />
        )}
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
