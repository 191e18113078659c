import { FILE_TYPES, MAX_FILE_BYTES, MAX_FILES } from '#contract/fileRules.ts';

const ENDS: readonly string[] = Object.values(FILE_TYPES).flat();

/** What a file chooser offers. */
export const ACCEPT = ENDS.map((end) => `.${end}`).join(',');

export interface Choice {
  files: readonly File[];
  /** Why others were not taken, a sentence each. */
  refused: readonly string[];
}

/** The files to send once some more were chosen: what the server would refuse is not taken, and says why. */
export function chooseFiles(before: readonly File[], more: readonly File[]): Choice {
  const files = [...before];
  const refused: string[] = [];
  for (const file of more) {
    const reason = files.length >= MAX_FILES ? TOO_MANY : refusalOf(file);
    if (reason === null) files.push(file);
    else refused.push(`«${shortName(file.name)}» no se adjuntó: ${reason}`);
  }
  return { files, refused };
}

const TOO_MANY = `van hasta ${MAX_FILES} archivos por mensaje.`;

function refusalOf({ name, size }: File): string | null {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (size === 0) return 'está vacío.';
  if (size > MAX_FILE_BYTES) return `pesa ${sizeText(size)} y el máximo es 10 MB.`;
  if (!ENDS.includes(end)) return 'ese tipo de archivo no se admite.';
  return null;
}

/** '820 kB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

const LONGEST = 60;

/** A name that fits a line; its end, which tells the type, stays. */
function shortName(name: string): string {
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 12)}…${name.slice(-11)}`;
}
