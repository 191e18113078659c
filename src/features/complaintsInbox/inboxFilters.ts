import type { COMPLAINT_STATES } from '#contract/complaintConstants.ts';

/** The filters by state: as the address and as the API name them. */
export const stateFilters: readonly {
  value: string;
  field: (typeof COMPLAINT_STATES)[number];
  label: string;
}[] = [
  { value: 'sin-responder', field: 'open', label: 'Sin responder' },
  { value: 'vencida', field: 'overdue', label: 'Vencida' },
  { value: 'por-vencer', field: 'soon', label: 'Por vencer' },
  { value: 'a-tiempo', field: 'onTime', label: 'A tiempo' },
  { value: 'respondida', field: 'answered', label: 'Respondida' },
];
