import type { Route } from './routes.ts';

/** Further calls: the team (docs/adr/0044). */
export const teamRoutes = {
  updateStaff: { method: 'PUT', path: '/admin/staff/:id' },
  handOver: { method: 'POST', path: '/admin/staff/:id/handover' },
} as const satisfies Record<string, Route>;
