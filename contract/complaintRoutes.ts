import type { Route } from './routes.ts';

/**
 * Further calls of the complaints book (docs/adr/0028), in a module of their own so that other pages do not load
 * them.
 */
export const complaintRoutes = {
  /** Reads by POST, so that code and document do not appear in addresses and logs. */
  findComplaint: { method: 'POST', path: '/data/complaints/look-up' },
  answerComplaint: { method: 'POST', path: '/admin/complaint-answers' },
} as const satisfies Record<string, Route>;
