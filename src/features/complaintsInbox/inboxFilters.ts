import type { Complaint } from '#contract/complaints.ts';
import type { COMPLAINT_STATES } from '#contract/complaintConstants.ts';
import { dueState } from './dueState.ts';
import type { DueStatus } from './dueState.ts';

/** A filter by state: its value in the address and in the API, its label, and the states it includes. */
export const stateFilters: readonly {
  value: string;
  field: (typeof COMPLAINT_STATES)[number];
  label: string;
  states: readonly DueStatus[];
}[] = [
  {
    value: 'sin-responder',
    field: 'open',
    label: 'Sin responder',
    states: ['onTime', 'soon', 'today', 'overdue'],
  },
  { value: 'vencida', field: 'overdue', label: 'Vencida', states: ['overdue'] },
  { value: 'por-vencer', field: 'soon', label: 'Por vencer', states: ['soon', 'today'] },
  { value: 'a-tiempo', field: 'onTime', label: 'A tiempo', states: ['onTime'] },
  {
    value: 'respondida',
    field: 'answered',
    label: 'Respondida',
    states: ['answered', 'answeredLate'],
  },
];

export interface InboxFilter {
  state: string;
  type: string;
  today: string;
}

/** Whether a complaint matches the filter; '' matches all. */
export function passesInbox(complaint: Complaint, { state, type, today }: InboxFilter) {
  if (type !== '' && complaint.type !== type) return false;
  if (state === '') return true;
  const wanted = stateFilters.find(({ value }) => value === state);
  return wanted?.states.includes(dueState(complaint, today).status) === true;
}
