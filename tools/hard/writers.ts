import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../server/db/postgres.ts';
import type { Database } from '../../server/db/port.ts';
import { createAccount, type Account } from '../../server/testing/identityService.ts';
import type { HardCase } from './hardCase.ts';
import * as servers from './servers.ts';

/** How many write at the same time, by role. */
const WRITERS = { client: 30, ticket_manager: 8, project_manager: 6, admin: 6 };
type Role = keyof typeof WRITERS;

/** Statuses with which a write may end: another writer may have changed or deactivated whom it names. */
const EXPECTED = [200, 201, 204, 400, 404, 409, 422];

interface Writer extends Account {
  role: Role;
  url: string;
  authorization: string;
}

/** What the writers share. */
interface Company {
  people: Writer[];
  /** Are deactivated and activated, several times at once, and write nothing. */
  restless: Writer[];
  tickets: string[];
  projects: string[];
  answers: Map<number, number>;
}

const any = <T>(from: readonly T[]): T => {
  const chosen = from[Math.floor(Math.random() * from.length)];
  assert.ok(chosen !== undefined, 'nothing to choose from');
  return chosen;
};

/** @returns the id of what was created */
async function ask(
  { answers }: Company,
  { url, authorization }: Writer,
  method: 'POST' | 'PUT',
  path: string,
  given: object,
): Promise<string | undefined> {
  const { status, body } = await servers.send(url, authorization, method, path, given);
  answers.set(status, (answers.get(status) ?? 0) + 1);
  return status < 300 ? body.id : undefined;
}

/** The writes of each role, of which a writer makes one after the other. */
function writesOf(company: Company): Record<Role, ((by: Writer) => Promise<unknown>)[]> {
  const of = (role: Role) => any(company.people.filter((person) => person.role === role)).id;
  const put = (by: Writer, path: string, body: object) => ask(company, by, 'PUT', path, body);
  const post = (by: Writer, path: string, body: object) => ask(company, by, 'POST', path, body);
  const reply = (by: Writer) =>
    post(by, `/data/tickets/${any(company.tickets)}/messages`, { body: 'Gracias por avisar.' });
  const rename = (by: Writer) => put(by, '/data/account', { full_name: `Rosa ${randomUUID()}` });
  const createTicket = async (by: Writer) => {
    const body = { subject: 'Pagos', description: 'No llegan los de ayer.' };
    const id = await post(by, '/data/tickets', body);
    if (id) company.tickets.push(id);
  };
  const createProject = async (by: Writer) => {
    const body = { name: 'Tienda', user_id: of('client'), service_id: 1 };
    const id = await post(by, '/admin/projects', body);
    if (id) company.projects.push(id);
  };
  const assignTicket = (by: Writer) =>
    put(by, `/data/tickets/${any(company.tickets)}/assignee`, { userId: of('ticket_manager') });
  const setStatus = (by: Writer) =>
    put(by, `/admin/tickets/${any(company.tickets)}`, {
      status: any(['Abierto', 'En Progreso', 'Cerrado']),
    });
  const assignProject = (by: Writer) =>
    post(by, `/admin/projects/${any(company.projects)}/assign`, { userId: of('project_manager') });
  const setProgress = (by: Writer) =>
    put(by, `/admin/projects/${any(company.projects)}`, { progress: any([0, 10, 50, 90]) });
  const handOver = (by: Writer) =>
    post(by, `/admin/staff/${of(any(['ticket_manager', 'project_manager']))}/handover`, {
      projects_to: of('project_manager'),
      tickets_to: of('ticket_manager'),
    });
  const mayUse = (by: Writer) =>
    put(by, `/admin/staff/${any(company.restless).id}`, { active: Math.random() < 0.5 });
  return {
    client: [createTicket, createTicket, reply, rename],
    ticket_manager: [assignTicket, setStatus, reply, rename],
    project_manager: [rename],
    admin: [createProject, assignProject, setProgress, handOver, mayUse, mayUse, rename],
  };
}

/** What contradicts itself in the database; each must be 0. */
const BROKEN = `
  select
    (select count(*)::int from app.profiles p join auth.users u using (id)
      where (p.deactivated_at is not null) <> coalesce(u.banned_until > now(), false)) as bans,
    (select count(*)::int from app.tickets t
      where t.assigned_to is distinct from (
        select h.person_id from app.history h
         where h.kind = 'ticket' and h.object_id = t.id and h.field = 'assigned_to'
         order by h.id desc limit 1)) as tickets,
    (select count(*)::int from app.projects p
      where p.assigned_to is distinct from (
        select h.person_id from app.history h
         where h.kind = 'project' and h.object_id = p.id and h.field = 'assigned_to'
         order by h.id desc limit 1)) as projects`;

async function deadlocksIn(db: Database): Promise<number> {
  const [row] = await db.query<{ deadlocks: number }>(
    `select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
  );
  return row?.deadlocks ?? Number.NaN;
}

export const manyWriters: HardCase = {
  name: 'fifty writers through two servers, Postgres',
  promise: 'no deadlock, no 5xx, no acknowledged write is lost, nothing contradicts itself',
  async run(size, started) {
    const seconds = size.of(60);
    const { url } = await started.postgres();
    const db = openPostgres(url, { max: 1 });
    started.onEnd(() => db.close());
    const places = [
      await started.server({ DATABASE_URL: url }),
      await started.server({ DATABASE_URL: url }),
    ];
    const people: Writer[] = [];
    for (const role of Object.keys(WRITERS) as Role[]) {
      for (let count = 0; count < WRITERS[role]; count += 1) {
        const account = await createAccount(db, role);
        const place = any(places).url;
        const authorization = await servers.signIn(place, account);
        people.push({ ...account, role, url: place, authorization });
      }
    }
    const of = (role: Role) => people.filter((person) => person.role === role);
    const restless = of('project_manager').slice(1, 3);
    const company: Company = { people, restless, tickets: [], projects: [], answers: new Map() };
    const writes = writesOf(company);
    const [admin] = of('admin');
    assert.ok(admin);
    await writes.client[0]?.(any(of('client')));
    await writes.admin[0]?.(admin);
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      people
        .filter((person) => !restless.includes(person))
        .map(async (person) => {
          while (performance.now() < end) await any(writes[person.role])(person);
        }),
    );
    const unexpected = [...company.answers].filter(([status]) => !EXPECTED.includes(status));
    assert.deepEqual(unexpected, [], 'other answers');
    assert.equal(await deadlocksIn(db), 0, 'deadlocks');
    const [broken] = await db.query(BROKEN);
    assert.deepEqual(broken, { bans: 0, tickets: 0, projects: 0 }, 'what contradicts itself');
    const lost = await servers.countLost(admin.url, admin.authorization, company.tickets);
    assert.equal(lost, 0, 'lost writes');
    const all = [...company.answers.values()].reduce((sum, count) => sum + count, 0);
    return {
      tried: `${people.length} people for ${seconds} s`,
      happened: `${all} writes, 0 deadlocks, 0 × 5xx, 0 contradictions, ${company.tickets.length} new tickets, 0 lost`,
    };
  },
};
