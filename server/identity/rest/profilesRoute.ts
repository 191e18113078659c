import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../../db/port.ts';
import { RestError } from './restError.ts';
import type { RestCaller } from './restCaller.ts';

const OBJECT = 'application/vnd.pgrst.object+json';

/** The columns of public.profiles and the types of their filters. */
const COLUMN_TYPES = { id: 'uuid', full_name: 'text', role_id: 'integer' } as const;
type Column = keyof typeof COLUMN_TYPES;

/**
 * `GET /profiles?select=…&<column>=eq.<value>`: the rows visible under row-level security, as a
 * list, or as a single object if `accept` asks for that.
 *
 * @throws RestError 400 PGRST100, 42703, 22P02; 406 PGRST107, PGRST116
 */
export async function selectProfiles(
  caller: RestCaller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const single = wantsObject(request.headers.accept);
  const query = [...new URLSearchParams(request.url.split('?')[1])];
  const columns = readSelect(query.find(([name]) => name === 'select')?.[1]);
  const filters = query.filter(([name]) => name !== 'select').map(readFilter);

  const where = filters.map(
    ({ column }, i) => `${column} = $${i + 1}::text::${COLUMN_TYPES[column]}`,
  );
  const rows = await caller.run((tx) =>
    tx.query(
      `select ${columns.join(', ')} from public.profiles ${where.length ? 'where' : ''} ${where.join(' and ')}`,
      filters.map(({ value }) => value),
    ),
  );
  return single ? sendObject(reply, rows) : sendList(reply, rows);
}

function sendObject(reply: FastifyReply, rows: Row[]) {
  if (rows.length !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows.length} rows`,
    });
  }
  return reply.type(`${OBJECT}; charset=utf-8`).send(JSON.stringify(rows[0]));
}

function sendList(reply: FastifyReply, rows: Row[]) {
  reply.header('content-range', rows.length ? `0-${rows.length - 1}/*` : '*/*');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
}

function wantsObject(accept = '*/*'): boolean {
  if (accept.includes(OBJECT)) return true;
  if (/application\/json|application\/\*|\*\/\*/.test(accept)) return false;
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

function readSelect(select = '*'): Column[] {
  const names = select.split(',').map((name) => name.trim());
  return names.flatMap((name) => (name === '*' || name === '' ? allColumns() : [column(name)]));
}

function readFilter([name, filter]: [string, string]): { column: Column; value: string } {
  const value = /^eq\.(.*)$/s.exec(filter)?.[1];
  if (value === undefined) {
    throw new RestError(400, 'PGRST100', `"failed to parse filter (${filter})" (line 1, column 1)`);
  }
  return { column: column(name), value };
}

function column(name: string): Column {
  if (Object.hasOwn(COLUMN_TYPES, name)) return name as Column;
  throw new RestError(400, '42703', `column profiles.${name} does not exist`);
}

function allColumns(): Column[] {
  return Object.keys(COLUMN_TYPES) as Column[];
}
