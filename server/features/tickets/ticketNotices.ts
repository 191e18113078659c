import { becomeApi } from '../../db/rights.ts';
import type { Queryable } from '../../db/port.ts';
import { notify, takeBack, type NoticeServices, type Recipient } from '../../notices/notify.ts';

type TicketNoticeKind = 'ticket' | 'message' | 'note' | 'status' | 'assignment';

/** What somebody did on a ticket. */
export interface TicketEvent {
  kind: TicketNoticeKind;
  ticketId: string;
  /** Who did it. */
  actor: string;
  /** What they wrote. */
  text?: string;
  /** What they attached. */
  files?: readonly string[];
}

interface TicketFacts {
  subject: string;
  status: string;
  user_id: string;
  actor_name: string;
}

/**
 * Tells those whom it concerns, in the page and by mail, in the transaction of what it tells of: of a new
 * ticket the ticket managers and the agency; of what the client does who is in charge, else the ticket
 * managers; of what the agency does the client; of a note and an assignment who is in charge; of a note by other staff in
 * charge the ticket managers. Where there is no ticket manager, admins are told in their place. Nobody is told of what they did themselves, nor who may
 * not sign in.
 *
 * @param tx has the ticket's row locked, or has just made it; runs as the API's own role from here on
 */
export async function notifyOfTicket(
  tx: Queryable,
  event: TicketEvent,
  services: NoticeServices,
): Promise<void> {
  await becomeApi(tx);
  const { kind, ticketId, actor } = event;
  const [ticket] = await tx.query<TicketFacts>(
    `select t.subject, t.status, t.user_id,
            coalesce((select p.full_name from app.profiles p where p.id = $2), '') as actor_name
       from app.tickets t where t.id = $1`,
    [ticketId, actor],
  );
  if (!ticket) throw new Error('the ticket is not there');
  await notify(
    tx,
    {
      kind,
      about: { kind: 'ticket', id: ticketId, name: ticket.subject },
      recipients: await recipientsOf(tx, event, ticket),
      toAgency: kind === 'ticket',
      title: titleOf(kind, ticket),
      action: actionOf(kind, ticket),
      ...(event.text !== undefined && { text: event.text }),
      ...(event.files && { files: event.files }),
    },
    services,
  );
}

/**
 * Takes back what was told of the change that this person has just undone.
 *
 * @param tx has the ticket's row locked; runs as the API's own role from here on
 * @returns false if people must be told of the change back: they were mailed, or the ticket went to another state than
 *   before that change
 */
export async function untellOfTicket(
  tx: Queryable,
  { kind, ticketId, actor }: TicketEvent & { kind: keyof typeof FIELDS },
  services: NoticeServices,
): Promise<boolean> {
  await becomeApi(tx);
  const [undone] = await tx.query<{ subject: string; since: string }>(
    `with latest as (
       select h.*, row_number() over (order by h.id desc) as place
         from app.history h
        where h.kind = 'ticket' and h.object_id = $1 and h.field = $2
        order by h.id desc limit 2
     )
     select t.subject, undone.at::text as since
       from latest undone
       join latest back on back.place = 1 and back.to_value is not distinct from undone.from_value
       join app.tickets t on t.id = $1
      where undone.place = 2 and undone.author_id = $3`,
    [ticketId, FIELDS[kind], actor],
  );
  if (!undone) return false;
  const about = { kind: 'ticket', id: ticketId, name: undone.subject } as const;
  return takeBack(tx, { kind, about, since: undone.since }, services);
}

/** What changes, as the history names it. */
const FIELDS = { status: 'status', assignment: 'assigned_to' };

function audienceOf(kind: TicketNoticeKind, byClient: boolean): string {
  if (kind === 'ticket') return 'managers';
  if (kind === 'note' || kind === 'assignment') return 'assignee';
  return byClient ? 'in charge' : 'client';
}

function recipientsOf(
  tx: Queryable,
  { kind, ticketId, actor }: TicketEvent,
  ticket: TicketFacts,
): Promise<Recipient[]> {
  return tx.query<Recipient>(
    `select p.id, p.full_name, p.email, coalesce($3 = any (n.muted), false) as muted
       from app.tickets t
       left join app.active_people a on a.id = t.assigned_to
       join app.active_people p on p.id <> $2
       left join app.notice_preferences n on n.user_id = p.id
      cross join (
        select case when exists (select from app.active_people m where m.role = 'ticket_manager')
                 then 'ticket_manager' else 'admin' end as role
      ) manager
      where t.id = $1
        and case $4
              when 'client' then p.id = t.user_id
              when 'assignee' then p.id = a.id
                or ($3 = 'note' and a.id = $2 and a.role not in ('ticket_manager', 'admin') and p.role = manager.role)
              when 'managers' then p.role = manager.role
              else p.id = a.id or (a.id is null and p.role = manager.role)
            end`,
    [ticketId, actor, kind, audienceOf(kind, actor === ticket.user_id)],
  );
}

function titleOf(
  kind: TicketNoticeKind,
  { subject, status, actor_name: name }: TicketFacts,
): string {
  switch (kind) {
    case 'ticket':
      return `${name} abrió un ticket: ${subject}`;
    case 'message':
      return `${name} respondió: ${subject}`;
    case 'note':
      return `${name} dejó una nota interna: ${subject}`;
    case 'status':
      return `Ahora está ${STATUS[status] ?? status}: ${subject}`;
    case 'assignment':
      return `${name} te puso a cargo: ${subject}`;
  }
}

/** As a sentence goes on with it. */
const STATUS: Record<string, string> = {
  Abierto: 'abierto',
  'En Progreso': 'en progreso',
  Cerrado: 'cerrado',
};

function actionOf(kind: TicketNoticeKind, { status, actor_name: name }: TicketFacts): string {
  switch (kind) {
    case 'ticket':
      return `${name} abrió el ticket`;
    case 'message':
      return `${name} respondió`;
    case 'note':
      return `${name} dejó una nota interna`;
    case 'status':
      return `${name} cambió el estado a «${status}»`;
    case 'assignment':
      return `${name} te puso a cargo`;
  }
}
