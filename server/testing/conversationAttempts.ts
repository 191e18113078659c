import { IDS, type Viewer } from './cast.ts';

/** A statement with the number of rows it changes for each person; all others get `otherwise`. */
export interface Attempt {
  what: string;
  sql: string;
  /** `denied`: Postgres raises an error; 0: the statement runs but changes no row. */
  otherwise: 'denied' | 0;
  allowed?: Partial<Record<Viewer, number | 'unfit' | 'denied' | 'lastAdmin'>>;
}

export const PERSONS = `'${IDS.otherClient}'`;
export const nobody = { otherwise: 'denied' } as const;

/** Attempts on messages, notices and the history. */
export const CONVERSATION_ATTEMPTS: Attempt[] = [
  {
    what: 'say that their own ticket is worked on',
    sql: `update app.tickets set status = 'En Progreso' where user_id = auth.uid()`,
    otherwise: 0,
    allowed: { client: 'denied', otherClient: 'denied', manager: 'denied' },
  },
  {
    what: 'take a ticket',
    sql: `update app.tickets set assigned_to = auth.uid() where id = '${IDS.clientTicket}'`,
    otherwise: 0,
    allowed: { client: 'denied', support: 1, admin: 1 },
  },
  {
    what: 'put other staff in charge of a ticket',
    sql: `update app.tickets set assigned_to = '${IDS.writer}' where id = '${IDS.clientTicket}'`,
    otherwise: 0,
    allowed: { client: 'denied', support: 1, admin: 1 },
  },
  {
    what: 'hand on the ticket that the writer works on',
    sql: `update app.tickets set assigned_to = '${IDS.support}' where id = '${IDS.writersTicket}'`,
    otherwise: 0,
    allowed: { otherClient: 'denied', writer: 'denied', support: 1, admin: 1 },
  },
  {
    what: 'close the ticket that the writer works on',
    sql: `update app.tickets set status = 'Cerrado' where id = '${IDS.writersTicket}'`,
    otherwise: 0,
    allowed: { otherClient: 1, writer: 'denied', support: 1, admin: 1 },
  },
  {
    what: 'put a client in charge of a ticket',
    sql: `update app.tickets set assigned_to = ${PERSONS} where id = '${IDS.clientTicket}'`,
    otherwise: 0,
    allowed: { client: 'denied', support: 'unfit', admin: 'unfit' },
  },
  {
    what: 'raise a ticket about a project',
    sql: `insert into app.tickets (user_id, subject, description, project_id) values (auth.uid(), 'a', 'b', '${IDS.shop}')`,
    ...nobody,
    allowed: { client: 1, manager: 1, admin: 1 },
  },
  {
    what: 'open a ticket for a client, about their project',
    sql: `insert into app.tickets (user_id, subject, description, project_id) values (${PERSONS}, 'a', 'b', '${IDS.otherShop}')`,
    ...nobody,
    allowed: { otherClient: 1, support: 1, admin: 1 },
  },
  {
    what: 'open a ticket for a client, about another client’s project',
    sql: `insert into app.tickets (user_id, subject, description, project_id) values (${PERSONS}, 'a', 'b', '${IDS.shop}')`,
    ...nobody,
  },
  {
    what: 'open a ticket for somebody of the team',
    sql: `insert into app.tickets (user_id, subject, description) values ('${IDS.writer}', 'a', 'b')`,
    ...nobody,
    allowed: { writer: 1 },
  },
  {
    what: 'open a ticket in the name of another of the team',
    sql: `insert into app.tickets (user_id, subject, description, opened_by) values (${PERSONS}, 'a', 'b', '${IDS.admin}')`,
    ...nobody,
  },
  {
    what: 'stop a ticket’s clock',
    sql: `update app.tickets set waiting_since = null`,
    ...nobody,
  },

  // Messages are written by people who see the ticket, notes by those who work on it; neither can be changed.
  {
    what: 'write on a ticket',
    sql: `insert into app.ticket_messages (ticket_id, body) values ('${IDS.clientTicket}', 'Hola')`,
    ...nobody,
    allowed: { client: 1, support: 1, admin: 1 },
  },
  {
    what: 'write a note',
    sql: `insert into app.ticket_messages (ticket_id, internal, body) values ('${IDS.clientTicket}', true, 'Ojo')`,
    ...nobody,
    allowed: { support: 1, admin: 1 },
  },
  {
    what: 'write on the ticket that the writer works on',
    sql: `insert into app.ticket_messages (ticket_id, body) values ('${IDS.writersTicket}', 'Hola')`,
    ...nobody,
    allowed: { otherClient: 1, writer: 1, support: 1, admin: 1 },
  },
  {
    what: 'write a note on the ticket that the writer works on',
    sql: `insert into app.ticket_messages (ticket_id, internal, body) values ('${IDS.writersTicket}', true, 'Ojo')`,
    ...nobody,
    allowed: { writer: 1, support: 1, admin: 1 },
  },
  {
    what: 'write on the ticket of a project',
    sql: `insert into app.ticket_messages (ticket_id, body) values ('${IDS.shopTicket}', 'Hola')`,
    ...nobody,
    allowed: { client: 1, manager: 1, support: 1, admin: 1 },
  },
  {
    what: 'write a note on the ticket of a project',
    sql: `insert into app.ticket_messages (ticket_id, internal, body) values ('${IDS.shopTicket}', true, 'Ojo')`,
    ...nobody,
    allowed: { manager: 1, support: 1, admin: 1 },
  },
  {
    what: 'write in another’s name',
    sql: `insert into app.ticket_messages (ticket_id, body, author_id) values ('${IDS.clientTicket}', 'Hola', ${PERSONS})`,
    ...nobody,
  },
  {
    what: 'write as of yesterday',
    sql: `insert into app.ticket_messages (ticket_id, body, created_at) values ('${IDS.clientTicket}', 'Hola', now() - interval '1 day')`,
    ...nobody,
  },
  { what: 'reword a message', sql: `update app.ticket_messages set body = 'No'`, ...nobody },
  {
    what: 'show a note to the client',
    sql: `update app.ticket_messages set internal = false`,
    ...nobody,
  },
  { what: 'delete a message', sql: `delete from app.ticket_messages`, ...nobody },
  {
    what: 'add a file to the client’s message',
    sql: `insert into app.files (message_id, position, name, type, size) values ('${IDS.clientMessage}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { client: 1 },
  },
  {
    what: 'add a file to a note',
    sql: `insert into app.files (message_id, position, name, type, size) values ('${IDS.note}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { support: 1 },
  },
  {
    what: 'add a file to the ticket that the client opened',
    sql: `insert into app.files (ticket_id, position, name, type, size) values ('${IDS.clientTicket}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { client: 1 },
  },
  {
    what: 'add a file to the ticket that support opened for a client',
    sql: `insert into app.files (ticket_id, position, name, type, size) values ('${IDS.otherTicket}', 0, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { support: 1 },
  },
  {
    what: 'read the key of links',
    sql: `select link_key from app.files`,
    ...nobody,
  },
  {
    what: 'change what a file holds',
    sql: `insert into app.file_parts (file_id, position, content) values ('${IDS.messageFile}', 1, 'x')`,
    ...nobody,
  },
  { what: 'rename a file', sql: `update app.files set name = 'x.txt'`, ...nobody },
  { what: 'delete files', sql: `delete from app.files`, ...nobody },
  {
    what: 'save a reply',
    sql: `insert into app.saved_replies (title, body) values ('a', 'b')`,
    ...nobody,
    allowed: { support: 1, admin: 1 },
  },
  {
    what: 'change a saved reply',
    sql: `update app.saved_replies set body = 'c'`,
    otherwise: 0,
    allowed: { support: 1, admin: 1 },
  },
  {
    what: 'delete a saved reply',
    sql: `delete from app.saved_replies`,
    otherwise: 0,
    allowed: { support: 1, admin: 1 },
  },

  // Notices: people can only mark their own as read.
  {
    what: 'read their notices',
    sql: `update app.notices set read_at = now()`,
    otherwise: 0,
    allowed: { client: 2, support: 1, writer: 1, admin: 1 },
  },
  {
    what: 'send a notice',
    sql: `insert into app.notices (user_id, ticket_id, kind, title) values (auth.uid(), '${IDS.clientTicket}', 'message', 'x')`,
    ...nobody,
  },
  { what: 'delete notices', sql: `delete from app.notices`, ...nobody },
  {
    what: 'mute what they want no mail of',
    sql: `insert into app.notice_preferences (muted) values ('{message}') on conflict (user_id) do update set muted = excluded.muted`,
    ...nobody,
    allowed: { client: 1, otherClient: 1, manager: 1, support: 1, writer: 1, admin: 1 },
  },
  {
    what: 'mute others',
    sql: `update app.notice_preferences set muted = '{}'`,
    otherwise: 0,
    allowed: { client: 1 },
  },

  // History: nobody can write it directly.
  {
    what: 'write history',
    sql: `insert into app.history (kind, object_id) values ('ticket', '${IDS.clientTicket}')`,
    ...nobody,
  },
  { what: 'rewrite history', sql: `update app.history set to_value = 'x'`, ...nobody },
  { what: 'delete history', sql: `delete from app.history`, ...nobody },
  {
    what: 'close another’s ticket',
    sql: `update app.tickets set status = 'Cerrado' where id = '${IDS.otherTicket}'`,
    otherwise: 0,
    allowed: { otherClient: 1, support: 1, admin: 1 },
  },
  {
    what: 'rewrite a ticket',
    sql: `update app.tickets set description = 'Otra cosa' where id = '${IDS.clientTicket}'`,
    ...nobody,
  },
  {
    what: 'hand a ticket to another person',
    sql: `update app.tickets set user_id = auth.uid()`,
    ...nobody,
  },
  { what: 'delete tickets', sql: `delete from app.tickets`, ...nobody },
];
