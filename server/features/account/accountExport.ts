import { sql } from 'kysely';
import type { AccountExport } from '#contract/accountExport.ts';
import { becomeApi, type AsReader } from '../../db/rights.ts';
import type { Queryable } from '../../db/port.ts';
import type { Sql } from '../../lists/list.ts';
import { run } from '../../lists/statement.ts';

interface Person {
  id: string;
  /** In lower case. */
  email: string;
}

/** Rows `r` of one kind, which of them are about a person, and what of each is given out. */
interface Kind {
  from: Sql;
  whose: (person: Person) => Sql;
  at?: Sql;
  id?: Sql;
  columns: Sql;
}

/**
 * What there can be many rows of, in the export's order. People do not read all of these tables, so they are read with the
 * API's rights: each kind names the person itself, and none names anybody else. Titles of notices and the team's answers do, so
 * they are left out.
 */
const KINDS: Record<Exclude<keyof AccountExport, keyof Facts>, Kind> = {
  sessions: {
    from: sql`auth.sessions`,
    whose: ({ id }) => sql`r.user_id = ${id}`,
    columns: sql`app.device_of(r.user_agent) as device, r.created_at,
      coalesce(r.refreshed_at at time zone 'UTC', r.created_at) as last_used_at`,
  },
  projects: {
    from: sql`app.projects`,
    whose: ({ id }) => sql`r.client_id = ${id}`,
    columns: sql`r.id, r.name, r.scope, r.service_id, r.status, r.progress, r.created_at,
      array(select json_build_object('name', h.name, 'start_date', h.start_date, 'end_date', h.end_date)
              from app.phases h where h.project_id = r.id order by h.position) as phases`,
  },
  deliveryAnswers: {
    from: sql`app.deliveries`,
    whose: ({ id }) => sql`r.answered_by = ${id}`,
    at: sql`r.answered_at`,
    columns: sql`r.project_id, r.answer, r.answer_body, r.answered_at`,
  },
  tickets: {
    from: sql`app.tickets`,
    whose: ({ id }) => sql`r.user_id = ${id}`,
    columns: sql`r.id, r.subject, r.description, r.status, r.created_at,
      array(select f.name from app.files f where f.ticket_id = r.id order by f.position) as files`,
  },
  messages: {
    from: sql`app.ticket_messages`,
    whose: ({ id }) => sql`r.author_id = ${id} and not r.internal`,
    columns: sql`r.ticket_id, r.body, r.created_at,
      array(select f.name from app.files f where f.message_id = r.id order by f.position) as files`,
  },
  ideas: {
    from: sql`app.ideas`,
    whose: ({ id }) => sql`r.user_id = ${id}`,
    columns: sql`r.id, r.name, r.prompt, r.description, r.features, r.created_at, r.requested_at`,
  },
  contactMessages: {
    from: sql`app.contact_messages`,
    // Those from before the account, too: its address is confirmed.
    whose: ({ id, email }) =>
      sql`r.account_id = ${id} or (r.account_id is null and r.address = ${email})`,
    columns: sql`r.name, r.email, r.subject, r.message, r.phone, r.contact_by, r.channel, r.created_at`,
  },
  notices: {
    from: sql`app.notices`,
    whose: ({ id }) => sql`r.user_id = ${id}`,
    columns: sql`r.kind, r.created_at, r.read_at`,
  },
  newsletter: {
    from: sql`app.newsletter_subscriptions`,
    whose: ({ email }) => sql`r.email = ${email}`,
    at: sql`r.requested_at`,
    columns: sql`r.requested_at, r.confirmed_at, r.unsubscribed_at`,
  },
  complaints: {
    from: sql`app.complaints`,
    whose: ({ email }) => sql`lower(r.email) = ${email}`,
    at: sql`r.filed_at`,
    id: sql`r.code`,
    columns: sql`r.code, r.filed_at, r.due_date, r.answered, r.type, r.good_type, r.good_description, r.amount,
      r.details, r.request`,
  },
};

/** Rows of one part: at most 1 MB of messages in memory. */
const ROWS_AT_ONCE = 50;

/** All that is stored about a person, as the text of an `AccountExport`, a row a line. */
export async function* accountParts(asReader: AsReader): AsyncGenerator<string> {
  const asApi: AsReader = (work) =>
    asReader(async (tx, reader) => {
      await becomeApi(tx);
      return work(tx, reader);
    });
  const { person, facts } = await asApi((tx, { id }) => readFacts(tx, id));
  yield `{\n${Object.entries(facts).map(member).join(',\n')}`;
  for (const [name, kind] of Object.entries(KINDS)) {
    let text = `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    let rows: ExportedRow[] = [];
    do {
      const last = rows.at(-1);
      rows = await asApi((tx) => readRows(tx, kind, person, last));
      for (const { row } of rows) {
        text += separator + row;
        separator = ',\n';
      }
      yield text;
      text = '';
    } while (rows.length === ROWS_AT_ONCE);
    yield ']';
  }
  yield '\n}\n';
}

type Facts = Pick<AccountExport, 'account' | 'details' | 'mutedMails'>;

/** What is stored about a person once. */
async function readFacts(tx: Queryable, id: string): Promise<{ person: Person; facts: Facts }> {
  const [row] = await run(
    tx,
    sql<Facts & { email: string }>`
      select lower(p.email) as email,
             json_build_object(
               'full_name', p.full_name, 'email', p.email, 'role', p.role, 'created_at', u.created_at
             ) as account,
             (select json_build_object('company', d.company, 'phone', d.phone, 'document', d.document)
                from app.client_details d where d.id = p.id) as details,
             coalesce((select to_json(n.muted) from app.notice_preferences n where n.user_id = p.id), '[]') as "mutedMails"
        from app.active_people p
        join auth.users u on u.id = p.id
       where p.id = ${id}`,
  );
  if (!row) throw new Error('the account is not there');
  const { email, ...facts } = row;
  return { person: { id, email }, facts };
}

interface ExportedRow {
  /** As JSON text. */
  row: string;
  /** Its place in the order of time (app.time_cursor). */
  cursor: string;
}

/** The newest rows, or those after one. */
function readRows(tx: Queryable, kind: Kind, person: Person, last: ExportedRow | undefined) {
  const { from, whose, at = sql`r.created_at`, id = sql`r.id::text`, columns } = kind;
  const cursor = last?.cursor ?? null;
  return run(
    tx,
    sql<ExportedRow>`
      select (select row_to_json(d) from (select ${columns}) d)::text as row, app.time_cursor(${at}, ${id}) as cursor
        from ${from} r
       where (${whose(person)}) and (${at}, ${id}) < (app.cursor_time(${cursor}), split_part(${cursor}, '_', 2))
       order by ${at} desc, ${id} desc
       limit ${ROWS_AT_ONCE}`,
  );
}

function member([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
