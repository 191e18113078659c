import type { Route } from './routes.ts';

/**
 * What becomes of ideas, beyond the fourteen calls of the specification (docs/adr/0028). Apart from
 * them, so that only those who look at past ideas pay for it.
 */
export const ideaRoutes = {
  /** One's own, a page at a time. */
  listIdeas: { method: 'GET', path: '/data/ideas' },
  /** What the panel's bundle leaves out of an idea. */
  getIdea: { method: 'GET', path: '/admin/ideas/:id' },
} as const satisfies Record<string, Route>;
