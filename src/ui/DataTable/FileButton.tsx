import { Download } from 'lucide';
import { useState } from 'react';
import { csvFileName, saveFile } from '#src/lib/saveFile.ts';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { Toast } from '#ui/Toast';

export interface FileButtonProps {
  /** The prefix of the file name, in Spanish and without spaces. */
  name: string;
  /** The object URL of the file; null if there is none. Rejects on errors. */
  readFile: () => Promise<string | null>;
  children: string;
  /** The accessible name, if `children` is only a part of it. */
  label?: string;
}

/** Downloads a CSV file. */
export function FileButton({ name, readFile, children, label }: FileButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      const address = await readFile();
      if (address !== null) saveFile(csvFileName(name, new Date()), address);
      setState(address === null ? 'failed' : 'idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        aria-label={label}
        icon={<Icon of={Download} inText />}
        busy={state === 'busy'}
        onClick={() => void save()}
      >
        {children}
      </Button>
      {state === 'failed' && (
        <Toast onClose={() => setState('idle')}>
          No se pudo descargar el archivo. Vuelve a intentarlo.
        </Toast>
      )}
    </>
  );
}
