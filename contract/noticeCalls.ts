import * as z from 'zod/mini';
import { History, HistoryQuery } from './history.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { NoticePreferences, NoticePreferencesChange, Notices, ReadNotices } from './notices.ts';
import { Nothing } from './shared.ts';

/** Notices, live events and history. */
export const noticeCalls = {
  listNotices: {
    ...noticeRoutes.listNotices,
    description: 'Cada persona recibe sus 50 avisos más nuevos y cuántos le faltan leer.',
    success: 200,
    response: Notices,
  },
  readNotices: {
    ...noticeRoutes.readNotices,
    description: 'Marca como leídos los avisos de `ids`; sin `ids`, todos.',
    success: 204,
    body: ReadNotices,
    response: Nothing,
  },
  getNoticePreferences: {
    ...noticeRoutes.getNoticePreferences,
    description: 'Cada persona recibe los tipos de aviso que no le llegan por correo.',
    success: 200,
    response: NoticePreferences,
  },
  updateNoticePreferences: {
    ...noticeRoutes.updateNoticePreferences,
    description: 'Reemplaza la lista de tipos de aviso que no llegan por correo.',
    success: 200,
    body: NoticePreferencesChange,
    response: NoticePreferences,
  },
  getEvents: {
    ...noticeRoutes.getEvents,
    description:
      'Envía en vivo eventos `ticket`, `project` y `notice`, con su `id`, de lo que la persona puede ver.',
    success: 200,
    events: true,
    response: z.string(),
  },
  getHistory: {
    ...noticeRoutes.getHistory,
    description:
      'Administración recibe qué cambió en un `object`, de lo más nuevo a lo más antiguo.',
    success: 200,
    query: HistoryQuery,
    response: History,
  },
} as const;
