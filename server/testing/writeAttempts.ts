import { IDS } from './cast.ts';
import { CONVERSATION_ATTEMPTS, nobody, PERSONS, type Attempt } from './conversationAttempts.ts';
import { CONTACT_MESSAGE_ATTEMPTS } from './contactMessageAttempts.ts';
import { PROJECT_ATTEMPTS } from './projectAttempts.ts';
import { OBJECT_ATTEMPTS } from './objectAttempts.ts';

export const ATTEMPTS: Attempt[] = [
  // Roles are fixed.
  { what: 'add a role', sql: `insert into app.roles values (7, 'owner')`, ...nobody },
  { what: 'rename a role', sql: `update app.roles set name = 'x' where id = 1`, ...nobody },
  { what: 'delete a role', sql: `delete from app.roles where id = 6`, ...nobody },

  // Profiles are created by the trigger; only an admin gives roles.
  {
    what: 'create their own profile',
    sql: `insert into app.profiles (id, full_name, role_id) values (auth.uid(), 'Yo', 4)`,
    ...nobody,
  },
  {
    what: 'make themselves an admin',
    sql: `update app.profiles set role_id = 4 where id = auth.uid()`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'make themselves an admin through the public view',
    sql: `update public.profiles set role_id = 4 where id = auth.uid()`,
    ...nobody,
  },
  {
    what: 'change another’s role',
    sql: `update app.profiles set role_id = 2 where id = ${PERSONS}`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'change everybody’s role',
    sql: `update app.profiles set role_id = 4`,
    otherwise: 0,
    allowed: { admin: 6 },
  },
  {
    what: 'demote the last admin',
    sql: `update app.profiles set role_id = 1 where id = '${IDS.admin}'`,
    otherwise: 0,
    allowed: { admin: 'lastAdmin' },
  },
  {
    what: 'deactivate another',
    sql: `update app.profiles set deactivated_at = now() where id = '${IDS.writer}'`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'rename themselves',
    sql: `update app.profiles set full_name = 'Otra' where id = auth.uid()`,
    ...nobody,
  },
  {
    what: 'delete their profile',
    sql: `delete from app.profiles where id = auth.uid()`,
    ...nobody,
  },

  ...PROJECT_ATTEMPTS,
  ...OBJECT_ATTEMPTS,

  // Anybody except support creates their own tickets; support and admins set the status.
  {
    what: 'create a ticket',
    sql: `insert into app.tickets (user_id, subject, description) values (auth.uid(), 'Hola', 'Ayuda')`,
    ...nobody,
    allowed: { client: 1, otherClient: 1, manager: 1, writer: 1, admin: 1 },
  },
  {
    what: 'create a ticket in another’s name',
    sql: `insert into app.tickets (user_id, subject, description) values ('${IDS.writer}', 'Hola', 'Ayuda')`,
    ...nobody,
    allowed: { writer: 1 },
  },
  {
    what: 'create a closed ticket',
    sql: `insert into app.tickets (user_id, subject, description, status) values (auth.uid(), 'a', 'b', 'Cerrado')`,
    ...nobody,
  },
  {
    what: 'close their own ticket',
    sql: `update app.tickets set status = 'Cerrado' where user_id = auth.uid()`,
    otherwise: 0,
    allowed: { client: 2, otherClient: 2, manager: 1 },
  },

  ...CONVERSATION_ATTEMPTS,

  // Ideas belong to their author and cannot be changed.
  {
    what: 'store an idea',
    sql: `insert into app.ideas (user_id, name, prompt, description, features) values (auth.uid(), 'a', 'b', 'c', '{d}')`,
    ...nobody,
    allowed: { client: 1, otherClient: 1, manager: 1, support: 1, writer: 1, admin: 1 },
  },
  {
    what: 'store an idea in another’s name',
    sql: `insert into app.ideas (user_id, name, prompt, description, features) values (${PERSONS}, 'a', 'b', 'c', '{d}')`,
    ...nobody,
    allowed: { otherClient: 1 },
  },
  {
    what: 'mark ideas as requested',
    sql: `update app.ideas set requested_at = now()`,
    otherwise: 0,
    allowed: { client: 1, otherClient: 1, writer: 1 },
  },
  { what: 'change an idea', sql: `update app.ideas set name = 'x'`, ...nobody },
  { what: 'delete ideas', sql: `delete from app.ideas`, ...nobody },

  // Complaints are filed only through the API and cannot be changed.
  {
    what: 'file a complaint directly',
    sql: `insert into app.complaints (year, number, filed_at, due_date, type, full_name, document_id, email, details)
          values (2026, 2, now(), now()::date + 21, 'queja', 'a', '12345678', 'a@b.pe', 'b')`,
    ...nobody,
  },
  { what: 'make a complaint milder', sql: `update app.complaints set details = 'Nada'`, ...nobody },
  { what: 'delete complaints', sql: `delete from app.complaints`, ...nobody },
  {
    what: 'take a complaint number',
    sql: `insert into app.complaint_numbers (year, last) values (2026, 9)`,
    ...nobody,
  },
  {
    what: 'answer a complaint',
    sql: `insert into app.complaint_answers (complaint_id, text) values ('${IDS.complaint}', 'Ya')`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'record a settlement',
    sql: `insert into app.complaint_answers (complaint_id, text, settled_on, settlement)
          values ('${IDS.complaint}', 'Ya', current_date, 'S/ 50 menos')`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'answer in another’s name',
    sql: `insert into app.complaint_answers (complaint_id, text, author_id) values ('${IDS.complaint}', 'Ya', ${PERSONS})`,
    ...nobody,
  },
  {
    what: 'backdate an answer',
    sql: `insert into app.complaint_answers (complaint_id, text, answered_at) values ('${IDS.complaint}', 'Ya', now() - interval '1 day')`,
    ...nobody,
  },
  { what: 'reword an answer', sql: `update app.complaint_answers set text = 'No'`, ...nobody },
  {
    what: 'remove a settlement',
    sql: `update app.complaint_answers set settled_on = null, settlement = null`,
    ...nobody,
  },
  { what: 'delete an answer', sql: `delete from app.complaint_answers`, ...nobody },

  ...CONTACT_MESSAGE_ATTEMPTS,

  // Internal tables are not accessible.
  {
    what: 'write to the migration ledger',
    sql: `insert into app.migrations (name, checksum) values ('x', 'y')`,
    ...nobody,
  },
  { what: 'empty the ledger', sql: `delete from app.migrations`, ...nobody },
  {
    what: 'send a mail in the agency’s name',
    sql: `insert into app.outbox (kind, recipient, subject, text, html) values ('x', 'a@b.pe', 'a', 'b', 'c')`,
    ...nobody,
  },
  { what: 'redirect waiting mail', sql: `update app.outbox set recipient = 'a@b.pe'`, ...nobody },
  { what: 'empty the outbox', sql: `delete from app.outbox`, ...nobody },
  { what: 'subscribe', sql: `insert into app.newsletter_subscriptions default values`, ...nobody },
  { what: 'unsubscribe', sql: `update app.newsletter_subscriptions set email = 'a'`, ...nobody },
  { what: 'drop a consent', sql: `delete from app.newsletter_subscriptions`, ...nobody },
  { what: 'empty a table', sql: `truncate app.tickets`, ...nobody },
  { what: 'change a password', sql: `update auth.users set encrypted_password = 'x'`, ...nobody },
  { what: 'make a table', sql: `create table public.mine (id int)`, ...nobody },
  {
    what: 'disable row-level security',
    sql: `alter table app.tickets disable row level security`,
    ...nobody,
  },
];
