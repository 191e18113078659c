import styled from 'styled-components';
import { MESSAGE_STATUSES } from '#contract/messageConstants.ts';
import type { ContactMessage } from '#contract/messages.ts';
import { lookOfStatus } from '#src/content/statuses.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { below } from '#src/theme/theme.ts';
import { Badge } from '#ui/Badge';
import { Lines } from '#ui/DataTable';
import type { Column, RowDetail } from '#ui/DataTable';
import { Address } from '#ui/Address';
import { MessageDetail } from './MessageDetail.tsx';
import { messagesCopy as copy, othersText, statusLabel } from './messagesCopy.ts';

/** Newest first. */
export const firstView: TableView = {
  search: '',
  filters: { estado: '' },
  sort: { column: 'fecha', descending: true },
};

export const messageColumns: readonly Column<ContactMessage>[] = [
  {
    id: 'nombre',
    label: copy.name,
    field: 'name',
    width: 'minmax(7rem, 1.2fr)',
    look: 'who',
    text: ({ name }) => name,
    cell: ({ name, email }) => (
      <Lines>
        <span>{name}</span>
        <span>
          <Address>{email}</Address>
        </span>
      </Lines>
    ),
    order: ({ name }) => name,
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
    order: ({ status }) => MESSAGE_STATUSES.indexOf(status),
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
    order: ({ at }) => Date.parse(at) || 0,
  },
];

/** Columns where not all fit: who takes care is in the open row. */
export const fewerColumns = messageColumns.filter(({ id }) => id !== 'a-cargo');

export const messageDetail: RowDetail<ContactMessage> = {
  label: copy.detail,
  nameOf: ({ subject, name }) => `${copy.detail}: ${subject}, de ${name}`,
  show: (message) => <MessageDetail message={message} />,
};

/** Further text to search. */
export function textBesideColumns({ email, message }: ContactMessage): string {
  return `${email}\n${message}`;
}

/** The columns of a file that the browser makes. */
export const fileColumns: readonly Pick<Column<ContactMessage>, 'label' | 'text'>[] = [
  ...messageColumns,
  { label: copy.email, text: ({ email }) => email },
  { label: copy.message, text: ({ message }) => message },
];

/** The subject, and below it what is known of who wrote. */
function SubjectCell({ message }: { message: ContactMessage }) {
  const { subject, account, idea, fromSameAddress } = message;
  const known = [
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
    height: 20px;
    margin-top: 2px;
    line-height: 18px;
  }
  & > span {
    padding: 0 6px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.badge};
    background: ${({ theme }) => theme.color.sunken};
  }
  ${below('table')} {
    && {
      height: auto;
      margin-block: ${({ theme }) => theme.space[4]};
    }
    font: ${({ theme }) => theme.font.small};
  }
`;
