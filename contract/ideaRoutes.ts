import type { Route } from './routes.ts';

/**
 * Further calls for saved ideas (docs/adr/0028), in a module of their own so that other pages do not load them.
 */
export const ideaRoutes = {
  /** The person's own ideas, by pages. */
  listIdeas: { method: 'GET', path: '/data/ideas' },
  /** The parts of an idea that the admin data bundle omits. */
  getIdea: { method: 'GET', path: '/admin/ideas/:id' },
} as const satisfies Record<string, Route>;
