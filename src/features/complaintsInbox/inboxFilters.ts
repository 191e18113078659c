import type { Complaint } from '#contract/complaints.ts';
import { dueState } from './dueState.ts';
import type { DueStatus } from './dueState.ts';

/** What a state's filter holds in the address, what it is called, and whom it lets through. */
export const stateFilters: readonly {
  value: string;
  label: string;
  states: readonly DueStatus[];
}[] = [
  { value: 'sin-responder', label: 'Sin responder', states: ['onTime', 'soon', 'overdue'] },
  { value: 'vencida', label: 'Vencida', states: ['overdue'] },
  { value: 'por-vencer', label: 'Por vencer', states: ['soon'] },
  { value: 'a-tiempo', label: 'A tiempo', states: ['onTime'] },
  { value: 'respondida', label: 'Respondida', states: ['answered'] },
];

export interface InboxFilter {
  state: string;
  type: string;
  today: string;
  /** Those that stay, whatever became of them. */
  held: ReadonlySet<string>;
}

/** Whether a complaint passes; '' lets all of them. */
export function passesInbox(complaint: Complaint, { state, type, today, held }: InboxFilter) {
  if (type !== '' && complaint.type !== type) return false;
  if (state === '' || held.has(complaint.id)) return true;
  const wanted = stateFilters.find(({ value }) => value === state);
  return wanted?.states.includes(dueState(complaint, today).status) === true;
}
