import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from '../../server/db/migrate.ts';
import { SUPABASE_FOLDER } from '../../server/db/migrationFiles.ts';
import type { Database, Queryable, Transaction } from '../../server/db/port.ts';
import { prepareSchema } from '../../server/db/prepareSchema.ts';
import type { Foot, Head, TableLine } from './backUp.ts';
import { RestoreError } from './restoreError.ts';
import { isMigrated, listMigrations, listTables, type Table } from './tables.ts';
import { versionOf, type Version } from './version.ts';

const ROWS_AT_ONCE = 500;

const NO_BACKUP = 'El archivo no es un respaldo de npm run db:backup.';
const NOT_WHOLE = 'El respaldo no está completo: no se restauró nada.';

interface RestoreOptions {
  /** See `migrate`. */
  bootstrap: boolean;
  /** Also into a database that a server has used. */
  force: boolean;
  root?: URL;
}

/**
 * Restores a backup's rows into a database, all or none, replacing what it has. An older backup
 * goes into an empty database, which gets the tables of that time first and is migrated after.
 *
 * @returns the number of rows
 * @throws RestoreError if the database is not empty, or the backup does not match
 */
export async function restore(
  db: Database,
  file: string,
  { bootstrap, force, root = SUPABASE_FOLDER }: RestoreOptions,
): Promise<number> {
  if (!force && (await isMigrated(db))) {
    throw new RestoreError(
      'El destino no está vacío: con --force se reemplaza todo lo que contiene.',
    );
  }
  // All of it, before anything is created: a wrong file must leave an empty database empty.
  const { head, foot } = await readWhole(file);
  const version = await versionOf(head, { bootstrap, root });
  await migrate(db, { bootstrap, root, only: new Set(version.files) });
  await db.transaction((tx) => restoreLines(tx, version, file, foot));
  await prepareSchema(db, { bootstrap, root });
  return foot.rows;
}

/**
 * The first and the last line of a backup.
 *
 * @throws RestoreError if it is none, or any of it is missing or unreadable
 */
async function readWhole(file: string): Promise<{ head: Head; foot: Foot }> {
  let head: Head | undefined;
  let last: TableLine | Foot | undefined;
  let rows = 0;
  for await (const line of linesOf(file)) {
    if (head === undefined) head = readHead(line);
    else if (last !== undefined && !('table' in last)) throw new RestoreError(NOT_WHOLE);
    else if (line.startsWith('[')) {
      readLine(line);
      rows += 1;
    } else last = readLine(line) as TableLine | Foot;
  }
  if (head === undefined) throw new RestoreError(NO_BACKUP);
  if (last === undefined || 'table' in last || last.rows !== rows)
    throw new RestoreError(NOT_WHOLE);
  return { head, foot: last };
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RestoreError(NOT_WHOLE, { cause: error });
  }
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

async function restoreLines(
  tx: Transaction,
  version: Version,
  file: string,
  foot: Foot,
): Promise<void> {
  await requireVersion(tx, version);
  const tables = await listTables(tx, version.schemas);
  const enableTriggers = await disableTriggers(tx, tables);
  await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  let insert = '';
  let batch: string[] = [];
  const flush = async () => {
    if (insert && batch.length > 0) await tx.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (line.startsWith('[')) {
      batch.push(line);
      if (batch.length === ROWS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    const other = JSON.parse(line) as Head | TableLine | Foot;
    if ('table' in other) insert = insertInto(tables, version.nameOf(other.table), other.columns);
  }
  await setSequences(tx, foot);
  await enableTriggers();
}

function readHead(line: string): Head {
  try {
    const head = JSON.parse(line) as Omit<Head, 'format'> & { format: unknown };
    if (head.format === 1) return { ...head, format: 1 };
  } catch {
    // Not JSON: reported below.
  }
  throw new RestoreError(NO_BACKUP);
}

async function requireVersion(db: Queryable, { files }: Version): Promise<void> {
  const here = await listMigrations(db);
  if (here.length === files.length) return;
  throw new RestoreError(
    'El respaldo es de una versión anterior a la del destino: restáuralo en una base de datos vacía.',
  );
}

/**
 * The statement that inserts a JSON list of rows; each value is parsed from its type's text
 * form.
 */
function insertInto(tables: readonly Table[], name: string, columns: readonly string[]): string {
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
