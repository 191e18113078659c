import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from '../../server/db/migrate.ts';
import type { Database, Queryable, Transaction } from '../../server/db/port.ts';
import type { Foot, Head, TableLine } from './backUp.ts';
import { isMigrated, listMigrations, listTables, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** The message is one Spanish line for the person who ran the command. */
export class RestoreError extends Error {}

const NOT_WHOLE = 'El respaldo no está completo: no se restauró nada.';

/**
 * Restores a backup's rows into a database, all or none, replacing what it has.
 *
 * @param options.bootstrap see `migrate`
 * @param options.force also into a database that a server has used
 * @returns the number of rows
 * @throws RestoreError if the database is not empty, or the backup does not match
 */
export async function restore(
  db: Database,
  file: string,
  { bootstrap, force }: { bootstrap: boolean; force: boolean },
): Promise<number> {
  if (!force && (await isMigrated(db))) {
    throw new RestoreError(
      'El destino no está vacío: con --force se reemplaza todo lo que contiene.',
    );
  }
  const lines = linesOf(file);
  const first = await lines.next();
  // Check the header before creating anything: a wrong file must leave an empty database empty.
  const head = readHead(first.done ? '' : first.value);
  await migrate(db, { bootstrap });
  return db.transaction((tx) => restoreLines(tx, head, lines));
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // The pipeline passes its errors to the generator, which throws them.
  const source = pipeline(createReadStream(file), text).catch(() => undefined);
  text.setEncoding('utf8');
  let rest = '';
  try {
    // Not with readline, which also splits at characters that texts may contain (U+2028).
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new RestoreError(NOT_WHOLE, { cause: error });
  } finally {
    await source;
  }
}

/** @param lines the lines after the header */
async function restoreLines(
  tx: Transaction,
  head: Head,
  lines: AsyncGenerator<string>,
): Promise<number> {
  await requireSameMigrations(tx, head);
  const tables = await listTables(tx, head.schemas);
  const enableTriggers = await disableTriggers(tx, tables);
  await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  let insert = '';
  let batch: string[] = [];
  let rows = 0;
  let foot: Foot | undefined;
  const flush = async () => {
    if (insert && batch.length > 0) await tx.query(insert, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      batch.push(line);
      if (batch.length === ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    const other = JSON.parse(line) as TableLine | Foot;
    if ('table' in other) insert = insertInto(tables, other);
    else foot = other;
  }
  // Only after the last row is the total known.
  if (foot?.rows !== rows) throw new RestoreError(NOT_WHOLE);
  await setSequences(tx, foot);
  await enableTriggers();
  return rows;
}

function readHead(line: string): Head {
  try {
    const head = JSON.parse(line) as Omit<Head, 'format'> & { format: unknown };
    if (head.format === 1) return { ...head, format: 1 };
  } catch {
    // Not JSON: reported below.
  }
  throw new RestoreError('El archivo no es un respaldo de npm run db:backup.');
}

async function requireSameMigrations(db: Queryable, { migrations }: Head): Promise<void> {
  const here = await listMigrations(db);
  const isSame = here.length === migrations.length && here.every((one, i) => one === migrations[i]);
  if (isSame) return;
  throw new RestoreError(
    'El respaldo es de otra versión del servidor: restáuralo con la versión que lo hizo y actualiza después.',
  );
}

/**
 * The statement that inserts a JSON list of rows; each value is parsed from its type's text
 * form.
 */
function insertInto(tables: readonly Table[], { table: name, columns }: TableLine): string {
  const table = tables.find((each) => each.name === name);
  const values = columns.map((column, index) => {
    const type = table?.columns.find((each) => each.name === column)?.type;
    if (type === undefined) throw new RestoreError(NOT_WHOLE);
    return `(r.value->>${index})::${type}`;
  });
  return `insert into ${name} (${columns.join(', ')}) overriding system value
          select ${values.join(', ')} from json_array_elements($1::json) r`;
}

async function setSequences(db: Queryable, { sequences }: Foot): Promise<void> {
  for (const [name, { last, used }] of Object.entries(sequences)) {
    await db.query('select setval($1::regclass, $2::bigint, $3)', [name, last, used]);
  }
}

/**
 * Disables triggers, whose rules for new data would refuse or change old data.
 *
 * @returns restores the triggers' state
 */
async function disableTriggers(
  tx: Transaction,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
  const triggers = await tx.query<{ table: string; name: string; always: boolean }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled = 'A' as always
       from pg_catalog.pg_trigger
      where not tgisinternal and tgenabled <> 'D'
        and tgrelid::regclass::text in (select value from json_array_elements_text($1::json))`,
    [JSON.stringify(tables.map(({ name }) => name))],
  );
  for (const { table, name } of triggers) {
    await tx.script(`alter table ${table} disable trigger ${name}`);
  }
  return async () => {
    for (const { table, name, always } of triggers) {
      await tx.script(`alter table ${table} enable ${always ? 'always ' : ''}trigger ${name}`);
    }
  };
}
