import type { TagDescription } from '@reduxjs/toolkit/query';
import { isWholePerson } from './peopleRows.ts';
import { isWholeProject } from './projectRows.ts';
import type { Ticket } from '#contract/tickets.ts';

/** What the queries hold, one singular noun each. */
export const tagTypes = ['Project', 'OwnProject', 'Ticket', 'Idea', 'Person', 'Complaint'] as const;
export type Tag = (typeof tagTypes)[number];

/** A mutation's tags when it worked; a failure changed nothing, so it refreshes nothing. */
export function onSuccess(...tags: Tag[]) {
  return (_result: unknown, error: unknown): TagDescription<Tag>[] =>
    error === undefined ? tags : [];
}

/** The tags of somebody new: the panel takes them from the answer, where that says all of them. */
export function onWholePerson(answer: unknown, error: unknown): TagDescription<Tag>[] {
  return isWholePerson(answer) ? [] : onSuccess('Person')(answer, error);
}

/** The tags of a ticket's new status, which is on screen already: read again where the answer confirms nothing. */
export function onWholeTicket(answer: unknown, error: unknown): TagDescription<Tag>[] {
  return isWholeTicket(answer) ? [] : onSuccess('Ticket')(answer, error);
}

/**
 * The tags of a change of a project. The panel's rows take it from the answer, so that only the
 * dashboard is read again; an answer that leaves anything out (API-4) makes all of them out of date.
 */
export function onWholeProject(answer: unknown, error: unknown): TagDescription<Tag>[] {
  return onSuccess(isWholeProject(answer) ? 'OwnProject' : 'Project')(answer, error);
}

/** Whether the server answered all of a ticket (API-4). */
export function isWholeTicket(answer: unknown): answer is Ticket {
  const fields = ['id', 'subject', 'status', 'createdAt'];
  return typeof answer === 'object' && answer !== null && fields.every((field) => field in answer);
}
