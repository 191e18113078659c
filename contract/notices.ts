import * as z from 'zod/mini';
import { Id, Timestamp } from './shared.ts';

/**
 * What people get notices about. Of a ticket: its creation, a message, an internal note, a change of status, an
 * assignment. Of a project: its creation, an assignment, moved dates, its completion as a change of status, a delivery, its
 * approval, requested changes, news, a reminder of an unanswered delivery. Each is shown on the site and sent by mail; the
 * mails of each kind can be turned off.
 */
const NOTICE_KINDS = [
  'ticket',
  'message',
  'note',
  'status',
  'assignment',
  'delivery',
  'approval',
  'changes',
  'update',
  'reminder',
  'project',
  'dates',
] as const;
export const NoticeKind = z.enum(NOTICE_KINDS, 'Ese tipo de aviso no existe.');
export type NoticeKind = z.infer<typeof NoticeKind>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  at: Timestamp,
  read: z.boolean(),
  title: z.string(),
  /** A link within the site: `#/support/…` or `#/projects/…`. */
  href: z.string(),
});
export type Notice = z.infer<typeof Notice>;

/** At most 50, newest first; `unread` counts all unread notices. */
export const Notices = z.object({ unread: z.int(), notices: z.array(Notice) });
export type Notices = z.infer<typeof Notices>;

/** Marks notices as read; without `ids`, all of them. */
export const ReadNotices = z.strictObject({
  ids: z.optional(
    z.array(Id, 'Los avisos van en una lista.').check(z.maxLength(100, 'Son demasiados avisos.')),
  ),
});

/** The kinds that are not sent by mail. */
export const NoticePreferences = z.strictObject({
  muted: z.array(NoticeKind, 'Los tipos de aviso van en una lista.').check(
    z.maxLength(NOTICE_KINDS.length, 'Un tipo de aviso está repetido.'),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'Un tipo de aviso está repetido.'),
  ),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

/** The whole list. `was` is the list as it was read: kinds that were not changed stay as they are by now. */
export const NoticePreferencesChange = z.extend(NoticePreferences, {
  was: z.optional(NoticePreferences),
});
export type NoticePreferencesChange = z.infer<typeof NoticePreferencesChange>;
