import styled from 'styled-components';
import type { ContactMessage } from '#contract/contactMessages.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { Badge } from '#ui/Badge';
import { Lines, inCards } from '#ui/DataTable';
import type { Column, RowDetail } from '#ui/DataTable';
import { Address } from '#ui/Address';
import { ContactMessageDetail } from './ContactMessageDetail.tsx';
import {
  channelLabel,
  contactMessagesCopy as copy,
  othersText,
  statusLabel,
} from './contactMessagesCopy.ts';

/** Newest first. */
export const firstView: TableView = {
  search: '',
  filters: { estado: '' },
  sort: { column: 'fecha', descending: true },
};

export const contactMessageColumns: readonly Column<ContactMessage>[] = [
  {
    id: 'nombre',
    label: copy.name,
    field: 'name',
    width: 'minmax(7rem, 1.2fr)',
    look: 'who',
    text: ({ name }) => name,
    cell: ({ name, email, phone }) => (
      <Lines>
        <span>{name}</span>
        {/* Who gave no address may have a phone. */}
        <span>{email === null ? phone : <Address>{email}</Address>}</span>
      </Lines>
    ),
  },
  {
    id: 'asunto',
    label: copy.subject,
    width: 'minmax(0, 1.8fr)',
    look: 'name',
    text: ({ subject }) => subject,
    cell: (message) => <SubjectCell message={message} />,
  },
  {
    id: 'estado',
    label: copy.status,
    field: 'status',
    width: '9rem',
    text: ({ status }) => statusLabel(status),
    cell: ({ status }) => <Badge {...lookOfStatus(status)}>{statusLabel(status)}</Badge>,
  },
  {
    id: 'a-cargo',
    label: copy.inCharge,
    width: '6.5rem',
    text: ({ assignee }) => assignee?.full_name ?? copy.nobody,
  },
  {
    id: 'fecha',
    label: copy.date,
    field: 'createdAt',
    width: '5.5rem',
    look: 'end',
    text: ({ at }) => dayInLima(at),
  },
];

/** Columns where not all fit: who takes care is in the open row. */
export const fewerColumns = contactMessageColumns.filter(({ id }) => id !== 'a-cargo');

export const contactMessageDetail: RowDetail<ContactMessage> = {
  label: copy.detail,
  nameOf: ({ subject, name }) => `${copy.detail}: ${subject}, de ${name}`,
  show: (message) => <ContactMessageDetail message={message} />,
};

/** The subject, and below it what is known of who wrote. */
function SubjectCell({ message }: { message: ContactMessage }) {
  const { subject, channel, account, idea, fromSameAddress } = message;
  const known = [
    channel !== null && channelLabel(channel),
    account !== null && copy.hasAccount,
    idea !== null && copy.hasIdea,
    fromSameAddress > 1 && othersText(fromSameAddress),
  ].filter((text) => text !== false);
  return (
    <Lines>
      <span>{subject}</span>
      {known.length > 0 && (
        <Chips>
          {known.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Chips>
      )}
    </Lines>
  );
}

/** Those that do not fit are left out, not cut. */
const Chips = styled.span`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `${theme.space[4]} ${theme.space[8]}`};
    height: 1.125rem;
    line-height: 1rem;
  }
  & > span {
    padding: 0 6px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.badge};
    background: ${({ theme }) => theme.color.sunken};
  }
  ${inCards} {
    && {
      height: auto;
      margin-block: ${({ theme }) => theme.space[4]};
    }
    font: ${({ theme }) => theme.font.small};
  }
`;
