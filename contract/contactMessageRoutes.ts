import type { Route } from './routes.ts';

/** Further calls: the messages of the contact form in the panel (docs/adr/0041). */
export const contactMessageRoutes = {
  pageContactMessages: { method: 'GET', path: '/admin/messages' },
  getContactMessage: { method: 'GET', path: '/admin/messages/:id' },
  updateContactMessage: { method: 'PUT', path: '/admin/messages/:id' },
  replyToContactMessage: { method: 'POST', path: '/admin/messages/:id/replies' },
  noteOnContactMessage: { method: 'POST', path: '/admin/messages/:id/notes' },
  exportContactMessages: { method: 'GET', path: '/admin/export/messages.xlsx' },
} as const satisfies Record<string, Route>;
