import { becomeApi } from '../../db/rights.ts';
import type { Queryable } from '../../db/port.ts';
import { notify, type NoticeServices, type Recipient } from '../../notices/notify.ts';
import { takeBackUndone } from '../../notices/takeBack.ts';

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
  client_name: string;
  actor_name: string;
}

/**
 * Tells those whom it concerns, in the page and by mail, in the transaction of what it tells of:
 *
 * - of a new ticket the ticket managers and the agency and, if somebody else opened it, its client;
 * - of what the client does who is in charge, else the ticket managers;
 * - of what the agency does the client;
 * - of a note and an assignment who is in charge;
 * - of a note by other staff in charge the ticket managers.
 *
 * Where there is no ticket manager, admins are told in their place. Nobody is told of what they did themselves, nor who
 * may not sign in.
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
    `select t.subject, t.status, t.user_id, coalesce(c.full_name, '') as client_name,
            coalesce((select p.full_name from app.profiles p where p.id = $2), '') as actor_name
       from app.tickets t left join app.profiles c on c.id = t.user_id where t.id = $1`,
    [ticketId, actor],
  );
  if (!ticket) throw new Error('the ticket is not there');
  const isForClient = kind === 'ticket' && actor !== ticket.user_id;
  const tell = async (audience: Audience, deed: Deed) =>
    notify(
      tx,
      {
        kind,
        about: { kind: 'ticket', id: ticketId, name: ticket.subject },
        recipients: await recipientsOf(tx, event, audience),
        toAgency: audience === 'managers',
        title: `${deed.title}: ${ticket.subject}`,
        action: deed.action,
        ...(event.text !== undefined && { text: event.text }),
        ...(event.files && { files: event.files }),
      },
      services,
    );
  await tell(
    audienceOf(kind, actor === ticket.user_id),
    isForClient ? openedFor(ticket) : deedOf(kind, ticket),
  );
  if (isForClient) await tell('client', openedForYou(ticket));
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
  const [ticket] = await tx.query<{ subject: string }>(
    'select subject from app.tickets where id = $1',
    [ticketId],
  );
  if (!ticket) throw new Error('the ticket is not there');
  const about = { kind: 'ticket', id: ticketId, name: ticket.subject } as const;
  return takeBackUndone(tx, { about, kind, field: FIELDS[kind], actor }, services);
}

/** What changes, as the history names it. */
const FIELDS = { status: 'status', assignment: 'assigned_to' };

type Audience = 'managers' | 'assignee' | 'in charge' | 'client';

function audienceOf(kind: TicketNoticeKind, byClient: boolean): Audience {
  if (kind === 'ticket') return 'managers';
  if (kind === 'note' || kind === 'assignment') return 'assignee';
  return byClient ? 'in charge' : 'client';
}

function recipientsOf(
  tx: Queryable,
  { kind, ticketId, actor }: TicketEvent,
  audience: Audience,
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
    [ticketId, actor, kind, audience],
  );
}

/** What happened, as a notice's line and as a sentence of a mail begin. */
interface Deed {
  title: string;
  action: string;
}

function deedOf(kind: TicketNoticeKind, { status, actor_name: name }: TicketFacts): Deed {
  switch (kind) {
    case 'ticket':
      return { title: `${name} abrió un ticket`, action: `${name} abrió el ticket` };
    case 'message':
      return { title: `${name} respondió`, action: `${name} respondió` };
    case 'note':
      return { title: `${name} dejó una nota interna`, action: `${name} dejó una nota interna` };
    case 'status':
      return {
        title: `Ahora está ${STATUS[status] ?? status}`,
        action: `${name} cambió el estado a «${status}»`,
      };
    case 'assignment':
      return { title: `${name} te puso a cargo`, action: `${name} te puso a cargo` };
  }
}

function openedFor({ actor_name: name, client_name: client }: TicketFacts): Deed {
  return {
    title: `${name} abrió un ticket en nombre de ${client}`,
    action: `${name} abrió el ticket en nombre de ${client}`,
  };
}

function openedForYou({ actor_name: name }: TicketFacts): Deed {
  return {
    title: `${name} abrió un ticket en tu nombre`,
    action: `${name} abrió el ticket en tu nombre`,
  };
}

/** As a sentence goes on with it. */
const STATUS: Record<string, string> = {
  Abierto: 'abierto',
  'En Progreso': 'en progreso',
  Cerrado: 'cerrado',
};
