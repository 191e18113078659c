import type { Complaint } from '#contract/complaints.ts';
import type { COMPLAINT_STATES } from '#contract/complaintConstants.ts';
import { dueState } from './dueState.ts';
import type { DueStatus } from './dueState.ts';

/** A state's filter: its value in the address and on the wire, its name, and the states it lets through. */
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
    states: ['onTime', 'soon', 'overdue'],
  },
  { value: 'vencida', field: 'overdue', label: 'Vencida', states: ['overdue'] },
  { value: 'por-vencer', field: 'soon', label: 'Por vencer', states: ['soon'] },
  { value: 'a-tiempo', field: 'onTime', label: 'A tiempo', states: ['onTime'] },
  { value: 'respondida', field: 'answered', label: 'Respondida', states: ['answered'] },
];

export interface InboxFilter {
  state: string;
  type: string;
  today: string;
}

/** Whether a complaint passes; '' lets all of them. */
export function passesInbox(complaint: Complaint, { state, type, today }: InboxFilter) {
  if (type !== '' && complaint.type !== type) return false;
  if (state === '') return true;
  const wanted = stateFilters.find(({ value }) => value === state);
  return wanted?.states.includes(dueState(complaint, today).status) === true;
}
