import { calls, type CallName } from '#contract/calls.ts';
import { pathFor } from '#contract/routes.ts';
import { fileComplaint } from '../features/complaints/complaintsRepository.ts';
import { limaDay } from '#contract/limaTime.ts';
import { SIX_FIELDS } from './complaint.ts';
import { freshEmail } from './sentLinks.ts';
import type { WholeApp } from './wholeApp.ts';

/** A call that succeeds for an authorised person. */
export interface GoodCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: Record<string, unknown>;
}

type CallWithBody = {
  [Name in CallName]: (typeof calls)[Name] extends { body: unknown } ? Name : never;
}[CallName];

function hasBody(name: CallName): name is CallWithBody {
  return 'body' in calls[name];
}

/** Creates valid calls on existing rows, each different. */
export async function goodCalls({ db, cast, captchaToken }: WholeApp) {
  const [project] = await db.query<{ id: string }>(
    'select id from app.projects where client_id = $1',
    [cast.client],
  );
  const [ticket] = await db.query<{ id: string }>('select id from app.tickets where user_id = $1', [
    cast.client,
  ]);
  const [idea] = await db.query<{ id: string }>('select id from app.ideas where user_id = $1', [
    cast.client,
  ]);
  const [file] = await db.query<{ id: string }>(
    `with message as (
       insert into app.ticket_messages (ticket_id, author_id, author_name, body)
       values ($1, $2, 'client', 'Va la captura') returning id
     )
     insert into app.files (message_id, position, name, type, size)
     select id, 0, 'captura.png', 'image/png', 4 from message returning id`,
    [ticket?.id, cast.client],
  );
  const [message] = await db.query<{ id: string }>(
    `insert into app.contact_messages (name, email, subject, message)
     values ('Ana Ríos', 'ana@example.pe', 'Una tienda', 'Quiero vender pan.') returning id`,
  );
  const savedReplies = await db.query<{ id: string }>(
    `insert into app.saved_replies (title, body)
     select 'Hola ' || n, 'Hola, {cliente}' from generate_series(1, 200) n returning id`,
  );
  // Odd schedules of the other project would remove its phases.
  const [withDeliveries] = await db.query<{ id: string }>(
    `insert into app.projects (name, client_id, service_id, assigned_to)
     values ('Con entregas', $1, 1, $2) returning id`,
    [cast.client, cast.projectManager],
  );
  const [undelivered, delivered] = await db.query<{ id: string }>(
    `insert into app.phases (project_id, name, start_date, end_date, position)
     select $1, name, '2026-11-16T12:00:00Z', '2026-11-20T12:00:00Z', position
       from (values ('Desarrollo', 2), ('Pruebas', 3)) phase (name, position)
      order by position
     returning id`,
    [withDeliveries?.id],
  );
  await db.query(
    `insert into app.deliveries (phase_id, project_id, author_id, author_name, body)
     values ($1, $2, $3, 'projectManager', 'Para revisar')`,
    [delivered?.id, withDeliveries?.id, cast.projectManager],
  );
  // Each delivery can be answered once.
  await db.script(`
    create function app.deliver_again() returns trigger
    language plpgsql security definer set search_path = '' as $$
    begin
      insert into app.deliveries (phase_id, project_id, author_id, author_name, body)
      values (new.phase_id, new.project_id, new.author_id, new.author_name, new.body);
      return null;
    end
    $$;
    create trigger deliveries_again after update of answer on app.deliveries
    for each row execute function app.deliver_again();
  `);
  const [object] = await db.query<{ id: string }>(
    `insert into app.projects (name, client_id, service_id) values ('Objeto', $1, 1) returning id`,
    [cast.client],
  );
  const [template] = await db.query<{ id: string }>('select id from app.service_templates limit 1');
  const ids: Partial<Record<CallName, string>> = {
    updateProject: project?.id ?? '',
    assignProject: project?.id ?? '',
    getProject: project?.id ?? '',
    updateOwnProject: project?.id ?? '',
    postUpdate: project?.id ?? '',
    deliverPhase: undelivered?.id ?? '',
    approvePhase: delivered?.id ?? '',
    requestChanges: delivered?.id ?? '',
    updateTicket: ticket?.id ?? '',
    getTicket: ticket?.id ?? '',
    replyToTicket: ticket?.id ?? '',
    closeTicket: ticket?.id ?? '',
    reopenTicket: ticket?.id ?? '',
    assignTicket: ticket?.id ?? '',
    getFileLink: file?.id ?? '',
    updateSavedReply: savedReplies.pop()?.id ?? '',
    getIdea: idea?.id ?? '',
    editProject: project?.id ?? '',
    archiveProject: object?.id ?? '',
    restoreProject: object?.id ?? '',
    duplicateProject: project?.id ?? '',
    updateTemplate: template?.id ?? '',
    getContactMessage: message?.id ?? '',
    updateStaff: cast.projectManager,
    handOver: cast.projectManager,
    updateClient: cast.client,
    updateContactMessage: message?.id ?? '',
    replyToContactMessage: message?.id ?? '',
    noteOnContactMessage: message?.id ?? '',
  };
  const filed = await db.transaction((tx) => fileComplaint(tx, SIX_FIELDS, new Date()));
  const [complaint] = await db.query<{ id: string }>(
    'select id from app.complaints where code = $1',
    [filed.code],
  );
  const queries: Partial<Record<CallName, string>> = {
    getHistory: `?object=ticket:${ticket?.id}`,
    searchAll: '?q=ana',
  };
  let progress = 0;
  const bodies: Record<CallWithBody, () => Record<string, unknown>> = {
    updateStaff: () => ({ role_id: 2, active: true }),
    updateClient: () => ({ company: 'Bodega Doña Rosa', document: '20999999990' }),
    handOver: () => ({ projects_to: cast.projectManager }),
    updateAccount: () => ({ full_name: 'Ana Ríos' }),
    createInvitation: () => ({ email: freshEmail(), full_name: 'Ana Ríos', role_id: 1 }),
    createStaff: () => ({
      email: freshEmail(),
      password: 'tres gatos y un farol',
      full_name: 'Ana Ríos',
      role_id: 2,
    }),
    createProject: () => ({ name: 'Catálogo', user_id: cast.client, service_id: 1 }),
    updateProject: () => ({ progress: (progress = (progress + 1) % 100) }),
    assignProject: () => ({ userId: cast.projectManager }),
    updateOwnProject: () => ({ progress: (progress = (progress + 1) % 100) }),
    postUpdate: () => ({ body: 'Ya está la primera versión.' }),
    deliverPhase: () => ({ body: 'Lista para revisar.', link: 'https://prueba.example.pe' }),
    approvePhase: () => ({}),
    requestChanges: () => ({ body: 'Falta el logo nuevo.' }),
    editProject: () => ({ name: 'Catálogo', service_id: 2 }),
    duplicateProject: () => ({ name: 'Catálogo otra vez', start: '2026-12-01' }),
    updateTemplate: () => ({ phases: [{ name: 'Análisis', days: 5 }] }),
    updateTicket: () => ({ status: 'En Progreso' }),
    replyToTicket: () => ({ body: 'Sigue sin cargar.' }),
    assignTicket: () => ({ userId: cast.ticketManager }),
    createSavedReply: () => ({ title: 'Lo vemos', body: 'Hola, {cliente}: ya lo vemos.' }),
    updateSavedReply: () => ({ title: 'Lo vemos', body: 'Hola, {cliente}: ya lo vemos.' }),
    updateContactMessage: () => ({ status: 'en conversación', assigneeId: cast.admin }),
    replyToContactMessage: () => ({ body: '¿Te llamo mañana a las 10?' }),
    noteOnContactMessage: () => ({ body: 'Prefiere que la llamen por la tarde.' }),
    createContactMessage: () => ({
      name: 'Ana Ríos',
      phone: '987 654 321',
      subject: 'Una tienda',
      message: 'Quiere vender pan.',
      channel: 'teléfono',
    }),
    readNotices: () => ({ ids: [ticket?.id] }),
    updateNoticePreferences: () => ({ muted: ['status'] }),
    createTicket: () => ({ subject: 'El pago no llega', description: 'Desde ayer.' }),
    generateIdea: () => ({ prompt: 'Vendo pan artesanal en Surquillo' }),
    generateIdeas: () => ({ prompt: 'Vendo pan artesanal en Surquillo' }),
    createComplaint: () => ({
      fullName: 'Ana Ríos',
      documentId: '12345678',
      email: freshEmail(),
      phone: '987 654 321',
      type: 'reclamo',
      details: 'Llegó tarde.',
    }),
    findComplaint: () => ({ code: filed.code, documentId: SIX_FIELDS.documentId }),
    answerComplaint: () => ({
      complaintId: complaint?.id,
      text: 'Ya abrimos la tienda.',
      settlement: { settledOn: limaDay(new Date()), text: 'Un mes sin costo.' },
    }),
    sendContactMessage: () => ({
      name: 'Ana Ríos',
      email: freshEmail(),
      subject: 'Una tienda',
      message: 'Quiero vender pan.',
      recaptchaToken: captchaToken('contact_form'),
    }),
    subscribe: () => ({ email: freshEmail(), recaptchaToken: captchaToken('newsletter_signup') }),
  };

  return (name: CallName): GoodCall => {
    const payload = hasBody(name) ? bodies[name]() : undefined;
    // Each can be removed once.
    const id = name === 'removeSavedReply' ? savedReplies.pop()?.id : ids[name];
    const query = queries[name] ?? '';
    return {
      method: calls[name].method,
      url: `/api${pathFor(calls[name], id ?? '')}${query}`,
      ...(payload && { payload }),
    };
  };
}
