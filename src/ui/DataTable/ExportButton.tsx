import { Download } from 'lucide';
import { useState } from 'react';
import { excelFileName } from '#contract/excelFiles.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { LateToasts } from '#ui/LateToasts';

export interface ExportButtonProps {
  /** The prefix of the file name, in Spanish and without spaces. */
  name: string;
  /** The object URL of the export. Rejects on errors. */
  readExport: () => Promise<string>;
  children: string;
  /** The accessible name, if `children` is only a part of it. */
  label?: string;
  /** What to know before. */
  title?: string | undefined;
}

/** Downloads an export as an Excel file. */
export function ExportButton({ name, readExport, children, label, title }: ExportButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      saveFile(excelFileName(name, new Date()), await readExport());
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={label}
        title={title}
        icon={<Icon of={Download} inText />}
        busy={state === 'busy'}
        onClick={() => void save()}
      >
        {children}
      </Button>
      <LateToasts>
        {({ Toast }) =>
          state === 'failed' && (
            <Toast onClose={() => setState('idle')}>
              No se pudo descargar el archivo. Vuelve a intentarlo.
            </Toast>
          )
        }
      </LateToasts>
    </>
  );
}
