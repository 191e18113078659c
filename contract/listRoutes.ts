import type { Route } from './routes.ts';

/** Totals are exact up to this number; counting further would cost more than reading the page. */
export const EXACT_TOTAL = 10_000;

/** The filter value for rows without an assigned person. */
export const UNASSIGNED = 'none';

/** Further calls: the panel's lists by pages and as exports (docs/adr/0030). */
export const listRoutes = {
  pageProjects: { method: 'GET', path: '/admin/projects' },
  pageAllTickets: { method: 'GET', path: '/admin/tickets' },
  pageIdeas: { method: 'GET', path: '/admin/ideas' },
  pageStaff: { method: 'GET', path: '/admin/staff' },
  pageClients: { method: 'GET', path: '/admin/clients' },
  pageComplaints: { method: 'GET', path: '/admin/complaints' },
  /** The person's own tickets; all tickets for ticket managers and admins. */
  pageTickets: { method: 'GET', path: '/data/tickets/page' },
  /** All filtered rows as Excel files. */
  exportProjects: { method: 'GET', path: '/admin/export/projects.xlsx' },
  exportTickets: { method: 'GET', path: '/admin/export/tickets.xlsx' },
  exportIdeas: { method: 'GET', path: '/admin/export/ideas.xlsx' },
  exportStaff: { method: 'GET', path: '/admin/export/staff.xlsx' },
  exportClients: { method: 'GET', path: '/admin/export/clients.xlsx' },
  exportComplaints: { method: 'GET', path: '/admin/export/complaints.xlsx' },
  /** Confirmed addresses with the evidence of consent. */
  exportSubscribers: { method: 'GET', path: '/admin/export/subscribers.xlsx' },
} as const satisfies Record<string, Route>;
