import type { Route } from './routes.ts';

/** Further calls: a project's page, its deliveries, and projects as objects (docs/adr/0028). */
export const projectRoutes = {
  getProject: { method: 'GET', path: '/data/projects/:id' },
  /** The admin's call for whoever is in charge of the project. */
  updateOwnProject: { method: 'PUT', path: '/data/projects/:id' },
  /** JSON, or multipart/form-data with files. */
  postUpdate: { method: 'POST', path: '/data/projects/:id/updates' },
  /** JSON, or multipart/form-data with files. */
  deliverPhase: { method: 'POST', path: '/data/phases/:id/deliver' },
  approvePhase: { method: 'POST', path: '/data/phases/:id/approve' },
  requestChanges: { method: 'POST', path: '/data/phases/:id/request-changes' },
  /** Name, client and service. */
  editProject: { method: 'PUT', path: '/admin/projects/:id/details' },
  archiveProject: { method: 'POST', path: '/admin/projects/:id/archive' },
  restoreProject: { method: 'POST', path: '/admin/projects/:id/restore' },
  duplicateProject: { method: 'POST', path: '/admin/projects/:id/duplicate' },
  listTemplates: { method: 'GET', path: '/admin/templates' },
  /** `:id` is the template's id; there is one template a service. */
  updateTemplate: { method: 'PUT', path: '/admin/templates/:id' },
  getSummary: { method: 'GET', path: '/admin/summary' },
} as const satisfies Record<string, Route>;
