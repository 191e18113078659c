import type { Route } from './routes.ts';

/** Further calls: what people write to the agency, in the panel (docs/adr/0041). */
export const contactMessageRoutes = {
  pageContactMessages: { method: 'GET', path: '/admin/messages' },
  createContactMessage: { method: 'POST', path: '/admin/messages' },
  getContactMessage: { method: 'GET', path: '/admin/messages/:id' },
  updateContactMessage: { method: 'PUT', path: '/admin/messages/:id' },
  /** JSON, or multipart/form-data with files. */
  replyToContactMessage: { method: 'POST', path: '/admin/messages/:id/replies' },
  noteOnContactMessage: { method: 'POST', path: '/admin/messages/:id/notes' },
  exportContactMessages: { method: 'GET', path: '/admin/export/messages.xlsx' },
} as const satisfies Record<string, Route>;
