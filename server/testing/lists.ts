import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '#contract/calls.ts';
import type { ListName, Page } from '#contract/lists.ts';
import type { Database } from '../db/port.ts';
import { addPerson, type CastName } from './company.ts';
import { fileOn } from './complaint.ts';
import { openApi, type Api } from './openApi.ts';

/** The call that pages each list for an admin. */
export const PAGES = {
  projects: 'pageProjects',
  tickets: 'pageAllTickets',
  ideas: 'pageIdeas',
  staff: 'pageStaff',
  clients: 'pageClients',
  complaints: 'pageComplaints',
  contactMessages: 'pageContactMessages',
} as const satisfies Record<ListName, CallName>;

export type Query = Record<string, string | number>;
export type AnyPage = Page<Record<string, unknown> & { id: string }>;

/** Subjects of ten tickets, and names of ten projects and ten ideas. */
export const SUBJECTS = [
  'nz',
  'Ñandú',
  'nacho',
  'Óscar',
  'oso',
  '50% más',
  'a_b',
  'barra \\ n',
  'un 👍',
  "d'Alma",
];
const NOW = new Date('2026-11-20T15:00:00Z');

/** The API on a company with long lists, and functions that read them. */
export interface Lists {
  api: Api;
  /** One page, checked against the contract. */
  ask(call: CallName, query?: Query, who?: CastName): Promise<AnyPage>;
  /** All rows of a query, page by page. */
  walk(call: CallName, query?: Query, limit?: number, who?: CastName): Promise<AnyPage['rows']>;
}

export async function openLists(database: Database): Promise<Lists> {
  const api = await openApi(database, { now: () => NOW });
  const { db, cast } = api;
  for (const [index, subject] of SUBJECTS.entries()) {
    await db.query(
      `insert into app.tickets (user_id, subject, description, status, created_at)
       values ($1, $2, 'Guía de envíos', $3, $4)`,
      [
        index % 2 ? cast.client : cast.otherClient,
        subject,
        ['Abierto', 'En Progreso', 'Cerrado'][index % 3],
        // Several rows have the same timestamp.
        new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 4))),
      ],
    );
    await db.query(
      `insert into app.projects (name, client_id, service_id, status, progress, created_at)
       values ($1, $2, $3, 'Revisión', $4, '2026-10-01')`,
      [subject, cast.client, 1 + (index % 6), index % 3],
    );
    await db.query(
      `insert into app.ideas (user_id, name, prompt, description, features, created_at)
       values ($1, $2, 'Vendo pan', '', '{}', '2026-10-01')`,
      [cast.client, subject],
    );
  }
  for (const [index, subject] of SUBJECTS.entries()) {
    await db.query(
      `insert into app.contact_messages (name, email, subject, message, status, created_at)
       values ($1, $2, $1, 'Guía de envíos', $3, $4)`,
      [
        subject,
        `Persona${index % 4}@example.pe`,
        ['nuevo', 'en conversación', 'ganado', 'perdido'][index % 4],
        new Date(Date.UTC(2026, 9, 1 + Math.floor(index / 4))),
      ],
    );
  }
  for (const name of SUBJECTS.slice(1, 5)) await addPerson(db, randomUUID(), name, 'client');
  // Due, in days of Lima: 2026-10-22 (past), 2026-11-25 (soon), 2026-12-15.
  for (const day of ['2026-09-30', '2026-11-03', '2026-11-19', '2026-11-19']) {
    await fileOn(db, `${day}T15:00:00Z`);
  }
  await db.query(
    `insert into app.complaint_answers (complaint_id, text, author_id, author_name)
     select id, 'Ya.', $1, 'Ana' from app.complaints where code = '000004-2026'`,
    [cast.admin],
  );

  async function ask(call: CallName, query: Query = {}, who: CastName = 'admin') {
    const { status, body } = await api.call(who, call, { query });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(calls[call].response.parse(body), body);
    return body as unknown as AnyPage;
  }

  async function walk(call: CallName, query: Query = {}, limit = 2, who: CastName = 'admin') {
    const rows: AnyPage['rows'] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AnyPage = await ask(call, { ...query, limit, ...(cursor && { cursor }) }, who);
      assert.ok(page.rows.length <= limit);
      rows.push(...page.rows);
      cursor = page.next;
    }
    return rows;
  }

  return { api, ask, walk };
}
