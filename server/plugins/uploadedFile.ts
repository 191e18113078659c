import { fileTypeFromBuffer } from 'file-type';
import { FILE_TYPES, MAX_FILE_NAME, type FileType } from '#contract/fileRules.ts';
import { Refusal } from './errors.ts';

/** A validated file of a form. */
export interface Upload {
  name: string;
  type: FileType;
  content: Buffer;
}

const ACCEPTED = 'Puedes enviar PDF, PNG, JPEG, WebP, DOCX, XLSX, ZIP, TXT y CSV.';

/**
 * Determines a file's type from its content; only text, which has no signature, also from its name.
 *
 * @param given the name as sent
 * @throws Refusal 422 for an empty file or one whose content contradicts its name, 415 for a type that is not accepted
 */
export async function checkUpload(given: string, content: Buffer): Promise<Upload> {
  const name = cleanName(given);
  if (content.length === 0) throw new Refusal(422, `El archivo «${name}» está vacío.`);
  const end = endOf(name);
  const sniffed = (await fileTypeFromBuffer(content))?.mime;
  // A text may begin with the signature of another format ('BMW', 'MZ-12'), so text is checked as a whole.
  const found = isAccepted(sniffed) ? sniffed : (textType(content, end, name) ?? sniffed);
  if (!isAccepted(found)) {
    throw new Refusal(415, `El archivo «${name}» es de un tipo que no se admite. ${ACCEPTED}`);
  }
  const ends: readonly string[] = FILE_TYPES[found];
  if (end === '')
    return { name: `${name.slice(0, MAX_FILE_NAME - 5)}.${ends[0]}`, type: found, content };
  if (!ends.includes(end)) {
    throw new Refusal(
      422,
      `El archivo «${name}» no es lo que dice su nombre: su contenido es ${ends[0]?.toUpperCase()}.`,
    );
  }
  return { name, type: found, content };
}

function isAccepted(type: string | undefined): type is FileType {
  return type !== undefined && Object.hasOwn(FILE_TYPES, type);
}

/** Control characters that do not occur in text: all but tabs, line breaks and form feeds. */
const CONTROL = /[^\P{Cc}\t\n\r\f]/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The type of a file that is named as text and contains UTF-8 text; undefined for other names. */
function textType(content: Buffer, end: string, name: string): FileType | undefined {
  if (end !== 'txt' && end !== 'csv') return undefined;
  let text: string;
  try {
    text = utf8.decode(content);
  } catch {
    throw new Refusal(
      422,
      `El archivo «${name}» no es texto en UTF-8. Guárdalo con esa codificación.`,
    );
  }
  if (CONTROL.test(text)) {
    throw new Refusal(422, `El archivo «${name}» no es un texto: contiene caracteres de control.`);
  }
  return end === 'csv' ? 'text/csv' : 'text/plain';
}

/** Characters that are invisible, change the text direction, or are special to file systems or shells. */
const HOSTILE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A name that is valid on any system: no path, not hidden, not too long, with its extension. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(HOSTILE, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [, stem = plain, end = ''] = /^(.*)(\.[A-Za-z0-9]{1,8})$/.exec(plain) ?? [];
  const room = MAX_FILE_NAME - end.length;
  return `${Array.from(stem).slice(0, room).join('').trim() || 'archivo'}${end}`;
}

function endOf(name: string): string {
  return (/\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? '').toLowerCase();
}
