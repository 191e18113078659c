import type { Queryable } from '../db/port.ts';
import { limaTime } from './demoCalendar.ts';
import { DEMO_CONTACT_MESSAGES } from './demoContactMessages.ts';
import type { Ids } from './demoAccounts.ts';

/** Seeds contact messages with their replies and notes. */
export async function addContactMessages(tx: Queryable, ids: Ids, now: Date): Promise<void> {
  for (const { daysAgo, hour, entries = [], ...given } of DEMO_CONTACT_MESSAGES) {
    const [row] = await tx.query<{ id: string }>(
      `insert into app.contact_messages
         (name, email, subject, message, status, assigned_to, account_id, idea_id, project_id, created_at, phone, channel)
       values ($1, $2, $3, $4, $5, $6, $7,
               (select i.id from app.ideas i where i.name = $8 and i.user_id = $7),
               (select p.id from app.projects p where p.name = $9), $10, $11, $12)
       returning id`,
      [
        ...[given.name, given.email ?? null, given.subject, given.message, given.status],
        given.assignee === undefined ? null : ids[given.assignee],
        given.account === undefined ? null : ids[given.account],
        given.idea ?? null,
        given.project ?? null,
        limaTime(now, daysAgo, hour),
        ...[given.phone ?? null, given.channel ?? null],
      ],
    );
    for (const entry of entries) {
      await tx.query(
        `insert into app.contact_message_entries
           (message_id, kind, author_id, author_name, body, created_at)
         select $1, $3, p.id, p.full_name, $4, $5 from app.profiles p where p.id = $2`,
        [
          row?.id,
          ids[entry.from],
          entry.kind,
          entry.body,
          limaTime(now, entry.daysAgo, entry.hour),
        ],
      );
    }
  }
}
