import type { AdminData } from '#contract/admin.ts';
import type { Ticket, TicketStatus } from '#contract/tickets.ts';
import type { ApiError } from './apiError.ts';
import { readableBundle } from './readableRows.ts';
import { asItCame } from './unchangedRows.ts';

/** A status that somebody chose here, from the click until every read knows of it. */
interface Change {
  id: string;
  status: TicketStatus;
  /** What the server had before, to go back to. */
  before: TicketStatus;
  /** The moment it was accepted; null while it is under way. */
  acceptedAt: number | null;
}

/**
 * The changes of status made in this browser, so that a read which the server began to answer before
 * it knew of them does not take them back on screen.
 */
export interface TicketChanges {
  begin(id: string, status: TicketStatus, before: TicketStatus): Change;
  /** The server has it; to be said before anybody else hears of its answer, and reads anew for it. */
  accept(id: string, status: TicketStatus): void;
  /**
   * Forgets a change that was refused.
   *
   * @returns the status to show again; null when a later choice for the same ticket stands
   */
  refuse(change: Change): TicketStatus | null;
  /** The moment at which a read begins. */
  now(): number;
  /** What a read that began at a moment should have answered. */
  over(tickets: readonly Ticket[], since: number): Ticket[];
}

function createTicketChanges(): TicketChanges {
  let changes: Change[] = [];
  let moment = 0;
  return {
    begin(id, status, before) {
      const change: Change = { id, status, before, acceptedAt: null };
      changes = [...changes, change];
      return change;
    },
    accept(id, status) {
      moment += 1;
      const change = changes.find(
        (one) => one.id === id && one.status === status && one.acceptedAt === null,
      );
      if (change !== undefined) change.acceptedAt = moment;
    },
    refuse(change) {
      const later = changes.slice(changes.indexOf(change) + 1).find(({ id }) => id === change.id);
      changes = changes.filter((other) => other !== change);
      if (later === undefined) return change.before;
      later.before = change.before;
      return null;
    },
    now: () => moment,
    over(tickets, since) {
      const unknown = new Map(
        changes
          .filter(({ acceptedAt }) => acceptedAt === null || acceptedAt > since)
          .map(({ id, status }) => [id, status]),
      );
      if (unknown.size === 0) {
        // A read that began after them all has brought them.
        changes = [];
        return [...tickets];
      }
      return tickets.map((ticket) => {
        const status = unknown.get(ticket.id);
        return status === undefined ? ticket : { ...ticket, status };
      });
    },
  };
}

const ofStores = new WeakMap<object, TicketChanges>();

/** @param extra the store's extra argument, one for each store */
export function ticketChangesOf(extra: unknown): TicketChanges {
  const key = extra as object;
  const known = ofStores.get(key) ?? createTicketChanges();
  ofStores.set(key, known);
  return known;
}

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };
type Send = () => PromiseLike<Answer<unknown>> | Answer<unknown>;

/** The read of the tickets, with the changes that its answer cannot know yet. */
export async function answeredTickets(
  changes: TicketChanges,
  send: Send,
): Promise<Answer<Ticket[]>> {
  const since = changes.now();
  const { data, error } = await send();
  if (error !== undefined) return { error };
  return { data: Array.isArray(data) ? asItCame(changes.over(data as Ticket[], since)) : [] };
}

/** The same for the panel's bundle. */
export async function answeredBundle(
  changes: TicketChanges,
  send: Send,
): Promise<Answer<AdminData>> {
  const since = changes.now();
  const { data, error } = await send();
  if (error !== undefined) return { error };
  const bundle = readableBundle(data as AdminData);
  return Array.isArray(bundle.tickets)
    ? { data: { ...bundle, tickets: changes.over(bundle.tickets, since) } }
    : { data: bundle };
}
