import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queryable, Transaction } from '../../server/db/port.ts';
import { listMigrations, listTables, type Table } from './tables.ts';

/** First line of a backup. */
export interface Head {
  format: 1;
  schemas: string[];
  migrations: string[];
}

/** Precedes the rows of a table. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** Last line: without it the file is truncated. */
export interface Foot {
  rows: number;
  /** Last value of each sequence, by name. */
  sequences: Record<string, { last: string; used: boolean }>;
}

const ROWS_AT_ONCE = 500;

/**
 * Writes all rows of the schemas into a file: gzipped JSON lines, each value in Postgres's text
 * form. It reads one snapshot, so a server may keep running. Only the owner can read the file,
 * which appears when it is complete.
 *
 * @returns the number of rows
 */
export async function backUp(
  db: Database,
  schemas: readonly string[],
  file: string,
): Promise<number> {
  const part = `${file}.part`;
  const target = createWriteStream(part, { mode: 0o600 });
  await once(target, 'open');
  try {
    let rows = 0;
    await db.transaction(async (tx) => {
      await tx.script('set transaction isolation level repeatable read read only');
      const counted = (count: number) => (rows = count);
      await pipeline(Readable.from(linesOf(tx, schemas, counted)), createGzip(), target);
    });
    await rename(part, file);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf(
  tx: Transaction,
  schemas: readonly string[],
  counted: (rows: number) => void,
): AsyncGenerator<string> {
  const migrations = await listMigrations(tx);
  yield line({ format: 1, schemas: [...schemas], migrations } satisfies Head);
  let rows = 0;
  for (const table of await listTables(tx, schemas)) {
    const columns = table.columns.map(({ name }) => name);
    yield line({ table: table.name, columns } satisfies TableLine);
    for await (const batch of batchesOf(tx, table)) {
      rows += batch.length;
      yield batch.map((row) => `${row}\n`).join('');
    }
  }
  counted(rows);
  yield line({ rows, sequences: await sequencesOf(tx, schemas) } satisfies Foot);
}

/** A table's rows as JSON arrays of texts. */
async function* batchesOf(tx: Transaction, { name, columns }: Table): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${column.name}::text`).join(', ');
  await tx.script(
    `declare backup_rows no scroll cursor for
     select array_to_json(array[${texts}]::text[])::text as row from only ${name}`,
  );
  for (;;) {
    const batch = await tx.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (batch.length === 0) break;
    yield batch.map(({ row }) => row);
  }
  await tx.script('close backup_rows');
}

async function sequencesOf(db: Queryable, schemas: readonly string[]): Promise<Foot['sequences']> {
  const names = await db.query<{ name: string }>(
    `select oid::regclass::text as name from pg_catalog.pg_class
      where relkind = 'S' and relnamespace::regnamespace::text in (
              select value from json_array_elements_text($1::json))`,
    [JSON.stringify(schemas)],
  );
  const sequences: Foot['sequences'] = {};
  for (const { name } of names) {
    const [row] = await db.query<{ last: string; used: boolean }>(
      `select last_value::text as last, is_called as used from ${name}`,
    );
    if (row) sequences[name] = row;
  }
  return sequences;
}

function line(content: object): string {
  return `${JSON.stringify(content)}\n`;
}
