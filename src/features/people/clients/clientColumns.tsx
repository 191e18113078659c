import styled from 'styled-components';
import type { Client } from '#contract/clients.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { Address } from '#ui/Address';
import { Lines, TwoLines } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { clientsCopy as copy } from './clientsCopy.ts';

/** By name. */
export const firstView: TableView = {
  search: '',
  filters: { client: '' },
  sort: { column: 'cliente', descending: false },
};

export const clientColumns: readonly Column<Client>[] = [
  {
    id: 'cliente',
    label: copy.name,
    field: 'full_name',
    width: 'minmax(7rem, 1fr)',
    look: 'name',
    text: ({ full_name }) => full_name,
    cell: ({ full_name, company }) =>
      company === '' ? (
        <TwoLines>{full_name}</TwoLines>
      ) : (
        <Lines>
          <span>{full_name}</span>
          <span>{company}</span>
        </Lines>
      ),
  },
  {
    id: 'correo',
    label: copy.email,
    width: 'minmax(0, 1fr)',
    text: ({ email }) => email,
    cell: ({ email, emailConfirmed, phone }) => (
      <Lines>
        <span>
          <Address>{email}</Address>
        </span>
        {(phone !== '' || !emailConfirmed) && (
          <span>
            {!emailConfirmed && <Unverified>{copy.unverified}</Unverified>} <span>{phone}</span>
          </span>
        )}
      </Lines>
    ),
  },
  {
    id: 'documento',
    label: copy.document,
    width: '5.75rem',
    text: ({ document }) => document || copy.unknown,
  },
  {
    id: 'proyectos',
    label: copy.projects,
    width: '4.25rem',
    look: 'end',
    text: ({ projects }) => String(projects),
  },
  {
    id: 'tickets',
    label: copy.tickets,
    head: (
      <>
        {copy.ticketsShort}
        <VisuallyHidden> {copy.open}</VisuallyHidden>
      </>
    ),
    width: '3.25rem',
    look: 'end',
    text: ({ openTickets }) => String(openTickets),
  },
  {
    id: 'ingreso',
    label: copy.lastSignIn,
    width: '6.25rem',
    look: 'end',
    text: signInText,
  },
];

/** Columns where not all fit: the others are in the open row. */
export const fewerColumns = clientColumns.filter(
  ({ id }) => !['documento', 'ingreso'].includes(id),
);

/** The day of the last sign-in, or 'Nunca'. */
export function signInText({ lastSignInAt }: Client): string {
  return lastSignInAt === null ? copy.never : dayInLima(lastSignInAt);
}

/** Orders to choose from on narrow screens, including newest first, which has no column header. */
export const orderChoices: readonly Column<Client>[] = [
  {
    id: 'recientes',
    label: copy.newest,
    field: 'createdAt',
    width: '',
    text: () => '',
    oneWay: true,
  },
  ...clientColumns,
];

const Unverified = styled.em`
  padding: 0 6px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
`;
