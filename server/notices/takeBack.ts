import type { NoticeKind } from '#contract/notices.ts';
import type { Queryable } from '../db/port.ts';
import { rewriteMail, waitingMail } from '../mail/gatherMail.ts';
import {
  composeFor,
  mailNews,
  threadOf,
  type GatheredNews,
  type NoticeServices,
  type Notification,
  type Recipient,
} from './notify.ts';

/** A change that its person has undone. */
interface UndoneChange {
  about: Notification['about'];
  kind: NoticeKind;
  /** The column that changed, as the history names it. */
  field: string;
  actor: string;
}

/**
 * Takes back what people were told of the change that this person has just undone.
 *
 * @param tx as for `notify`
 * @returns false if people must be told of the change back: they were mailed, or the object went to another state than
 *   before that change
 */
export async function takeBackUndone(
  tx: Queryable,
  { about, kind, field, actor }: UndoneChange,
  services: NoticeServices,
): Promise<boolean> {
  const [undone] = await tx.query<{ notices: string[] }>(
    `with latest as (
       select h.*, row_number() over (order by h.id desc) as place
         from app.history h
        where h.kind = $1 and h.object_id = $2 and h.field = $3
        order by h.id desc limit 2
     )
     select array(
              select n.id::text from app.notices n
               where n.${about.kind}_id = $2 and n.kind = $4 and n.created_at >= undone.at
            ) as notices
       from latest undone
       join latest back on back.place = 1 and back.to_value is not distinct from undone.from_value
      where undone.place = 2 and undone.author_id = $5`,
    [about.kind, about.id, field, kind, actor],
  );
  return undone !== undefined && takeBack(tx, about, undone.notices, services);
}

/**
 * Takes back notices of one object as if nothing had happened, and their news in mails that wait.
 *
 * @param tx as for `notify`
 * @returns false if somebody was mailed of one: then nothing is taken back
 */
export async function takeBack(
  tx: Queryable,
  about: Notification['about'],
  notices: readonly string[],
  { siteUrl }: NoticeServices,
): Promise<boolean> {
  const ids = JSON.stringify(notices);
  const told = await tx.query<Recipient & { notice: string; since: string | null }>(
    `select n.id as notice, n.since::text, p.id, p.full_name, p.email,
            coalesce(n.kind = any (f.muted), false) as muted
       from app.notices n
       left join app.active_people p on p.id = n.user_id
       left join app.notice_preferences f on f.user_id = n.user_id
      where n.id in (select t.id::uuid from json_array_elements_text($1::text::json) t (id))`,
    [ids],
  );
  const mails = [];
  for (const { notice, since, email: to, full_name: fullName, muted } of told) {
    if (to === null || muted) continue;
    const thread = threadOf(about, to);
    // What a notice collects may stand in a mail that has left, and in one that waits.
    if (since !== null && (await hasLeft(tx, thread, since))) return false;
    const mail = await waitingMail(tx, thread);
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
    [ids],
  );
  return true;
}

/** Whether a mail of the thread was sent, or begun, since then. */
async function hasLeft(tx: Queryable, thread: string, since: string): Promise<boolean> {
  const mails = await tx.query(
    `select 1 from app.outbox
      where thread = $1 and attempts > 0 and failed_at is null
        and coalesce(sent_at, 'infinity') >= $2::text::timestamptz
      limit 1`,
    [thread, since],
  );
  return mails.length > 0;
}

/**
 * Removes a notice that cannot be taken back, since its one recipient was mailed of it, and mails them what holds now.
 *
 * @param tx as for `notify`
 */
export async function correct(
  tx: Queryable,
  notification: Notification,
  notice: string,
  services: NoticeServices,
): Promise<void> {
  const readers = notification.recipients.map(({ id }) => [id, notice] as const);
  await mailNews(tx, notification, new Map(readers), services);
  await tx.query('delete from app.notices where id = $1', [notice]);
}
