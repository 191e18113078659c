import { cutText } from '#contract/cutText.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { Queryable } from '../db/port.ts';
import { gatherMail } from '../mail/gatherMail.ts';
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
  /** Of changes that one notice of one recipient collects: since when, and the notice to renew, if there is one. */
  collected?: { since: string; notice?: string };
}

/** An entry of a collected mail. `app.may_be_sent` uses `kind` to check access when it is sent. */
export interface GatheredNews extends News {
  kind: NoticeKind;
  /** The reader's notice of the same; the agency's own address has none. */
  notice?: string | undefined;
}

/** Changes that a click takes back ('Deshacer'): their mails wait for it, in ms. */
const UNDONE_BY_CLICK: readonly NoticeKind[] = ['status', 'assignment', 'dates'];
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
  const { kind, about, recipients, title, collected } = notification;
  const notices = new Map<string, string>();
  if (recipients.length > 0) {
    const rows = await tx.query<{ id: string; user_id: string }>(
      `insert into app.notices (id, user_id, ${about.kind}_id, kind, title, since)
       select coalesce($5, gen_random_uuid()), r.id::uuid, $2, $3, $4, $6::text::timestamptz
         from json_array_elements_text($1::text::json) r (id)
           on conflict (id) do update
          set title = excluded.title, created_at = clock_timestamp(), read_at = null
       returning id, user_id`,
      [
        JSON.stringify(recipients.map(({ id }) => id)),
        about.id,
        kind,
        title,
        collected?.notice ?? null,
        collected?.since ?? null,
      ],
    );
    for (const { id, user_id: reader } of rows) notices.set(reader, id);
  }
  await mailNews(tx, notification, notices, services);
}

/** Mails what happened; `notices` has the notice of each reader who has one. */
export async function mailNews(
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

export function threadOf({ kind, id }: Notification['about'], address: string): string {
  return `${kind} ${id} ${address.toLowerCase()}`;
}

/** Renders the mail of an object's news for a reader. */
export function composeFor(
  { kind, id, name }: Notification['about'],
  siteUrl: string,
  reader: Reader,
) {
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
