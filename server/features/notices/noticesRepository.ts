import type { NoticeKind } from '#contract/notices.ts';
import type { Queryable } from '../../db/port.ts';

/** @param ids which of one's own; without them all are read */
export async function readNotices(
  tx: Queryable,
  userId: string,
  ids?: readonly string[],
): Promise<undefined> {
  await tx.query(
    `update app.notices set read_at = now()
      where user_id = $1 and read_at is null
        and ($2::text is null
             or id in (select r.id::uuid from json_array_elements_text($2::text::json) r (id)))`,
    [userId, ids ? JSON.stringify(ids) : null],
  );
}

/** Of these kinds one gets no mail. */
export async function muteKinds(tx: Queryable, kinds: readonly NoticeKind[]): Promise<void> {
  await tx.query(
    `insert into app.notice_preferences (muted)
     select coalesce(array_agg(k), '{}') from json_array_elements_text($1::text::json) k
         on conflict (user_id) do update set muted = excluded.muted`,
    [JSON.stringify(kinds)],
  );
}
