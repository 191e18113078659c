import type { Complaint } from '#contract/complaints.ts';
import { complaintTypes } from '#src/content/complaintSheet.ts';
import { dayInLima, dayText } from '#src/lib/calendar.ts';
import type { TableView } from '#src/lib/useTableAddress.ts';
import { TwoLines } from '#ui/DataTable';
import type { Column } from '#ui/DataTable';
import { DueCell } from './DueCell.tsx';
import { dueState } from './dueState.ts';
import { inboxCopy } from './inboxCopy.ts';

/** Unanswered complaints first, by deadline. */
export const firstView: TableView = {
  search: '',
  filters: { estado: '', tipo: '' },
  sort: { column: 'plazo', descending: false },
};

/** @param today the calendar day in Lima */
export function inboxColumns(today: string): readonly Column<Complaint>[] {
  return [
    {
      id: 'codigo',
      label: inboxCopy.code,
      field: 'code',
      width: '6rem',
      look: 'who',
      text: ({ code }) => code,
    },
    {
      id: 'nombre',
      label: inboxCopy.name,
      field: 'fullName',
      width: 'minmax(0, 1fr)',
      look: 'name',
      text: ({ fullName }) => fullName,
      cell: ({ fullName }) => <TwoLines>{fullName}</TwoLines>,
    },
    {
      id: 'tipo',
      label: inboxCopy.type,
      field: 'type',
      width: '4rem',
      text: ({ type }) => complaintTypes[type],
    },
    {
      id: 'fecha',
      label: inboxCopy.filedAt,
      field: 'filedAt',
      width: '6rem',
      text: ({ filedAt }) => dayInLima(filedAt),
    },
    {
      id: 'plazo',
      label: inboxCopy.term,
      field: 'dueDate',
      width: 'minmax(13.5rem, 1fr)',
      look: 'bare',
      text: (complaint) => `${dueDay(complaint)} ${dueState(complaint, today).text}`,
      cell: (complaint) => <DueCell state={dueState(complaint, today)} />,
    },
  ];
}

/** Formats a day as '28 set 2026'. */
function dueDay({ dueDate }: Complaint): string {
  return dayText(dueDate);
}
