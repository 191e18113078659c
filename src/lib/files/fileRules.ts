import { cutText, endOfText } from '#contract/cutText.ts';
import {
  isNamedProgram,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_MESSAGE_BYTES,
} from '#contract/fileRules.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What a message may carry, as the forms say it.
 *
 * @param maxBytes what all files together may weigh
 */
export function limitsText(maxBytes = MAX_MESSAGE_BYTES): string {
  const each = maxBytes > MAX_FILE_BYTES ? ` de ${MAX_FILE_BYTES / MEGABYTE} MB cada uno` : '';
  return `Hasta ${MAX_FILES} archivos${each}, ${maxBytes / MEGABYTE} MB en total. Programas y scripts no.`;
}

export interface Choice {
  files: readonly File[];
  /** A sentence for each refused file. */
  refused: readonly string[];
}

/** Adds files to a choice, except those that the server would refuse. */
export function chooseFiles(
  before: readonly File[],
  more: readonly File[],
  maxBytes = MAX_MESSAGE_BYTES,
): Choice {
  const files = [...before];
  const refused: string[] = [];
  for (const file of more) {
    const reason = refusalOf(file, files, maxBytes);
    if (reason === null) files.push(file);
    else refused.push(`«${shortName(file.name)}» no se adjuntó: ${reason}`);
  }
  return { files, refused };
}

function refusalOf({ name, size }: File, chosen: readonly File[], maxBytes: number): string | null {
  const most = Math.min(MAX_FILE_BYTES, maxBytes);
  if (chosen.length >= MAX_FILES) return `van hasta ${MAX_FILES} archivos por mensaje.`;
  if (size === 0) return 'está vacío.';
  if (size > most) {
    return `pesa ${sizeText(size)} y el máximo es ${most / MEGABYTE} MB.`;
  }
  if (isNamedProgram(name)) return 'no se admiten programas ni scripts.';
  const total = chosen.reduce((sum, file) => sum + file.size, size);
  if (total > maxBytes) {
    return `con él el mensaje pasa de ${maxBytes / MEGABYTE} MB. Envíalo en otro mensaje.`;
  }
  return null;
}

/** '820 kB', '1.2 MB'. */
export function sizeText(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

const LONGEST = 60;

/** Shortens a long name in the middle, so that its extension stays visible. */
function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  return `${cutText(name, LONGEST - 12)}…${endOfText(name, 11)}`;
}
