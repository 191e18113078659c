import type { TagDescription } from '@reduxjs/toolkit/query';

/** The kinds of cached data; `Page` is a page of any list. */
export const tagTypes = [
  'Project',
  'Ticket',
  'Idea',
  'Person',
  'Complaint',
  'SavedReply',
  'Page',
  'Notice',
  'NoticePreferences',
  'Message',
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

/**
 * A read of many rows of a kind. An event about one row makes these out of date, and the read of that row, but
 * not the reads of others.
 */
export function listOf(type: Tag) {
  return { type, id: 'LIST' } as const;
}
