import type { Route } from './routes.ts';

/**
 * What the complaints book needs beyond the fourteen calls of the specification (docs/adr/0028). Apart
 * from them, so that only those who look up or answer pay for it.
 */
export const complaintRoutes = {
  /** A POST that reads: code and document stay out of addresses, and so out of logs. */
  findComplaint: { method: 'POST', path: '/data/complaints/look-up' },
  answerComplaint: { method: 'POST', path: '/admin/complaint-answers' },
} as const satisfies Record<string, Route>;
