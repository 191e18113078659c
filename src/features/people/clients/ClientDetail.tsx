import { use, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Client } from '#contract/clients.ts';
import { outcomeOf, textWithReason } from '#src/api/apiError.ts';
import { useUpdateClientMutation } from '#src/api/clientsApi.ts';
import { useForm } from '#src/lib/forms/useForm.ts';
import { useRowDraft } from '#src/lib/forms/useRowDraft.ts';
import { useSubmission } from '#src/lib/forms/useSubmission.ts';
import { HistorySlot } from '#src/lib/historySlot.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { panelPath } from '#src/lib/panelPaths.ts';
import { greetingText } from '#src/lib/whatsapp.ts';
import { selectUserId } from '#src/session/authSlice.ts';
import { up } from '#src/theme/theme.ts';
import { Address } from '#ui/Address';
import { Alert, FailureAlert } from '#ui/Alert';
import { Button } from '#ui/Button';
import { Contested } from '#ui/Contested';
import { useIsTight } from '#ui/DataTable';
import { Phone } from '#ui/Phone';
import { SlowNote } from '#ui/SlowNote';
import { Actions, Cluster, Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextField } from '#ui/TextField';
import { signInText } from './clientColumns.tsx';
import { clientsCopy as copy } from './clientsCopy.ts';

const schemas = lazyModule('clientSchemas', async () => {
  const { ClientChange } = await import('#contract/clients.ts');
  return ClientChange.shape;
});

/** What the team knows of a client, and links to their work (CLIENT-2). */
export function ClientDetail({ client }: { client: Client }) {
  const isTight = useIsTight();
  const showHistory = use(HistorySlot);
  return (
    <Stack $gap={24}>
      <Cluster $gap={16}>
        <a href={`mailto:${client.email}`} aria-label={client.email}>
          <Address>{client.email}</Address>
        </a>
        {client.phone !== '' && (
          <Phone greeting={greetingText(client.full_name)}>{client.phone}</Phone>
        )}
        <Link to={panelPath('proyectos', { client: client.id })}>{copy.seeProjects}</Link>
        <Link to={panelPath('tickets', { client: client.id })}>{copy.seeTickets}</Link>
        <Link to={panelPath('ideas', { client: client.id })}>{copy.seeIdeas}</Link>
        {/* Where the row has no room for it. */}
        {isTight && (
          <Text $look="small" $quiet>
            {`${copy.lastSignIn}: ${signInText(client)}`}
          </Text>
        )}
      </Cluster>
      <ClientForm client={client} />
      {showHistory({ object: `client:${client.id}` })}
    </Stack>
  );
}

function ClientForm({ client }: { client: Client }) {
  const { id } = client;
  const draft = useRowDraft(`client-${id}`, useSelector(selectUserId), detailsOf(client));
  const [update] = useUpdateClientMutation();
  const [isSaved, setSaved] = useState(false);
  const submission = useSubmission({
    async send(values: Details) {
      setSaved(false);
      const { error } = await draft.save(values, (change) => update({ id, ...change }));
      return outcomeOf(error, textWithReason(error, copy.failed));
    },
    onDone: () => setSaved(true),
    stays: true,
  });
  const { busy, failure, props, field } = useForm({ draft, schemas, submission });
  return (
    <form {...props}>
      <Stack $gap={20}>
        <Fields>
          <Contested draft={draft} name="company" label={copy.company}>
            <TextField label={copy.company} optional autoComplete="off" {...field('company')} />
          </Contested>
          <Contested draft={draft} name="phone" label={copy.phone}>
            <TextField
              label={copy.phone}
              optional
              type="tel"
              autoComplete="off"
              {...field('phone')}
            />
          </Contested>
          <Contested draft={draft} name="document" label={copy.document}>
            <TextField
              label={copy.document}
              optional
              hint={copy.documentHint}
              inputMode="numeric"
              autoComplete="off"
              {...field('document')}
            />
          </Contested>
          <Contested draft={draft} name="notes" label={copy.notes}>
            <TextArea
              label={copy.notes}
              optional
              hint={copy.notesHint}
              rows={3}
              {...field('notes')}
            />
          </Contested>
        </Fields>
        <FailureAlert failure={failure} />
        {isSaved && !busy && failure === null && <Alert tone="success">{copy.saved}</Alert>}
        <Actions>
          <Button type="submit" variant="primary" busy={busy} busyLabel={copy.saving}>
            {copy.save}
          </Button>
        </Actions>
        <SlowNote busy={busy} />
      </Stack>
    </form>
  );
}

type Details = Pick<Client, 'company' | 'phone' | 'document' | 'notes'>;

function detailsOf({ company, phone, document, notes }: Client): Details {
  return { company, phone, document, notes };
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[20]};
  ${up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
