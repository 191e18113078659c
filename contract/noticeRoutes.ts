import type { Route } from './routes.ts';

/** Further calls: notices and live events (docs/adr/0028). */
export const noticeRoutes = {
  listNotices: { method: 'GET', path: '/data/notices' },
  readNotices: { method: 'POST', path: '/data/notices/read' },
  getNoticePreferences: { method: 'GET', path: '/data/notices/preferences' },
  updateNoticePreferences: { method: 'PUT', path: '/data/notices/preferences' },
  /** Server-sent events; see `EVENT_NAMES`. */
  getEvents: { method: 'GET', path: '/data/events' },
  getHistory: { method: 'GET', path: '/admin/history' },
} as const satisfies Record<string, Route>;

/** An event's data is `{"id": "…"}`; the client then reloads that object. */
export const EVENT_NAMES = ['ticket', 'project', 'notice'] as const;
export type EventName = (typeof EVENT_NAMES)[number];
