import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { describe, it } from 'node:test';
import { MOST_FILE_ROWS } from '#contract/excelFiles.ts';
import { excelFile } from './excelFile.ts';
import type { Refusal } from '../../plugins/errors.ts';
import { FULL } from '../../testing/full.ts';
import { excelSheet } from '../../testing/excelSheet.ts';
import { excelParts } from './excelParts.ts';
import { listExports } from './exports.ts';

const BATCH = 1_000;

/** So many people of the team. */
async function* team(rows: number): AsyncGenerator<string[]> {
  for (let from = 0; from < rows; from += BATCH) {
    const count = Math.min(BATCH, rows - from);
    yield Array.from({ length: count }, (_, n) =>
      JSON.stringify({ full_name: `Persona ${from + n}`, role: 'admin' }),
    );
  }
}

async function fileOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const file: Uint8Array[] = [];
  for await (const part of parts) file.push(part);
  return Buffer.concat(file);
}

describe('an Excel file', () => {
  it('is made while the server’s thread stays free', async () => {
    const before = performance.eventLoopUtilization();
    const file = await fileOf(excelParts('staff', team(10 * BATCH)));
    // Over 0.8 where the file is made in this thread.
    assert.ok(performance.eventLoopUtilization(before).utilization < 0.5);
    assert.equal(excelSheet(file).rows.length, 10 * BATCH);
  });

  it('has so many rows at most and says so; with exactly as many it says nothing', async () => {
    const columns = [['Nombre', (row: string) => row]] as const;
    const most = 1_005;
    const rowsOf = async (count: number) => {
      const file = await excelFile('personal', columns, team(count), most);
      return excelSheet(await fileOf(file)).rows;
    };
    const all = await rowsOf(most);
    assert.equal(all.length, most);
    const note =
      'Este archivo trae las primeras 1,005 filas. Para descargar las demás, busca o filtra la lista.';
    assert.deepEqual(await rowsOf(most + 1), [...all, { Nombre: { t: note } }]);
  });

  if (FULL) {
    it('has 100,000 rows at most', async () => {
      const { rows } = excelSheet(await fileOf(excelParts('staff', team(MOST_FILE_ROWS + 1))));
      assert.equal(rows.length, 100_001);
      assert.deepEqual(rows.at(-2)?.Nombre, { t: 'Persona 99999' });
    });
  }

  it('lets others in between two batches, however soon a database answers', async () => {
    let turn = 0;
    let isDone = false;
    const nextTurn = () => {
      turn += 1;
      if (!isDone) setImmediate(nextTurn);
    };
    nextTurn();
    const turns: number[] = [];
    async function* slow(): AsyncGenerator<string[]> {
      for await (const batch of team(6 * BATCH)) {
        turns.push(turn);
        // As long as the thread takes for the batch before.
        for (const until = performance.now() + 40; performance.now() < until;);
        yield batch;
      }
    }
    await fileOf(excelParts('staff', slow()));
    isDone = true;
    assert.equal(new Set(turns).size, turns.length);
  });

  it('may have no rows', async () => {
    const { headings, rows } = excelSheet(await fileOf(excelParts('staff', team(0))));
    assert.deepEqual([headings, rows], [['Nombre', 'Rol'], []]);
  });

  it('leaves out what XML cannot hold, and cuts a text that is too long for a cell', async () => {
    async function* one() {
      yield [{ full_name: 'a\uFFFEb\u0001\r\nc', role: 'x'.repeat(40_000) }];
    }
    const { name, columns } = listExports.staff;
    const [row] = excelSheet(await fileOf(await excelFile(name, columns, one()))).rows;
    assert.deepEqual(row, {
      Nombre: { t: 'ab_x0001_\nc' },
      Rol: { t: `${'x'.repeat(32_766)}…` },
    });
  });

  it('is refused while four others are made', async () => {
    const others = Array.from({ length: 4 }, () => excelParts('staff', team(1)));
    await Promise.all(others.map((parts) => parts.next()));
    const fifth = excelParts('staff', team(1));
    await assert.rejects(fifth.next(), (error) => (error as Refusal).statusCode === 503);
    await Promise.all(others.map((parts) => parts.return(undefined)));
    assert.equal(excelSheet(await fileOf(excelParts('staff', team(1)))).rows.length, 1);
  });

  it('ends where its rows cannot be read, or are none', async () => {
    async function* broken(): AsyncGenerator<string[]> {
      yield* team(BATCH);
      throw new Error('the database is gone');
    }
    await assert.rejects(fileOf(excelParts('staff', broken())), /the database is gone/);
    async function* nonsense(): AsyncGenerator<string[]> {
      yield ['{'];
    }
    await assert.rejects(fileOf(excelParts('staff', nonsense())), SyntaxError);
  });
});
