import { Download } from 'lucide';
import { useState } from 'react';
import { csvFileName, csvText, saveFile, textFile } from '#src/lib/saveFile.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Toast } from '#ui/Toast';
import type { Column } from './column.ts';

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
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      const address = (await readFile?.()) ?? ownFile(columns, rows);
      saveFile(csvFileName(name, new Date()), address);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        icon={<Icon of={Download} inText />}
        aria-label="Descargar CSV"
        busy={state === 'busy'}
        onClick={() => void save()}
      >
        CSV
      </Button>
      {state === 'failed' && (
        <Toast onClose={() => setState('idle')}>
          No se pudo descargar el archivo. Vuelve a intentarlo.
        </Toast>
      )}
    </>
  );
}

/** Makes an object URL of a CSV file with the rows. */
function ownFile<Row>(columns: CsvButtonProps<Row>['columns'], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => label);
  const cells = rows.map((row) => columns.map(({ text }) => text(row)));
  return textFile(csvText([head, ...cells]), 'text/csv;charset=utf-8');
}
