import type { NoticeKind } from '#contract/notices.ts';
import { becomeApi } from '../../db/asUser.ts';
import type { Queryable } from '../../db/port.ts';
import { gatherMail } from '../../mail/gatherMail.ts';
import { inLima } from '../../mail/limaTime.ts';
import { ticketNewsMail, type TicketNews } from '../../mail/templates/ticketNews.ts';

export interface NoticeServices {
  /** Origin at which people reach the site. */
  siteUrl: string;
  /** Where the agency reads what concerns it. */
  agencyAddress: string;
  /** For so long a ticket's news are gathered into one mail, in ms. */
  gatherMailMs: number;
  now: () => Date;
}

/** What somebody did on a ticket. */
export interface TicketEvent {
  kind: NoticeKind;
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

interface Recipient {
  id: string;
  full_name: string;
  email: string | null;
  muted: boolean;
}

/** As a mail gathers it; `app.may_be_sent` reads the kind. */
interface GatheredNews extends TicketNews {
  kind: NoticeKind;
}

/** A mail tells the beginning of a long text; the ticket has all of it. */
const LONGEST_TEXT = 4_000;

/**
 * Tells those whom it concerns, in the page and by mail, in the transaction of what it tells of: of a new
 * ticket the ticket managers and the agency; of what the client does who is in charge, else the ticket
 * managers; of what the agency does the client; of a note and an assignment who is in charge. Where there is
 * no ticket manager, admins are told in their place. Nobody is told of what they did themselves, nor who may
 * not sign in.
 *
 * @param tx has the ticket's row locked, or has just made it; runs as the API's own role from here on
 */
export async function tellOfTicket(
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
  const recipients = await recipientsOf(tx, event, ticket);
  if (recipients.length > 0) {
    await tx.query(
      `insert into app.notices (user_id, ticket_id, kind, title)
       select r.id::uuid, $2, $3, $4 from json_array_elements_text($1::text::json) r (id)`,
      [JSON.stringify(recipients.map(({ id }) => id)), ticketId, kind, titleOf(kind, ticket)],
    );
  }
  await mailNews(tx, event, { ticket, recipients }, services);
}

function audienceOf(kind: NoticeKind, byClient: boolean): string {
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
              when 'managers' then p.role = manager.role
              else p.id = a.id or (a.id is null and p.role = manager.role)
            end`,
    [ticketId, actor, kind, audienceOf(kind, actor === ticket.user_id)],
  );
}

function titleOf(kind: NoticeKind, { subject, status, actor_name: name }: TicketFacts): string {
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

async function mailNews(
  tx: Queryable,
  event: TicketEvent,
  { ticket, recipients }: { ticket: TicketFacts; recipients: Recipient[] },
  { siteUrl, agencyAddress, gatherMailMs, now }: NoticeServices,
): Promise<void> {
  const { kind, ticketId } = event;
  // By address: whoever reads the agency's mail gets one, not two.
  const readers = new Map<string, { id: string | null; to: string; fullName?: string }>();
  for (const { id, email: to, muted, full_name: fullName } of recipients) {
    if (to !== null && !muted) readers.set(to.toLowerCase(), { id, to, fullName });
  }
  const agency = agencyAddress.toLowerCase();
  if (kind === 'ticket')
    readers.set(agency, { ...readers.get(agency), id: null, to: agencyAddress });
  const moment = now();
  for (const [address, { id: readerId, ...reader }] of readers) {
    await gatherMail<GatheredNews>(tx, {
      thread: `ticket ${ticketId} ${address}`,
      ...{ ticketId, readerId },
      news: newsOf(event, ticket, moment),
      notBefore: new Date(moment.getTime() + gatherMailMs),
      compose: (news) =>
        ticketNewsMail({
          ...reader,
          ...{ subject: ticket.subject, link: `${siteUrl}/#/support/${ticketId}`, news },
        }),
    });
  }
}

function newsOf(
  { kind, text, files = [] }: TicketEvent,
  ticket: TicketFacts,
  at: Date,
): GatheredNews {
  const attached = files.length > 0 ? ` Archivos: ${files.join(', ')}.` : '';
  const line = `${deedOf(kind, ticket)} el ${inLima(at)} (hora de Lima).${attached}`;
  if (text === undefined) return { kind, line };
  return {
    kind,
    line,
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
  };
}

function deedOf(kind: NoticeKind, { status, actor_name: name }: TicketFacts): string {
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
