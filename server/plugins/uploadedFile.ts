import { fileTypeFromBuffer } from 'file-type';
import { cutText } from '#contract/cutText.ts';
import { endOf, isNamedProgram, MAX_FILE_NAME } from '#contract/fileRules.ts';
import { Refusal } from './errors.ts';
import { cleanName } from './fileNames.ts';

/** A validated file of a form. */
export interface Upload {
  name: string;
  /** Media type, determined from the content; `application/octet-stream` if that is unknown. */
  type: string;
  content: Buffer;
}

/** What files weigh together, in bytes. */
export function bytesOf(files: readonly Upload[]): number {
  return files.reduce((sum, { content }) => sum + content.length, 0);
}

const UNKNOWN = 'application/octet-stream';

const PROGRAM_TYPES: ReadonlySet<string | undefined> = new Set([
  'application/java-archive',
  'application/java-vm',
  'application/vnd.android.package-archive',
  'application/vnd.ms-cab-compressed',
  'application/vnd.ms-htmlhelp',
  'application/x-apple-diskimage',
  'application/x-deb',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-regedit',
  'application/x-msdownload',
  'application/x-rpm',
  'application/x.ms.shortcut',
]);

/** Text has no signature: its type comes from the name. */
const TEXT_TYPES: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
]);

/** Extensions of what viewers may show: PDF and raster pictures. Markup must not pass for them. */
const SHOWN_ENDS: ReadonlySet<string> = new Set(
  'apng avif bmp gif heic heif ico jfif jpe jpeg jpg pdf png tif tiff webp'.split(' '),
);

/**
 * Checks a file and determines its type. The content is kept as it is.
 *
 * @param given the name as sent
 * @throws Refusal 415 for a program or a script, 422 for an empty file, and for markup that is
 * named as a raster picture or a PDF
 */
export async function checkUpload(given: string, content: Buffer): Promise<Upload> {
  const name = cleanName(given);
  const end = endOf(name);
  if (content.length === 0) throw new Refusal(422, `El archivo «${name}» está vacío.`);
  const found = await fileTypeFromBuffer(content);
  const start = startOf(content);
  // Text may begin with the signature of another format ('BMW', 'MZ-12').
  const isProgram = PROGRAM_TYPES.has(found?.mime) && !isText(content);
  if (isProgram || isNamedProgram(name) || SCRIPT.test(start)) {
    throw new Refusal(
      415,
      `El archivo «${name}» no se admite: es un programa o un script. Quítalo y vuelve a enviar.`,
    );
  }
  const isMarkup = MARKUP.test(start);
  if (isMarkup && SHOWN_ENDS.has(end)) {
    throw new Refusal(
      422,
      `El archivo «${name}» no es lo que dice su nombre: contiene SVG, HTML o XML. Cámbiale la extensión.`,
    );
  }
  const textType = TEXT_TYPES.get(end);
  const type =
    textType && isText(content) ? textType : ((isMarkup ? undefined : found?.mime) ?? UNKNOWN);
  const short = cutText(name, MAX_FILE_NAME - 9);
  const named = end === '' && found ? `${short}.${found.ext}` : name;
  return { name: named, type, content };
}

/** Control characters that text has no use for. */
const NOT_TEXT = /[^\t\n\f\r\x20-\x7e\x80-\xff]/;

/** It holds for every encoding that extends ASCII, such as UTF-8 and Windows-1252. */
function isText(content: Buffer): boolean {
  return !NOT_TEXT.test(content.toString('latin1'));
}

/** The first line of a script names its interpreter. */
const SCRIPT = /^#!\s*\//;

const MARKUP = /^<[!?a-z]/i;

/** NUL, white space, and the bytes of byte order marks. */
const SKIPPED: ReadonlySet<number | undefined> = new Set([
  ...[0, 9, 10, 11, 12, 13, 32],
  ...[0xef, 0xbb, 0xbf, 0xfe, 0xff],
]);

const MOST_SKIPPED = 64 * 1024;

/** The first characters after byte order mark and blanks. NULs are dropped: ASCII in UTF-16 has them. */
function startOf(content: Buffer): string {
  let start = 0;
  while (start < MOST_SKIPPED && SKIPPED.has(content[start])) start += 1;
  return content.toString('latin1', start, start + 1024).replaceAll('\0', '');
}
