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

/** Sorts after every date: answered complaints come last, latest first. */
const AFTER_ALL = 1e15;

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
      order: ({ code }) => code.split('-').reverse().join('-'),
    },
    {
      id: 'nombre',
      label: inboxCopy.name,
      field: 'fullName',
      width: 'minmax(0, 1fr)',
      look: 'name',
      text: ({ fullName }) => fullName,
      cell: ({ fullName }) => <TwoLines>{fullName}</TwoLines>,
      order: ({ fullName }) => fullName,
    },
    {
      id: 'tipo',
      label: inboxCopy.type,
      field: 'type',
      width: '4rem',
      text: ({ type }) => complaintTypes[type],
      order: ({ type }) => complaintTypes[type],
    },
    {
      id: 'fecha',
      label: inboxCopy.filedAt,
      field: 'filedAt',
      width: '6rem',
      text: ({ filedAt }) => dayInLima(filedAt),
      order: ({ filedAt }) => Date.parse(filedAt) || 0,
    },
    {
      id: 'plazo',
      label: inboxCopy.term,
      field: 'dueDate',
      width: 'minmax(13.5rem, 1fr)',
      look: 'bare',
      text: (complaint) => `${dueDay(complaint)} ${dueState(complaint, today).text}`,
      cell: (complaint) => <DueCell state={dueState(complaint, today)} />,
      order({ status, dueDate }) {
        const due = Date.parse(dueDate) || 0;
        return status === 'Respondida' ? AFTER_ALL - due : due;
      },
    },
  ];
}

/** Formats a day as '28 set 2026'. */
export function dueDay({ dueDate }: Complaint): string {
  return dayText(dueDate);
}

/** Further text to search, which no column shows. */
export function sheetText({ documentId, email, details, request }: Complaint): string {
  return [documentId, email, details, request].join('\n');
}
