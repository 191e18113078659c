import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';
import { readableBundle, readableChange } from './readableRows.ts';
import { createRowChanges } from './rowChanges.ts';
import type { Answer, Clock, Send } from './rowChanges.ts';
import { asItCame } from './unchangedRows.ts';

/** What can be changed of a project and of a ticket, each field on its own. */
const PROJECT_FIELDS = ['status', 'progress', 'assigned_to', 'phases'] as const;
const TICKET_FIELDS = ['status'] as const;

export type ProjectFields = Partial<Pick<Project, (typeof PROJECT_FIELDS)[number]>>;
export type TicketFields = Partial<Pick<Ticket, (typeof TICKET_FIELDS)[number]>>;

/** What was changed and created in this browser, held against reads that cannot know of it yet. */
export function createLocalChanges() {
  const clock: Clock = { now: 0 };
  const projects = createRowChanges<Project, (typeof PROJECT_FIELDS)[number]>(
    PROJECT_FIELDS,
    clock,
    readableChange,
  );
  const tickets = createRowChanges<Ticket, (typeof TICKET_FIELDS)[number]>(TICKET_FIELDS, clock);
  let created: { add: (data: AdminData) => void; at: number }[] = [];
  return {
    projects,
    tickets,
    /** Notes what was just created, by how it comes into a bundle that does not hold it yet. */
    add(add: (data: AdminData) => void): void {
      clock.now += 1;
      created = [...created, { add, at: clock.now }];
    },
    /** The read of the panel's bundle. */
    async overBundle(send: Send): Promise<Answer<AdminData>> {
      const since = clock.now;
      const { data, error } = await send();
      if (error !== undefined) return { error };
      const bundle = readableBundle(data as AdminData);
      if (Array.isArray(bundle.projects)) bundle.projects = projects.over(bundle.projects, since);
      if (Array.isArray(bundle.tickets)) bundle.tickets = tickets.over(bundle.tickets, since);
      created = created.filter(({ at }) => at > since);
      for (const { add } of created) add(bundle);
      return { data: asItCame(bundle) };
    },
    /** The read of the tickets. */
    async overTickets(send: Send): Promise<Answer<Ticket[]>> {
      const since = clock.now;
      const { data, error } = await send();
      if (error !== undefined) return { error };
      return { data: Array.isArray(data) ? asItCame(tickets.over(data as Ticket[], since)) : [] };
    },
  };
}

type LocalChanges = ReturnType<typeof createLocalChanges>;

const ofStores = new WeakMap<object, LocalChanges>();

/** @param extra the store's extra argument, one for each store */
export function localChangesOf(extra: unknown): LocalChanges {
  const key = extra as object;
  const known = ofStores.get(key) ?? createLocalChanges();
  ofStores.set(key, known);
  return known;
}
