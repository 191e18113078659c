import type { Route } from './routes.ts';

/** Further calls: the messages of the contact form and the newsletter's subscribers (docs/adr/0028). */
export const messageRoutes = {
  pageMessages: { method: 'GET', path: '/admin/messages' },
  getMessage: { method: 'GET', path: '/admin/messages/:id' },
  updateMessage: { method: 'PUT', path: '/admin/messages/:id' },
  replyToMessage: { method: 'POST', path: '/admin/messages/:id/replies' },
  noteOnMessage: { method: 'POST', path: '/admin/messages/:id/notes' },
  exportMessages: { method: 'GET', path: '/admin/export/messages.csv' },
  /** Confirmed addresses with the evidence of consent. */
  exportSubscribers: { method: 'GET', path: '/admin/export/subscribers.csv' },
} as const satisfies Record<string, Route>;
