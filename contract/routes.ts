/**
 * Method and path of the fourteen calls (API-1), relative to the API's base path.
 * Without schemas, so that the client does not load validation code that only the server needs.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:id` stands for a uuid; see {@link pathFor}. */
  readonly path: `/${string}`;
}

export const routes = {
  getAllData: { method: 'GET', path: '/admin/all-data' },
  createStaff: { method: 'POST', path: '/admin/staff' },
  createProject: { method: 'POST', path: '/admin/projects' },
  updateProject: { method: 'PUT', path: '/admin/projects/:id' },
  assignProject: { method: 'POST', path: '/admin/projects/:id/assign' },
  updateTicket: { method: 'PUT', path: '/admin/tickets/:id' },
  getDashboard: { method: 'GET', path: '/data/dashboard' },
  listTickets: { method: 'GET', path: '/data/tickets' },
  createTicket: { method: 'POST', path: '/data/tickets' },
  createComplaint: { method: 'POST', path: '/data/complaints' },
  generateIdea: { method: 'POST', path: '/ideas/generate-single' },
  generateIdeas: { method: 'POST', path: '/ideas/generate' },
  sendContactMessage: { method: 'POST', path: '/data/contact' },
  subscribe: { method: 'POST', path: '/data/subscribe' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The route's path with its `:id` filled in. */
export function pathFor(route: Route, id: string): string {
  return route.path.replace(':id', encodeURIComponent(id));
}
