import type { TagDescription } from '@reduxjs/toolkit/query';

/** What the queries hold, one singular noun each; `Page` is a page of any list. */
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

/** A mutation's tags when it worked; a failure changed nothing, so it refreshes nothing. */
export function onSuccess(...tags: Tag[]) {
  return (_result: unknown, error: unknown): TagDescription<Tag>[] =>
    error === undefined ? tags : [];
}
