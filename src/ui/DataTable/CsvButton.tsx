import { csvText, textFile } from '#src/lib/saveFile.ts';
import type { Column } from './column.ts';
import { FileButton } from './FileButton.tsx';
import { useIsCards } from './tableWidths.ts';

export interface CsvButtonProps<Row> {
  /** The prefix of the file name, in Spanish and without spaces. */
  name: string;
  columns: readonly Pick<Column<Row>, 'label' | 'text'>[];
  /** The rows shown, in their order. */
  rows: readonly Row[];
  /** Requests the server's export: an object URL, or null when the server lacks the call. Rejects on errors. */
  readFile?: (() => Promise<string | null>) | undefined;
}

/** Downloads a table as CSV: the server's export with all rows of the view, otherwise the rows shown. */
export function CsvButton<Row>({ name, columns, rows, readFile }: CsvButtonProps<Row>) {
  const isShort = useIsCards();
  return (
    <FileButton
      name={name}
      label="Descargar CSV"
      readFile={async () => (await readFile?.()) ?? ownFile(columns, rows)}
    >
      {isShort ? 'CSV' : 'Descargar CSV'}
    </FileButton>
  );
}

/** Makes an object URL of a CSV file with the rows. */
function ownFile<Row>(columns: CsvButtonProps<Row>['columns'], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => label);
  const cells = rows.map((row) => columns.map(({ text }) => text(row)));
  return textFile(csvText([head, ...cells]), 'text/csv;charset=utf-8');
}
