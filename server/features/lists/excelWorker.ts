import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { ReadableList } from '../../lists/allLists.ts';
import type { ExcelColumn } from './excelCells.ts';
import { excelFile } from './excelFile.ts';
import { listExports } from './exports.ts';

/*
 * Makes the Excel file of a list, so that the server's thread stays free. It asks for rows with 'more' and gets a batch
 * of JSON texts, or null after the last; it answers the file's parts, then 'done'.
 */

const port = parentPort;
if (port === null) throw new Error('not a thread');

const { name, columns } = listExports[workerData as ReadableList];

async function* batches(from: MessagePort): AsyncGenerator<unknown[]> {
  for (;;) {
    from.postMessage('more');
    const [rows] = (await once(from, 'message')) as [string[] | null];
    if (rows === null) return;
    yield rows.map((row): unknown => JSON.parse(row));
  }
}

// Each list's rows are what its columns take.
const file = await excelFile(name, columns as readonly ExcelColumn<unknown>[], batches(port));
for await (const part of file) port.postMessage(part);
port.postMessage('done');
