import type { Route } from './routes.ts';

/** Totals are exact up to this number; counting further would cost more than reading the page. */
export const EXACT_TOTAL = 10_000;

/** The filter value for rows without an assigned person. */
export const UNASSIGNED = 'none';

/** Further calls: the panel's lists by pages and as files (docs/adr/0030). */
export const listRoutes = {
  pageProjects: { method: 'GET', path: '/admin/projects' },
  pageAllTickets: { method: 'GET', path: '/admin/tickets' },
  pageIdeas: { method: 'GET', path: '/admin/ideas' },
  pageStaff: { method: 'GET', path: '/admin/staff' },
  pageClients: { method: 'GET', path: '/admin/clients' },
  pageComplaints: { method: 'GET', path: '/admin/complaints' },
  /** The person's own tickets; all tickets for ticket managers and admins. */
  pageTickets: { method: 'GET', path: '/data/tickets/page' },
  /** All filtered rows as a CSV file. */
  exportProjects: { method: 'GET', path: '/admin/export/projects.csv' },
  exportTickets: { method: 'GET', path: '/admin/export/tickets.csv' },
  exportIdeas: { method: 'GET', path: '/admin/export/ideas.csv' },
  exportStaff: { method: 'GET', path: '/admin/export/staff.csv' },
  exportClients: { method: 'GET', path: '/admin/export/clients.csv' },
  exportComplaints: { method: 'GET', path: '/admin/export/complaints.csv' },
} as const satisfies Record<string, Route>;
