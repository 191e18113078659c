import { Download } from 'lucide';
import { useEffect } from 'react';
import { laterCode } from '#src/lib/laterCode.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import type { Column } from './column.ts';

export interface CsvButtonProps<Row> {
  /** How the file's name begins, in Spanish and without spaces. */
  name: string;
  columns: readonly Pick<Column<Row>, 'label' | 'text'>[];
  /** Those that are shown, in their order. */
  rows: readonly Row[];
}

/** The file's code, which the rows do not wait for. */
const csvCode = laterCode('csv', () => import('#src/lib/csv.ts'));

/** Saves what a table shows as a file for spreadsheets. */
export function CsvButton<Row>({ name, columns, rows }: CsvButtonProps<Row>) {
  useEffect(() => void csvCode.load().catch(() => undefined), []);
  async function save() {
    const { csvFileName, csvText } = await csvCode.load();
    const head = columns.map(({ label }) => label);
    const cells = rows.map((row) => columns.map(({ text }) => text(row)));
    saveFile(csvFileName(name, new Date()), csvText([head, ...cells]));
  }
  return (
    <Button icon={<Icon of={Download} inText />} aria-label="Descargar CSV" onClick={save}>
      CSV
    </Button>
  );
}

/** How long the browser may take to begin saving, in milliseconds. */
const BEGIN = 10_000;

function saveFile(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN);
}
