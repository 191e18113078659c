import { cutText } from '#contract/cutText.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { Queryable } from '../db/port.ts';
import { gatherMail, rewriteMail, waitingMail } from '../mail/gatherMail.ts';
import { inLima } from '../mail/limaTime.ts';
import { newsMail, type News } from '../mail/templates/news.ts';

export interface NoticeServices {
  /** Origin at which people reach the site. */
  siteUrl: string;
  /** Where the agency reads what concerns it. */
  agencyAddress: string;
  /** How long notifications about one object are collected into one mail, in ms. */
  gatherMailMs: number;
  now: () => Date;
}

export interface Recipient {
  id: string;
  full_name: string;
  email: string | null;
  /** Whether they want no mail of this kind. */
  muted: boolean;
}

/** What happened, and who is notified. */
export interface Notification {
  kind: NoticeKind;
  about: { kind: 'ticket' | 'project'; id: string; name: string };
  recipients: readonly Recipient[];
  /** Whether the agency's own address is mailed as well. */
  toAgency?: boolean;
  /** The notice's line. */
  title: string;
  /** Begins the sentence of the mail: 'Ana Ríos respondió'. */
  action: string;
  /** What was written. */
  text?: string;
  /** Names of the attached files. */
  files?: readonly string[];
}

/** An entry of a collected mail. `app.may_be_sent` uses `kind` to check access when it is sent. */
interface GatheredNews extends News {
  kind: NoticeKind;
  /** The reader's notice of the same; the agency's own address has none. */
  notice?: string | undefined;
}

/** Changes that a click takes back ('Deshacer'): their mails wait for it, in ms. */
const UNDONE_BY_CLICK: readonly NoticeKind[] = ['status', 'assignment'];
const HOLD_MS = 15_000;

/** Longer texts are cut in mails; the page has all of it. */
const LONGEST_TEXT = 4_000;

const PAGE_PATHS = { ticket: 'support', project: 'projects' };

/**
 * Notifies people in the page and by mail, in the transaction that made the change.
 *
 * @param tx runs as the API's own role; the caller holds the object's lock
 */
export async function notify(
  tx: Queryable,
  notification: Notification,
  services: NoticeServices,
): Promise<void> {
  const { kind, about, recipients, title } = notification;
  const notices = new Map<string, string>();
  if (recipients.length > 0) {
    const rows = await tx.query<{ id: string; user_id: string }>(
      `insert into app.notices (user_id, ${about.kind}_id, kind, title)
       select r.id::uuid, $2, $3, $4 from json_array_elements_text($1::text::json) r (id)
       returning id, user_id`,
      [JSON.stringify(recipients.map(({ id }) => id)), about.id, kind, title],
    );
    for (const { id, user_id: reader } of rows) notices.set(reader, id);
  }
  await mailNews(tx, notification, notices, services);
}

/**
 * Takes back what people were told, as if it had not happened: their notices, and the news in mails that wait.
 *
 * @param tx as for {@link notify}
 * @param told.since the moment of the change; nothing else of its kind has happened since
 * @returns false if somebody was mailed of it: then nothing is taken back
 */
export async function takeBack(
  tx: Queryable,
  { kind, about, since }: Pick<Notification, 'kind' | 'about'> & { since: string },
  { siteUrl }: NoticeServices,
): Promise<boolean> {
  const told = await tx.query<Recipient & { notice: string }>(
    `select n.id as notice, p.id, p.full_name, p.email, coalesce(n.kind = any (f.muted), false) as muted
       from app.notices n
       left join app.active_people p on p.id = n.user_id
       left join app.notice_preferences f on f.user_id = n.user_id
      where n.${about.kind}_id = $1 and n.kind = $2 and n.created_at >= $3::text::timestamptz`,
    [about.id, kind, since],
  );
  const mails = [];
  for (const { notice, email: to, full_name: fullName, muted } of told) {
    if (to === null || muted) continue;
    const mail = await waitingMail(tx, threadOf(about, to));
    const all = (mail?.gathered ?? []) as GatheredNews[];
    const news = all.filter((one) => one.notice !== notice);
    if (mail === null || news.length === all.length) return false;
    mails.push({ id: mail.id, news, reader: { to, fullName } });
  }
  for (const { id, news, reader } of mails) {
    if (news.length > 0) await rewriteMail(tx, id, composeFor(about, siteUrl, reader)(news), news);
    else await tx.query('delete from app.outbox where id = $1', [id]);
  }
  await tx.query(
    `delete from app.notices
      where id in (select t.id::uuid from json_array_elements_text($1::text::json) t (id))`,
    [JSON.stringify(told.map(({ notice }) => notice))],
  );
  return true;
}

async function mailNews(
  tx: Queryable,
  notification: Notification,
  notices: ReadonlyMap<string, string>,
  { siteUrl, agencyAddress, gatherMailMs, now }: NoticeServices,
): Promise<void> {
  const { kind, about, recipients, toAgency = false } = notification;
  // By address: whoever reads the agency's mail gets one, not two.
  const readers = new Map<string, Reader & { id: string | null }>();
  for (const { id, email: to, muted, full_name: fullName } of recipients) {
    if (to !== null && !muted) readers.set(to.toLowerCase(), { id, to, fullName });
  }
  const agency = agencyAddress.toLowerCase();
  if (toAgency) readers.set(agency, { ...readers.get(agency), id: null, to: agencyAddress });
  const moment = now();
  const isHeld = UNDONE_BY_CLICK.includes(kind);
  for (const { id: readerId, ...reader } of readers.values()) {
    const notice = notices.get(readerId ?? '');
    await gatherMail<GatheredNews>(tx, {
      thread: threadOf(about, reader.to),
      about,
      readerId,
      news: { ...newsOf(notification, moment), ...(notice !== undefined && { notice }) },
      notBefore: new Date(moment.getTime() + gatherMailMs),
      holdUntil: isHeld ? new Date(moment.getTime() + HOLD_MS) : null,
      compose: composeFor(about, siteUrl, reader),
    });
  }
}

/** Whom a mail is for; the agency's own address has no name. */
interface Reader {
  to: string;
  fullName?: string;
}

function threadOf({ kind, id }: Notification['about'], address: string): string {
  return `${kind} ${id} ${address.toLowerCase()}`;
}

function composeFor({ kind, id, name }: Notification['about'], siteUrl: string, reader: Reader) {
  const link = `${siteUrl}/#/${PAGE_PATHS[kind]}/${id}`;
  return (news: readonly News[]) => newsMail({ ...reader, about: kind, subject: name, link, news });
}

function newsOf({ kind, action, text, files = [] }: Notification, at: Date): GatheredNews {
  const attached = files.length > 0 ? ` Archivos: ${files.join(', ')}.` : '';
  const line = `${action} el ${inLima(at)} (hora de Lima).${attached}`;
  if (text === undefined) return { kind, line };
  return {
    kind,
    line,
    text: text.length > LONGEST_TEXT ? `${cutText(text, LONGEST_TEXT)}…` : text,
  };
}
