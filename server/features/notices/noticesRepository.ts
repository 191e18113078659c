import type { NoticeKind, NoticePreferencesChange } from '#contract/notices.ts';
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

/** The kinds that are muted after a change: of those that it leaves as they were, what they are by now. */
export async function mutedAfter(
  tx: Queryable,
  { muted, was }: NoticePreferencesChange,
): Promise<NoticeKind[]> {
  if (!was) return muted;
  const [row] = await tx.query<{ muted: NoticeKind[] }>(
    'select muted from app.notice_preferences where user_id = auth.uid() for update',
  );
  const others = (row?.muted ?? []).filter((kind) => !was.muted.includes(kind));
  const kept = (row?.muted ?? []).filter((kind) => muted.includes(kind));
  const added = muted.filter((kind) => !was.muted.includes(kind));
  return [...new Set([...others, ...kept, ...added])];
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
