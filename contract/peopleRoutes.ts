import type { Route } from './routes.ts';

/** Further calls: people (docs/adr/0028, 0044). */
export const peopleRoutes = {
  getAccount: { method: 'GET', path: '/data/account' },
  updateAccount: { method: 'PUT', path: '/data/account' },
  createInvitation: { method: 'POST', path: '/admin/invitations' },
  exportAccount: { method: 'GET', path: '/data/account/export' },
  updateStaff: { method: 'PUT', path: '/admin/staff/:id' },
  updateClient: { method: 'PUT', path: '/admin/clients/:id' },
  handOver: { method: 'POST', path: '/admin/staff/:id/handover' },
} as const satisfies Record<string, Route>;
