import type { Route } from './routes.ts';

/** Further calls: people (docs/adr/0028). */
export const peopleRoutes = {
  getAccount: { method: 'GET', path: '/data/account' },
  updateAccount: { method: 'PUT', path: '/data/account' },
  createInvitation: { method: 'POST', path: '/admin/invitations' },
  exportAccount: { method: 'GET', path: '/data/account/export' },
} as const satisfies Record<string, Route>;
