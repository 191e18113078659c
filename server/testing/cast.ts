import { asUser } from '../db/rights.ts';
import type { Claims, Database, Queryable } from '../db/port.ts';
import { addLiveSession } from './tokenMint.ts';

/** The people of the row-level security tests: one per role, and a second client. */
export const VIEWERS = [
  'visitor',
  'client',
  'otherClient',
  'manager',
  'support',
  'writer',
  'admin',
  'ghost',
] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Fixed ids, so that tests refer to rows by label. The visitor and the ghost have no account. */
export const IDS = {
  client: '00000000-0000-4000-8000-000000000001',
  otherClient: '00000000-0000-4000-8000-000000000002',
  manager: '00000000-0000-4000-8000-000000000003',
  support: '00000000-0000-4000-8000-000000000004',
  writer: '00000000-0000-4000-8000-000000000005',
  admin: '00000000-0000-4000-8000-000000000006',
  ghost: '00000000-0000-4000-8000-000000000007',
  shop: '00000000-0000-4000-8000-000000000011',
  brand: '00000000-0000-4000-8000-000000000012',
  otherShop: '00000000-0000-4000-8000-000000000013',
  shopPhase: '00000000-0000-4000-8000-000000000021',
  otherShopPhase: '00000000-0000-4000-8000-000000000022',
  clientTicket: '00000000-0000-4000-8000-000000000031',
  otherTicket: '00000000-0000-4000-8000-000000000032',
  managerTicket: '00000000-0000-4000-8000-000000000033',
  writersTicket: '00000000-0000-4000-8000-000000000034',
  shopTicket: '00000000-0000-4000-8000-000000000035',
  clientIdea: '00000000-0000-4000-8000-000000000041',
  otherIdea: '00000000-0000-4000-8000-000000000042',
  writerIdea: '00000000-0000-4000-8000-000000000043',
  complaint: '00000000-0000-4000-8000-000000000051',
  complaintAnswer: '00000000-0000-4000-8000-000000000052',
  clientMessage: '00000000-0000-4000-8000-000000000061',
  staffMessage: '00000000-0000-4000-8000-000000000062',
  note: '00000000-0000-4000-8000-000000000063',
  managerMessage: '00000000-0000-4000-8000-000000000064',
  writersMessage: '00000000-0000-4000-8000-000000000065',
  writersNote: '00000000-0000-4000-8000-000000000066',
  shopNote: '00000000-0000-4000-8000-000000000067',
  messageFile: '00000000-0000-4000-8000-000000000071',
  noteFile: '00000000-0000-4000-8000-000000000072',
  ticketFile: '00000000-0000-4000-8000-000000000073',
  replyFile: '00000000-0000-4000-8000-000000000074',
  writersFile: '00000000-0000-4000-8000-000000000075',
  savedReply: '00000000-0000-4000-8000-000000000081',
  contactMessage: '00000000-0000-4000-8000-000000000101',
  messageEntry: '00000000-0000-4000-8000-000000000102',
  subscription: '00000000-0000-4000-8000-000000000103',
  clientNotice: '00000000-0000-4000-8000-000000000091',
  supportNotice: '00000000-0000-4000-8000-000000000092',
  noteNotice: '00000000-0000-4000-8000-000000000093',
  lostNoteNotice: '00000000-0000-4000-8000-000000000094',
  lostNotice: '00000000-0000-4000-8000-000000000095',
  writersNotice: '00000000-0000-4000-8000-000000000098',
  projectNotice: '00000000-0000-4000-8000-000000000096',
  lostProjectNotice: '00000000-0000-4000-8000-000000000097',
  shopUpdate: '00000000-0000-4000-8000-0000000000a1',
  shopDelivery: '00000000-0000-4000-8000-0000000000b1',
  otherDelivery: '00000000-0000-4000-8000-0000000000b2',
  updateFile: '00000000-0000-4000-8000-0000000000c1',
  deliveryFile: '00000000-0000-4000-8000-0000000000c2',
} as const;

const LABELS = new Map<string, string>(Object.entries(IDS).map(([label, id]) => [id, label]));

/** The labels of rows, sorted. */
export function labelsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => LABELS.get(id) ?? id).sort();
}

export function claimsOf(viewer: Viewer): Claims | null {
  if (viewer === 'visitor') return null;
  return { sub: IDS[viewer], role: 'authenticated', session_id: IDS[viewer] };
}

/** Runs `work` as the viewer and rolls back. */
export async function tryAs<T>(
  db: Database,
  viewer: Viewer,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const undo = new Error('undo');
  let result: T | undefined;
  await asUser(db, claimsOf(viewer), async (tx) => {
    result = await work(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return result as T;
}

/**
 * Seeds the cast and their rows: `shop` and `brand` are the client's; the manager has `shop`,
 * and `otherShop` has no manager. The client's ticket has messages and a note, each with a file;
 * so has the shop's news and its delivery. The other client's `writersTicket` is assigned to the writer, and `shopTicket` is
 * the client's about the shop; both have a note. `lost…` notices belong to people who may no longer see their objects.
 */
export async function seedCast(db: Database): Promise<void> {
  const { client, otherClient, manager, support, writer, admin } = IDS;
  const people = { client, otherClient, manager, support, writer, admin };
  for (const [name, id] of Object.entries(people)) {
    await db.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ($1, $2, jsonb_build_object('full_name', $3::text))`,
      [id, `${name.toLowerCase()}@test.pe`, `Full ${name}`],
    );
    await addLiveSession(db, id);
  }
  await db.script(`
    update app.profiles p set role_id = r.id from app.roles r
     where (p.id, r.name) in (('${manager}', 'project_manager'), ('${support}', 'ticket_manager'),
                              ('${writer}', 'copywriter'), ('${admin}', 'admin'));
    insert into app.projects (id, name, client_id, service_id, assigned_to, created_at) values
      ('${IDS.shop}', 'Tienda', '${client}', 1, '${manager}', '2026-03-01'),
      ('${IDS.brand}', 'Marca', '${client}', 4, null, '2026-02-01'),
      ('${IDS.otherShop}', 'Otra tienda', '${otherClient}', 1, null, '2026-01-01');
    insert into app.phases (id, project_id, name, start_date, end_date, position) values
      ('${IDS.shopPhase}', '${IDS.shop}', 'Análisis', '2026-03-02 12:00Z', '2026-03-09 12:00Z', 0),
      ('${IDS.otherShopPhase}', '${IDS.otherShop}', 'Pruebas', '2026-01-02 12:00Z', '2026-01-09 12:00Z', 0);
    insert into app.tickets (id, user_id, subject, description, created_at, opened_by) values
      ('${IDS.clientTicket}', '${client}', 'Yape', 'No carga', '2026-03-03 10:00:00.5Z', '${client}'),
      ('${IDS.otherTicket}', '${otherClient}', 'Correo', 'No llega', '2026-03-04 10:00Z', '${support}'),
      ('${IDS.managerTicket}', '${manager}', 'Acceso', 'Falta', '2026-03-05 10:00Z', null);
    insert into app.tickets (id, user_id, subject, description, created_at, assigned_to, project_id) values
      ('${IDS.writersTicket}', '${otherClient}', 'Textos', 'Un error', '2026-03-02 11:00Z', '${writer}', null),
      ('${IDS.shopTicket}', '${client}', 'Fotos', 'No cargan', '2026-03-02 12:00Z', null, '${IDS.shop}');
    insert into app.ideas (id, user_id, name, prompt, description, features, created_at) values
      ('${IDS.clientIdea}', '${client}', 'Catálogo', 'Vendo abono', 'Uno', '{a,b,c}', '2026-03-06 10:00Z'),
      ('${IDS.otherIdea}', '${otherClient}', 'Reservas', 'Tengo un spa', 'Dos', '{a,b,c}', '2026-03-07 10:00Z'),
      ('${IDS.writerIdea}', '${writer}', 'Blog', 'Escribo', 'Tres', '{a,b,c}', '2026-03-08 10:00Z');
    insert into app.complaints (id, year, number, filed_at, due_date, type, full_name, document_id, email, details)
    values ('${IDS.complaint}', 2026, 1, '2026-03-09 10:00Z', '2026-03-30', 'queja', 'Rosa', '12345678', 'client@test.pe', 'Nadie');
    insert into app.complaint_answers (id, complaint_id, text, author_id, author_name)
    values ('${IDS.complaintAnswer}', '${IDS.complaint}', 'Ya', '${admin}', 'Full admin');
    insert into app.contact_messages (id, name, email, subject, message, account_id)
    values ('${IDS.contactMessage}', 'Rosa', 'client@test.pe', 'Una tienda', 'Vendo pan', '${client}');
    insert into app.contact_message_entries (id, message_id, kind, author_id, author_name, body)
    values ('${IDS.messageEntry}', '${IDS.contactMessage}', 'reply', '${admin}', 'Full admin', 'Hola');
    insert into app.newsletter_subscriptions
      (id, email, requested_at, confirm_hash, confirm_until, confirmed_at, unsubscribe_token)
    values ('${IDS.subscription}', 'client@test.pe', now(), 'hash', now(), now(), 'secret');
    insert into app.ticket_messages (id, ticket_id, author_id, author_name, internal, body, created_at) values
      ('${IDS.clientMessage}', '${IDS.clientTicket}', '${client}', 'Full client', false, '¿Y?', '2026-03-10 10:00Z'),
      ('${IDS.staffMessage}', '${IDS.clientTicket}', '${support}', 'Full support', false, 'Ya', '2026-03-10 10:01Z'),
      ('${IDS.note}', '${IDS.clientTicket}', '${support}', 'Full support', true, 'Ojo', '2026-03-10 10:02Z'),
      ('${IDS.managerMessage}', '${IDS.managerTicket}', '${manager}', 'Full manager', false, 'Hola', '2026-03-10 10:03Z'),
      ('${IDS.writersMessage}', '${IDS.writersTicket}', '${otherClient}', 'Full otherClient', false, '¿Y?', '2026-03-10 10:04Z'),
      ('${IDS.writersNote}', '${IDS.writersTicket}', '${support}', 'Full support', true, 'Ojo', '2026-03-10 10:05Z'),
      ('${IDS.shopNote}', '${IDS.shopTicket}', '${support}', 'Full support', true, 'Ojo', '2026-03-10 10:06Z');
    insert into app.files (id, message_id, position, name, type, size) values
      ('${IDS.messageFile}', '${IDS.clientMessage}', 0, 'a.txt', 'text/plain', 4),
      ('${IDS.noteFile}', '${IDS.note}', 0, 'b.txt', 'text/plain', 4),
      ('${IDS.writersFile}', '${IDS.writersNote}', 0, 'e.txt', 'text/plain', 4);
    insert into app.project_updates (id, project_id, author_id, author_name, body, created_at) values
      ('${IDS.shopUpdate}', '${IDS.shop}', '${manager}', 'Full manager', 'Avanza', '2026-03-11 11:00Z');
    insert into app.deliveries (id, phase_id, project_id, author_id, author_name, body, created_at) values
      ('${IDS.shopDelivery}', '${IDS.shopPhase}', '${IDS.shop}', '${manager}', 'Full manager', 'Lista', '2026-03-11 10:00Z'),
      ('${IDS.otherDelivery}', '${IDS.otherShopPhase}', '${IDS.otherShop}', '${admin}', 'Full admin', 'Lista', '2026-01-09 10:00Z');
    insert into app.files (id, update_id, delivery_id, position, name, type, size) values
      ('${IDS.updateFile}', '${IDS.shopUpdate}', null, 0, 'c.txt', 'text/plain', 4),
      ('${IDS.deliveryFile}', null, '${IDS.shopDelivery}', 0, 'd.txt', 'text/plain', 4);
    insert into app.files (id, ticket_id, entry_id, position, name, type, size) values
      ('${IDS.ticketFile}', '${IDS.clientTicket}', null, 0, 'e.txt', 'text/plain', 4),
      ('${IDS.replyFile}', null, '${IDS.messageEntry}', 0, 'f.txt', 'text/plain', 4);
    insert into app.file_parts (file_id, position, content) values ('${IDS.messageFile}', 0, 'hola');
    insert into app.saved_replies (id, title, body) values ('${IDS.savedReply}', 'Hola', 'Hola, {cliente}');
    insert into app.notices (id, user_id, ticket_id, kind, title) values
      ('${IDS.clientNotice}', '${client}', '${IDS.clientTicket}', 'message', 'Ya'),
      ('${IDS.supportNotice}', '${support}', '${IDS.clientTicket}', 'ticket', 'Yape'),
      ('${IDS.noteNotice}', '${admin}', '${IDS.clientTicket}', 'note', 'Ojo'),
      ('${IDS.lostNoteNotice}', '${client}', '${IDS.clientTicket}', 'note', 'Ojo'),
      ('${IDS.lostNotice}', '${writer}', '${IDS.clientTicket}', 'ticket', 'Yape'),
      ('${IDS.writersNotice}', '${writer}', '${IDS.writersTicket}', 'note', 'Ojo');
    insert into app.notices (id, user_id, project_id, kind, title) values
      ('${IDS.projectNotice}', '${client}', '${IDS.shop}', 'delivery', 'Lista'),
      ('${IDS.lostProjectNotice}', '${manager}', '${IDS.brand}', 'approval', 'Aprobada');
    insert into app.notice_preferences (user_id, muted) values ('${client}', '{status}');
  `);
}
