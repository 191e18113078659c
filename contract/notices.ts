import * as z from 'zod/mini';
import { Id, Timestamp } from './shared.ts';

/**
 * What people are told of: a new ticket, a message, an internal note, another status, that one was put in
 * charge. Each is told in the page and by mail; by mail each can be muted.
 */
const NOTICE_KINDS = ['ticket', 'message', 'note', 'status', 'assignment'] as const;
export const NoticeKind = z.enum(NOTICE_KINDS, 'Ese tipo de aviso no existe.');
export type NoticeKind = z.infer<typeof NoticeKind>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  at: Timestamp,
  read: z.boolean(),
  title: z.string(),
  /** Within the site: `#/support/…`. */
  href: z.string(),
});
export type Notice = z.infer<typeof Notice>;

/** Newest first, at most 50; `unread` counts all of them. */
export const Notices = z.object({ unread: z.int(), notices: z.array(Notice) });
export type Notices = z.infer<typeof Notices>;

/** Without `ids` all are read. */
export const ReadNotices = z.strictObject({
  ids: z.optional(
    z.array(Id, 'Los avisos van en una lista.').check(z.maxLength(100, 'Son demasiados avisos.')),
  ),
});

/** The kinds of which one wants no mail. */
export const NoticePreferences = z.strictObject({
  muted: z.array(NoticeKind, 'Los tipos de aviso van en una lista.').check(
    z.maxLength(NOTICE_KINDS.length, 'Un tipo de aviso está repetido.'),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'Un tipo de aviso está repetido.'),
  ),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;
