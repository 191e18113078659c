import type {
  Complaint,
  ComplaintLookUp,
  NewComplaint,
  NewComplaintAnswer,
} from '#contract/complaints.ts';
import { agency } from '#contract/agency.ts';
import type { Queryable } from '../../db/port.ts';
import { limaDay } from '#contract/limaTime.ts';
import type { FiledComplaint } from '../../mail/templates/complaint.ts';
import { Refusal } from '../../plugins/errors.ts';
import { answerBy } from './answerBy.ts';

/**
 * Files a complaint under the next number of its year.
 *
 * @param tx runs as the API's own role; it blocks other filings of the year until it ends
 */
export async function fileComplaint(
  tx: Queryable,
  complaint: NewComplaint,
  filedAt: Date,
): Promise<FiledComplaint> {
  const dueDate = answerBy(filedAt);
  const year = Number(limaDay(filedAt).slice(0, 4));
  const [filed] = await tx.query<{ code: string }>(
    `insert into app.complaints
       (year, number, filed_at, due_date, type, full_name, document_id, email, phone, address,
        guardian, good_type, good_description, amount, details, request)
     values ($1, $2, $3, $4::text::date, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::text::numeric, $15, $16)
     returning code`,
    [
      year,
      await nextNumber(tx, year),
      filedAt,
      dueDate,
      complaint.type,
      complaint.fullName,
      complaint.documentId,
      complaint.email,
      orNull(complaint.phone),
      orNull(complaint.address),
      orNull(complaint.guardian),
      complaint.goodType ?? null,
      orNull(complaint.goodDescription),
      complaint.amount?.toFixed(2) ?? null,
      complaint.details,
      orNull(complaint.request),
    ],
  );
  if (!filed) throw new Error('the complaint was not filed');
  return { code: filed.code, filedAt, dueDate, complaint };
}

/**
 * A complaint by its code and its consumer's document.
 *
 * @param tx runs as the API's own role
 * @throws Refusal 404, the same for an unknown code, a wrong document, and a deleted complaint
 */
export function findComplaint(tx: Queryable, known: ComplaintLookUp): Promise<Complaint> {
  return readComplaint(tx, {
    where: 'code = $1 and document_id = $2',
    params: [known.code, known.documentId],
    missing: `No encontramos una reclamación con ese código y ese documento. Revísalos en tu copia; si están bien, escríbenos a ${agency.email}.`,
  });
}

/**
 * Records an answer and its settlement, if any. The database sets the author.
 *
 * @throws Refusal 404 if there is no such complaint
 */
export async function answerComplaint(
  tx: Queryable,
  { complaintId, text, settlement }: NewComplaintAnswer,
): Promise<Complaint> {
  await tx.query(
    `insert into app.complaint_answers (complaint_id, text, settled_on, settlement)
     select id, $2, $3::text::date, $4 from app.complaints where id = $1`,
    [complaintId, text, settlement?.settledOn ?? null, settlement?.text ?? null],
  );
  return readComplaint(tx, {
    where: 'id = $1',
    params: [complaintId],
    missing: 'Esa reclamación no existe.',
  });
}

async function readComplaint(
  tx: Queryable,
  { where, params, missing }: { where: string; params: string[]; missing: string },
): Promise<Complaint> {
  const [row] = await tx.query<{ card: Complaint }>(
    `select card from app.complaint_cards where ${where}`,
    params,
  );
  if (!row) throw new Refusal(404, missing);
  return row.card;
}

/**
 * How many copies the address was sent in the last day.
 *
 * @param tx has filed its complaint, so it holds the year's row lock and the count cannot race
 */
export async function countRecentCopies(tx: Queryable, email: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from app.outbox
      where kind = 'complaint_copy' and lower(recipient) = lower($1)
        and created_at > now() - interval '1 day'`,
    [email],
  );
  return row?.count ?? 0;
}

/**
 * Increments the year's counter, whose row stays locked until the transaction ends: a failed
 * filing releases its number, and numbers are unique.
 */
async function nextNumber(tx: Queryable, year: number): Promise<number> {
  const [counter] = await tx.query<{ last: number }>(
    `insert into app.complaint_numbers as kept (year, last) values ($1, 1)
     on conflict (year) do update set last = kept.last + 1
     returning last`,
    [year],
  );
  if (!counter) throw new Error('the year gave no number');
  return counter.last;
}

/** An empty field counts as missing. */
function orNull(text: string | undefined): string | null {
  return text || null;
}
