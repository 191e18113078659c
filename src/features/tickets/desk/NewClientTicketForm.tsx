import { useRef } from 'react';
import { CLIENT_SEARCH_LENGTH, TICKET_LIMITS } from '#contract/ticketConstants.ts';
import { useOpenTicketMutation } from '#src/api/newTicketApi.ts';
import { textWithReason } from '#src/api/apiError.ts';
import { useUploadForm } from '#src/api/useUploadForm.ts';
import { personLabel } from '#src/lib/personLabel.ts';
import { pasteFiles } from '#src/lib/files/pastedFiles.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { RetryAlert } from '#ui/RetryAlert';
import { SelectField } from '#ui/SelectField';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { UploadParts } from '#ui/UploadParts';
import { ticketsCopy as copy } from '../ticketsCopy.ts';
import { useClientChoice } from './useClientChoice.ts';

/** `search` finds the client; it is not sent. */
const empty = { search: '', user_id: '', project_id: '', subject: '', description: '' };

const schemas = lazyModule('clientTicketSchemas', async () => {
  const { NewTicket } = await import('#contract/tickets.ts');
  const { subject, description } = NewTicket.shape;
  return { subject, description };
});

export interface NewClientTicketFormProps {
  /** Who opens it. */
  userId: string;
  /** Told of the new ticket's id; null if the server did not say it. */
  onCreated: (id: string | null) => void;
  onClose: () => void;
}

/** The form with which staff open a ticket for a client (TICKET-29). */
export function NewClientTicketForm({ userId, onCreated, onClose }: NewClientTicketFormProps) {
  const [open] = useOpenTicketMutation();
  const createdId = useRef<string | null>(null);
  const form = useUploadForm({
    name: 'clientTicket',
    userId,
    initial: empty,
    blank: {
      user_id: copy.blankClient,
      subject: copy.blankSubject,
      description: copy.blankDescription,
    },
    schemas,
    send({ user_id, project_id, subject, description }, files, onProgress) {
      const request = open({
        user_id,
        ...(project_id !== '' && { project_id }),
        subject,
        description,
        files,
        onProgress,
      });
      void request.then(({ data }) => (createdId.current = data?.id ?? null));
      return request;
    },
    failed: (error) => textWithReason(error, copy.createFailed),
    cancelled: copy.cancelled,
    onSent: () => onCreated(createdId.current),
  });
  const { values, setField, field } = form;
  const { clients, chosen, hint, failure, retry } = useClientChoice(values.search, values.user_id);
  const projects = chosen?.projects ?? [];

  return (
    <Stack as="form" $gap={16} {...form.props}>
      <Text $look="small" $quiet>
        {copy.openForLead}
      </Text>
      <TextField
        label={copy.findClient}
        autoComplete="off"
        spellCheck={false}
        maxLength={CLIENT_SEARCH_LENGTH}
        hint={copy.findClientHint}
        {...field('search')}
      />
      {failure !== null && <RetryAlert onRetry={retry}>{failure}</RetryAlert>}
      <SelectField
        label={copy.client}
        hint={failure === null ? hint : undefined}
        {...field('user_id')}
        onChange={({ target }) => {
          setField('user_id', target.value);
          // A project is of one client.
          setField('project_id', '');
        }}
      >
        <option value="">{copy.chooseClient}</option>
        {clients.map((client) => (
          <option key={client.id} value={client.id}>
            {personLabel(client)}
          </option>
        ))}
      </SelectField>
      {projects.length > 0 && (
        <SelectField label={copy.project} optional {...field('project_id')}>
          <option value="">{copy.noProject}</option>
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={copy.subject}
        autoComplete="off"
        maxLength={TICKET_LIMITS.subject}
        {...field('subject')}
      />
      <TextArea
        label={copy.descriptionShort}
        rows={5}
        autoComplete="off"
        maxLength={TICKET_LIMITS.description}
        {...field('description')}
        onPaste={(event) => pasteFiles(event, form)}
      />
      <UploadParts
        form={form}
        submit={copy.openForSubmit}
        retries={false}
        submitting={copy.sending}
        sent={null}
        cancelled={copy.cancelled}
        onClose={() => {
          form.clear();
          onClose();
        }}
      />
    </Stack>
  );
}
