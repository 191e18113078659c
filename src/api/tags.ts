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
] as const;
export type Tag = (typeof tagTypes)[number];

/** Invalidates tags when a mutation succeeds; a failed one changed nothing. */
export function onSuccess(...tags: Tag[]) {
  return (_result: unknown, error: unknown): TagDescription<Tag>[] =>
    error === undefined ? tags : [];
}
