import type { Complaint } from '#contract/complaints.ts';
import {
  complaintTypes,
  goodTypes,
  settlementLabel,
  sheetLabels,
} from '#src/content/complaintSheet.ts';
import { dayInLima } from '#src/lib/calendar.ts';
import type { Column } from '#ui/DataTable';
import { dueState } from './dueState.ts';
import { dueDay } from './inboxColumns.tsx';
import { inboxCopy } from './inboxCopy.ts';

type FileColumn = Pick<Column<Complaint>, 'label' | 'text'>;

/** Columns of the CSV file: the complete sheet and its answers, for inspections. */
export function fileColumns(today: string): readonly FileColumn[] {
  return [
    { label: inboxCopy.code, text: ({ code }) => code },
    { label: inboxCopy.filedAt, text: ({ filedAt }) => dayInLima(filedAt) },
    { label: inboxCopy.dueDate, text: dueDay },
    { label: inboxCopy.state, text: ({ status }) => status },
    { label: inboxCopy.term, text: (complaint) => dueState(complaint, today).text },
    { label: sheetLabels.fullName, text: ({ fullName }) => fullName },
    { label: inboxCopy.document, text: ({ documentId }) => documentId },
    { label: sheetLabels.email, text: ({ email }) => email },
    { label: sheetLabels.phone, text: ({ phone }) => phone ?? '' },
    { label: sheetLabels.postalAddress, text: ({ address }) => address ?? '' },
    { label: sheetLabels.guardian, text: ({ guardian }) => guardian ?? '' },
    { label: sheetLabels.type, text: ({ type }) => complaintTypes[type] },
    { label: sheetLabels.goodType, text: ({ goodType }) => (goodType ? goodTypes[goodType] : '') },
    { label: sheetLabels.goodDescription, text: ({ goodDescription }) => goodDescription ?? '' },
    { label: sheetLabels.amount, text: ({ amount }) => amount?.toFixed(2) ?? '' },
    { label: sheetLabels.details, text: ({ details }) => details },
    { label: sheetLabels.request, text: ({ request }) => request ?? '' },
    { label: inboxCopy.answers, text: ({ answers }) => answers.map(answerText).join('\n\n') },
  ];
}

function answerText(answer: Complaint['answers'][number]): string {
  const { settlement } = answer;
  const given = `${dayInLima(answer.answeredAt)}, ${answer.answeredBy}: ${answer.text}`;
  return settlement ? `${given}\n${settlementLabel(settlement)}: ${settlement.text}` : given;
}
