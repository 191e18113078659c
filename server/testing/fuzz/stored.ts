import assert from 'node:assert/strict';
import type { CallName } from '#contract/calls.ts';
import { trimLine, trimText } from '#contract/typedText.ts';
import type { Database } from '../../db/port.ts';

/** SQL that reads the stored texts of a call; `$1` is the id in its answer. */
const STORED: Partial<Record<CallName, string>> = {
  createTicket: 'select subject, description from app.tickets where id::text = $1',
  createProject: 'select name from app.projects where id::text = $1',
  createStaff: 'select full_name from app.profiles where id::text = $1',
  createInvitation: 'select full_name from app.profiles where id::text = $1',
  createComplaint: `select full_name as "fullName", details, phone, address, guardian, request,
      good_description as "goodDescription" from app.complaints where code = $1`,
  answerComplaint:
    'select text from app.complaint_answers a join app.complaints c on c.id = a.complaint_id where c.id::text = $1 order by answered_at desc limit 1',
  sendContactMessage:
    'select name, email, subject, message from app.contact_messages where $1 = $1 order by created_at desc limit 1',
  replyToContactMessage: 'select body from app.contact_message_entries where id::text = $1',
  noteOnContactMessage: 'select body from app.contact_message_entries where id::text = $1',
  generateIdea: 'select prompt from app.ideas where id::text = $1',
  generateIdeas: 'select prompt from app.ideas where $1 = $1 order by created_at desc limit 1',
};

/** Every accepted text must be stored unchanged, except for its ends and the kind of its line breaks. */
export async function checkStored(
  db: Database,
  name: CallName,
  sent: object,
  answer: { id?: string; code?: string },
): Promise<void> {
  const query = STORED[name];
  if (query === undefined) return;
  const [row] = await db.query<Record<string, string | null>>(query, [
    answer.id ?? answer.code ?? '',
  ]);
  assert.ok(row, `${name} left no row`);
  for (const [field, kept] of Object.entries(row)) {
    const text = field in sent ? (sent as Record<string, unknown>)[field] : undefined;
    if (typeof text !== 'string') continue;
    const cleaned = [trimText(text), trimLine(text)];
    assert.ok(cleaned.includes(kept ?? ''), `${name}: ${field} is ${kept}`);
  }
}
