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
}

/** An entry of a collected mail. `app.may_be_sent` uses `kind` to check access when it is sent. */
interface GatheredNews extends News {
  kind: NoticeKind;
}

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
  if (recipients.length > 0) {
    await tx.query(
      `insert into app.notices (user_id, ${about.kind}_id, kind, title)
       select r.id::uuid, $2, $3, $4 from json_array_elements_text($1::text::json) r (id)`,
      [JSON.stringify(recipients.map(({ id }) => id)), about.id, kind, title],
    );
  }
  await mailNews(tx, notification, services);
}

async function mailNews(
  tx: Queryable,
  notification: Notification,
  { siteUrl, agencyAddress, gatherMailMs, now }: NoticeServices,
): Promise<void> {
  const { about, recipients, toAgency = false } = notification;
  // By address: whoever reads the agency's mail gets one, not two.
  const readers = new Map<string, { id: string | null; to: string; fullName?: string }>();
  for (const { id, email: to, muted, full_name: fullName } of recipients) {
    if (to !== null && !muted) readers.set(to.toLowerCase(), { id, to, fullName });
  }
  const agency = agencyAddress.toLowerCase();
  if (toAgency) readers.set(agency, { ...readers.get(agency), id: null, to: agencyAddress });
  const moment = now();
  const link = `${siteUrl}/#/${PAGE_PATHS[about.kind]}/${about.id}`;
  for (const [address, { id: readerId, ...reader }] of readers) {
    await gatherMail<GatheredNews>(tx, {
      thread: `${about.kind} ${about.id} ${address}`,
      about,
      readerId,
      news: newsOf(notification, moment),
      notBefore: new Date(moment.getTime() + gatherMailMs),
      compose: (news) =>
        newsMail({ ...reader, about: about.kind, subject: about.name, link, news }),
    });
  }
}

function newsOf({ kind, action, text, files = [] }: Notification, at: Date): GatheredNews {
  const attached = files.length > 0 ? ` Archivos: ${files.join(', ')}.` : '';
  const line = `${action} el ${inLima(at)} (hora de Lima).${attached}`;
  if (text === undefined) return { kind, line };
  return {
    kind,
    line,
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
  };
}
