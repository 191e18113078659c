import { IDS } from './cast.ts';
import { nobody, PERSONS, type Attempt } from './conversationAttempts.ts';

/** Attempts on contact messages: admins handle them; nobody changes what was written. */
export const CONTACT_MESSAGE_ATTEMPTS: Attempt[] = [
  {
    what: 'write a contact message directly',
    sql: `insert into app.contact_messages (name, email, subject, message) values ('a', 'a@b.pe', 'c', 'd')`,
    ...nobody,
  },
  {
    what: 'write down a call',
    sql: `insert into app.contact_messages (name, phone, subject, message, channel) values ('a', '987654321', 'c', 'd', 'teléfono')`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'write down a message as dealt with by another',
    sql: `insert into app.contact_messages (name, subject, message, channel, account_id) values ('a', 'c', 'd', 'correo', ${PERSONS})`,
    ...nobody,
  },
  {
    what: 'add a file to a reply of the admin',
    sql: `insert into app.files (entry_id, position, name, type, size) values ('${IDS.messageEntry}', 1, 'c.txt', 'text/plain', 4)`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'reword a contact message',
    sql: `update app.contact_messages set message = 'x'`,
    ...nobody,
  },
  { what: 'delete contact messages', sql: `delete from app.contact_messages`, ...nobody },
  {
    what: 'take care of a message and close it',
    sql: `update app.contact_messages set status = 'perdido', assigned_to = auth.uid()`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'give a message to a client',
    sql: `update app.contact_messages set assigned_to = ${PERSONS}`,
    otherwise: 0,
    allowed: { admin: 'unfit' },
  },
  {
    what: 'win a message',
    sql: `update app.contact_messages set status = 'ganado', project_id = '${IDS.shop}'`,
    otherwise: 0,
    allowed: { admin: 1 },
  },
  {
    what: 'reply to a message',
    sql: `insert into app.contact_message_entries (message_id, kind, body) values ('${IDS.contactMessage}', 'reply', 'Hola')`,
    ...nobody,
    allowed: { admin: 1 },
  },
  {
    what: 'reply in another’s name',
    sql: `insert into app.contact_message_entries (message_id, kind, body, author_id) values ('${IDS.contactMessage}', 'reply', 'Hola', ${PERSONS})`,
    ...nobody,
  },
  { what: 'reword a reply', sql: `update app.contact_message_entries set body = 'x'`, ...nobody },
  { what: 'delete notes', sql: `delete from app.contact_message_entries`, ...nobody },
  {
    what: 'read a subscriber’s secret link',
    sql: `select unsubscribe_token from app.newsletter_subscriptions`,
    ...nobody,
  },
];
