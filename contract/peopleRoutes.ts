import type { Route } from './routes.ts';

/** Further calls: people (docs/adr/0028). */
export const peopleRoutes = {
  /** Creates an account without a password and mails its person a link to choose one. */
  invitePerson: { method: 'POST', path: '/admin/invitations' },
  getAccount: { method: 'GET', path: '/data/account' },
  updateAccount: { method: 'PUT', path: '/data/account' },
} as const satisfies Record<string, Route>;
