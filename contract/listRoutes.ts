import type { Route } from './routes.ts';

/** Totals are exact up to here: counting on would cost more than the page. */
export const EXACT_TOTAL = 10_000;

/** Nobody, as a filter by who is in charge. */
export const UNASSIGNED = 'none';

/** The panel's lists by pages and as files, beyond the fourteen calls of the specification (docs/adr/0030). */
export const listRoutes = {
  pageProjects: { method: 'GET', path: '/admin/projects' },
  pageAllTickets: { method: 'GET', path: '/admin/tickets' },
  pageIdeas: { method: 'GET', path: '/admin/ideas' },
  pageStaff: { method: 'GET', path: '/admin/staff' },
  pageComplaints: { method: 'GET', path: '/admin/complaints' },
  /** The tickets one may see: one's own, all of them for ticket managers and admins. */
  pageTickets: { method: 'GET', path: '/data/tickets/page' },
  /** All rows of a choice as a CSV file. */
  exportProjects: { method: 'GET', path: '/admin/export/projects.csv' },
  exportTickets: { method: 'GET', path: '/admin/export/tickets.csv' },
  exportIdeas: { method: 'GET', path: '/admin/export/ideas.csv' },
  exportStaff: { method: 'GET', path: '/admin/export/staff.csv' },
  exportComplaints: { method: 'GET', path: '/admin/export/complaints.csv' },
} as const satisfies Record<string, Route>;
