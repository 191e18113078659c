import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { cutText } from '#contract/cutText.ts';
import { MOST_FILE_ROWS } from '#contract/excelFiles.ts';
import { FORMATS, type Cell, type ExcelColumn, type Format } from './excelCells.ts';

/** The last row of a file that does not have all rows. */
const cutNote = (most: number) =>
  `Este archivo trae las primeras ${most.toLocaleString('en-US')} filas. Para descargar las demás, busca o filtra la lista.`;

/** Excel takes no longer text. */
const LONGEST_TEXT = 32_767;

/** In characters. */
const WIDEST = 60;

/**
 * Writes an Excel file while its rows are read, so that it is never whole in memory. The header row is bold and frozen;
 * columns are as wide as their first rows need.
 *
 * @param sheet the sheet's name
 * @param batches rows, some at a time
 * @param most how many rows the file has at most
 * @throws what reading the first batch throws; later errors break the stream
 */
export async function excelFile<Row>(
  sheet: string,
  columns: readonly ExcelColumn<Row>[],
  batches: AsyncGenerator<readonly Row[]>,
  most = MOST_FILE_ROWS,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const cellsOf = (row: Row) => columns.map(([, cell]) => cleaned(cell(row)));
  const start = await batches.next();
  const first = start.done === true ? [] : start.value.map(cellsOf);
  const defs = columns.map(([header, , format], index): ColumnDef => ({
    header,
    width: widthOf([header, ...first.map((cells) => cells[index] ?? null)], format),
    style: { font: { bold: true, size: 11, name: 'Calibri' } },
  }));

  async function* rows(): AsyncGenerator<CellValue[]> {
    // The header row is written by now: what follows looks as its column says.
    columns.forEach(([, , format], index) => {
      const def = defs[index] ?? {};
      delete def.style;
      if (format) def.numFmt = FORMATS[format];
    });
    yield* first;
    let count = first.length;
    for await (const batch of batches) {
      for (const row of batch) {
        if (count === most) {
          yield [cutNote(most)];
          return;
        }
        yield cellsOf(row);
        count += 1;
      }
    }
  }

  const file = writeXlsxStream(rows(), { name: sheet, columns: defs, freezePane: { rows: 1 } });
  return file as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** What XML and Excel take. */
function cleaned(cell: Cell): CellValue {
  if (typeof cell !== 'string') return cell ?? null;
  if (cell === '') return null;
  const text = cell.replace(/\r\n?/g, '\n').replace(/[\uFFFE\uFFFF]/g, '');
  return text.length > LONGEST_TEXT ? `${cutText(text, LONGEST_TEXT - 1)}…` : text;
}

function widthOf(cells: readonly CellValue[], format: Format = 'time'): number {
  const lengths = cells.map((cell) =>
    cell instanceof Date ? FORMATS[format].length : longestLine(String(cell ?? '')),
  );
  return Math.min(WIDEST, Math.max(...lengths) + 2);
}

function longestLine(text: string): number {
  const lines = text.slice(0, 1_000).split('\n');
  return Math.max(...lines.map((line) => line.length));
}
