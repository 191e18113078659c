import { Download } from 'lucide';
import { useState } from 'react';
import { csvFileName, csvText, saveFile, textFile } from '#src/lib/saveFile.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Toast } from '#ui/Toast';
import type { Column } from './column.ts';

export interface CsvButtonProps<Row> {
  /** How the file's name begins, in Spanish and without spaces. */
  name: string;
  columns: readonly Pick<Column<Row>, 'label' | 'text'>[];
  /** Those that are shown, in their order. */
  rows: readonly Row[];
  /** The server's file: its object URL, or null where the server writes none. Rejects when it fails. */
  readFile?: (() => Promise<string | null>) | undefined;
}

/** Saves a table as a file for spreadsheets: the server's, with all rows of the choice, else the rows shown. */
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

/** The object URL of a file with these rows. */
function ownFile<Row>(columns: CsvButtonProps<Row>['columns'], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => label);
  const cells = rows.map((row) => columns.map(({ text }) => text(row)));
  return textFile(csvText([head, ...cells]), 'text/csv;charset=utf-8');
}
