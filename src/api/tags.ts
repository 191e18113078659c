import type { TagDescription } from '@reduxjs/toolkit/query';

/** The kinds of cached data. `Row` tells where a row is shown; nothing invalidates it (cachedRows.ts). */
export const tagTypes = [
  'Project',
  'Ticket',
  'Idea',
  'Person',
  'Complaint',
  'SavedReply',
  'Row',
  'Notice',
  'NoticePreferences',
  'ContactMessage',
  'Summary',
  'Template',
  'Account',
] as const;
export type Tag = (typeof tagTypes)[number];

/** Invalidates tags when a mutation succeeds; a failed one changed nothing. */
export function onSuccess(...tags: Tag[]) {
  return (_result: unknown, error: unknown): TagDescription<Tag>[] =>
    error === undefined ? tags : [];
}

/** Invalidates tags when an edit succeeds, or is refused because a row is no longer what it was taken for. */
export function outdates(...tags: Tag[]) {
  return (_result: unknown, error: { status?: unknown } | undefined): TagDescription<Tag>[] =>
    error === undefined || isOutdated(error) ? tags : [];
}

export function isOutdated(error: { status?: unknown } | undefined): boolean {
  return error?.status === 409;
}

/**
 * A read of many rows of a kind. An event about one row makes these out of date, and the read of that row, but
 * not the reads of others.
 */
export function listOf(type: Tag) {
  return { type, id: 'LIST' } as const;
}

/** The tags of rows that are shown, for edits to find them. Another server's lists may be anything (API-4). */
export function rowTags(...lists: unknown[]): TagDescription<Tag>[] {
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as { id?: unknown }[]) : []))
    .flatMap((row) => (typeof row.id === 'string' ? { type: 'Row', id: row.id } : []));
}
