import { PHASE_NAMES } from '#contract/projectConstants.ts';
import type { Database, Queryable } from '../db/port.ts';
import { fileComplaint } from '../features/complaints/complaintsRepository.ts';
import { createConfirmedUser } from '../identity/users.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount, type Ids } from './demoAccounts.ts';
import { businessDaysAgo, calendarDay, limaTime } from './demoCalendar.ts';
import { DEMO_COMPLAINTS } from './demoComplaints.ts';
import { DEMO_NEWS, type DemoDelivery } from './demoDeliveries.ts';
import { DEMO_IDEAS } from './demoIdeas.ts';
import { addContactMessages } from './addContactMessages.ts';
import { DEMO_PROJECTS, type DemoProject } from './demoProjects.ts';
import { DEMO_TICKETS, type DemoMessage } from './demoTickets.ts';

/** Hour of the day in Lima at which the demo projects start. */
const MEETING_HOUR = 11;

/**
 * Seeds an embedded database that has no accounts, all or nothing. With any account it does
 * nothing, so that restarts keep people's changes.
 *
 * @param options.now the schedules are relative to this day
 * @returns the demo accounts that exist
 * @throws Error on a real database, where the known passwords would be a backdoor
 */
export async function seedDemo(
  db: Database,
  { now }: { now: Date } = { now: new Date() },
): Promise<DemoAccount[]> {
  if (db.kind !== 'embedded') throw new Error('Demo data is for the embedded database only');
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ empty: boolean }>(
      'select not exists (select from auth.users) as empty',
    );
    if (row?.empty) await addStory(tx, now);
    const there = await tx.query<{ email: string }>(
      'select email from auth.users where email = any($1)',
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    );
    return DEMO_ACCOUNTS.filter((account) => there.some(({ email }) => email === account.email));
  });
}

async function addStory(tx: Queryable, now: Date): Promise<void> {
  await tx.query('alter table app.history disable trigger history_kept');
  const ids = await addPeople(tx);
  for (const project of DEMO_PROJECTS) await addProject(tx, project, ids, now);
  await addTickets(tx, ids, now);
  await addIdeas(tx, ids, now);
  await addComplaints(tx, ids, now);
  await addContactMessages(tx, ids, now);
  await tx.query('alter table app.history enable always trigger history_kept');
}

/** Dates what the history has of this transaction and has not dated yet. */
async function dateHistory(tx: Queryable, at: Date): Promise<void> {
  await tx.query('update app.history set at = $1 where at >= now()', [at]);
}

/** In parallel, because hashing takes time. */
async function addPeople(tx: Queryable): Promise<Ids> {
  const entries = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email, full_name, role }) => {
      const id = await createConfirmedUser(tx, { email, password: DEMO_PASSWORD, full_name });
      await tx.query(
        `update app.profiles set role_id = (select r.id from app.roles r where r.name = $2)
          where id = $1`,
        [id, role],
      );
      return [email, id] as const;
    }),
  );
  return Object.fromEntries(entries) as Ids;
}

async function addProject(tx: Queryable, project: DemoProject, ids: Ids, now: Date): Promise<void> {
  const agreed = limaTime(now, project.agreedDaysAgo, MEETING_HOUR);
  const [row] = await tx.query<{ id: string }>(
    `insert into app.projects
       (name, client_id, service_id, status, progress, assigned_to, created_at, updated_at, scope)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
     returning id`,
    [
      project.name,
      ids[project.client],
      project.serviceId,
      project.status,
      project.progress,
      project.manager && ids[project.manager],
      agreed,
      project.scope ?? '',
    ],
  );
  for (const [position, name] of PHASE_NAMES.entries()) {
    const span = project.schedule[name];
    if (!span) continue;
    await tx.query(
      `insert into app.phases (project_id, name, start_date, end_date, position)
       values ($1, $2, $3, $4, $5)`,
      [row?.id, name, calendarDay(now, span[0]), calendarDay(now, span[1]), position],
    );
  }
  await dateHistory(tx, agreed);
  const { deliveries = [], updates = [] } = DEMO_NEWS[project.name] ?? {};
  const manager = project.manager && ids[project.manager];
  const events = [
    ...updates.map((update) => {
      const at = instant(now, update);
      const add = () => addUpdate(tx, { projectId: row?.id, manager, body: update.body, at });
      return { at, add };
    }),
    ...deliveries.map((delivery) => {
      const at = instant(now, delivery);
      const add = () => addDelivery(tx, { projectId: row?.id, manager, delivery, at, ids, now });
      return { at, add };
    }),
  ];
  for (const { add } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await add();
}

async function addUpdate(
  tx: Queryable,
  given: { projectId: string | undefined; manager: string | null; body: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into app.project_updates (project_id, author_id, author_name, body, created_at)
     select $1, p.id, p.full_name, $3, $4 from app.profiles p where p.id = $2`,
    [given.projectId, given.manager, given.body, given.at],
  );
  await dateHistory(tx, given.at);
}

async function addDelivery(
  tx: Queryable,
  given: {
    projectId: string | undefined;
    manager: string | null;
    delivery: DemoDelivery;
    at: Date;
    ids: Ids;
    now: Date;
  },
): Promise<void> {
  const { projectId, manager, delivery, at, ids, now } = given;
  const { phase, body, link, answer } = delivery;
  // Already reminded once: the first start mails nobody.
  const [row] = await tx.query<{ id: string }>(
    `insert into app.deliveries
       (phase_id, project_id, author_id, author_name, body, link, created_at, reminded)
     select h.id, h.project_id, p.id, p.full_name, $4, $5, $6, 1
       from app.phases h, app.profiles p
      where h.project_id = $1 and p.id = $2 and h.name = $3
     returning id`,
    [projectId, manager, phase, body, link ?? null, at],
  );
  await dateHistory(tx, at);
  if (!answer) return;
  const answeredAt = instant(now, answer);
  await tx.query(
    `update app.deliveries d
        set answer = $2, answer_body = $3, answered_by = p.id, answered_by_name = p.full_name,
            answered_at = $4
       from app.profiles p
      where d.id = $1 and p.id = $5`,
    [
      row?.id,
      answer.changes === undefined ? 'aprobada' : 'con cambios',
      answer.changes ?? null,
      answeredAt,
      ids[answer.by],
    ],
  );
  await dateHistory(tx, answeredAt);
}

function instant(
  now: Date,
  { daysAgo, businessDays, hour }: { daysAgo: number; businessDays?: true; hour: number },
): Date {
  return limaTime(now, businessDays ? businessDaysAgo(now, daysAgo) : daysAgo, hour);
}

async function addTickets(tx: Queryable, ids: Ids, now: Date): Promise<void> {
  for (const { from, assignee, messages = [], daysAgo, hour, ...ticket } of DEMO_TICKETS) {
    const openedAt = limaTime(now, daysAgo, hour);
    const [row] = await tx.query<{ id: string }>(
      `insert into app.tickets (user_id, assigned_to, subject, description, status, created_at, project_id)
       values ($1, $2, $3, $4, $5, $6, (select p.id from app.projects p where p.name = $7 and p.client_id = $1))
       returning id`,
      [
        ids[from],
        assignee === undefined ? null : ids[assignee],
        ticket.subject,
        ticket.description,
        ticket.status,
        openedAt,
        ticket.project ?? null,
      ],
    );
    await dateHistory(tx, openedAt);
    for (const message of messages) await addMessage(tx, row?.id, message, ids, now);
  }
}

async function addMessage(
  tx: Queryable,
  ticketId: string | undefined,
  { from, body, internal = false, daysAgo, hour }: DemoMessage,
  ids: Ids,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into app.ticket_messages
       (ticket_id, author_id, author_name, internal, body, created_at)
     select $1, p.id, p.full_name, $3, $4, $5 from app.profiles p where p.id = $2`,
    [ticketId, ids[from], internal, body, limaTime(now, daysAgo, hour)],
  );
}

async function addIdeas(tx: Queryable, ids: Ids, now: Date): Promise<void> {
  for (const { from, name, prompt, description, features, daysAgo, hour } of DEMO_IDEAS) {
    await tx.query(
      `insert into app.ideas (user_id, name, prompt, description, features, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [ids[from], name, prompt, description, features, limaTime(now, daysAgo, hour)],
    );
  }
}

async function addComplaints(tx: Queryable, ids: Ids, now: Date): Promise<void> {
  for (const { daysAgo, hour, answer, ...complaint } of DEMO_COMPLAINTS) {
    const { code } = await fileComplaint(tx, complaint, limaTime(now, daysAgo, hour));
    if (answer === undefined) continue;
    await tx.query(
      `insert into app.complaint_answers
         (complaint_id, text, answered_at, author_id, author_name, settled_on, settlement)
       select c.id, $2, $3, p.id, p.full_name, ($5::timestamptz at time zone 'America/Lima')::date, $6
         from app.complaints c, app.profiles p
        where c.code = $1 and p.id = $4`,
      [
        code,
        answer.text,
        limaTime(now, answer.daysAgo, answer.hour),
        ids[answer.from],
        limaTime(now, answer.settlement.daysAgo, answer.hour),
        answer.settlement.text,
      ],
    );
  }
}
