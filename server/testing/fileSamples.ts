import { deflateRawSync } from 'node:zlib';
import { MAX_FILE_BYTES } from '#contract/fileRules.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
]);
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([64, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.alloc(64),
]);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

/** A ZIP with the given files; it has local headers only. */
function zipOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => {
    const data = deflateRawSync(Buffer.from(text));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt32LE(text.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), data]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([...entries, end]);
}
const office = (part: string, type: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}+xml"/></Types>`,
    [part]: '<a/>',
  });
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file of a form. */
export type Sent = [name: string, content: Buffer];

/** A form as a browser sends it. */
export async function formOf(fields: Record<string, string>, files: readonly Sent[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files)
    form.append('file', new Blob([Uint8Array.from(content)]), name);
  const coded = new Response(form);
  return {
    type: coded.headers.get('content-type') ?? '',
    payload: Buffer.from(await coded.arrayBuffer()),
  };
}

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
const PSD = Buffer.concat([Buffer.from('8BPS'), Buffer.from([0, 1]), Buffer.alloc(64)]);
const EXPLAINED = Buffer.from('\ufeff<!-- hola -->\n<svg onload="alert(1)"/>', 'utf16le');
const UNKNOWN = 'application/octet-stream';

/** Accepted files with their detected types. */
export const GOOD_FILES: [name: string, content: Buffer, type: string][] = [
  ['a.png', PNG, 'image/png'],
  ['foto.JPEG', JPEG, 'image/jpeg'],
  ['foto.jpg', JPEG, 'image/jpeg'],
  ['a.webp', WEBP, 'image/webp'],
  ['a.pdf', PDF, 'application/pdf'],
  ['a.zip', zipOf({ 'a.txt': 'hola' }), 'application/zip'],
  ['a.docx', office('word/document.xml', `${DOCX_TYPE}.main`), DOCX_TYPE],
  ['a.xlsx', office('xl/workbook.xml', `${XLSX_TYPE}.main`), XLSX_TYPE],
  ['nota ñandú 💥.txt', Buffer.from('\ufeffHola\r\n\tñ'), 'text/plain'],
  ['a.csv', Buffer.from('a,b\r\n=1+1,2\r\n'), 'text/csv'],
  ['de Excel.csv', Buffer.from('Año;Señor\r\n', 'latin1'), 'text/csv'],
  // These texts begin with the signatures of BMP images, executables and MP3 files.
  ['auto.txt', Buffer.from('BMW en venta, consultar precio y papeles.'), 'text/plain'],
  ['claves.csv', Buffer.from('MZ-12,Lote 4\nMZ-13,Lote 5\n'), 'text/csv'],
  ['lista.txt', Buffer.from('ID3 es el código del local de Lince.'), 'text/plain'],
  // Pictures whose name and format differ, as browsers and phones save them.
  ['foto.jfif', JPEG, 'image/jpeg'],
  ['foto.png', JPEG, 'image/jpeg'],
  ['plano.png', PDF, 'application/pdf'],
  ['a"b;c.png', PNG, 'image/png'],
  // What designers send.
  ['reel.mp4', MP4, 'video/mp4'],
  ['portada.psd', PSD, 'image/vnd.adobe.photoshop'],
  ['logo.ai', PDF, 'application/pdf'],
  ['logo.svg', SVG, UNKNOWN],
  ['maqueta.html', HTML, UNKNOWN],
  ['datos.xml', Buffer.from('<?xml version="1.0"?><a/>'), UNKNOWN],
  ['paleta.ase', Buffer.from([1, 2, 3, 0, 4]), UNKNOWN],
  ['dos.txt', Buffer.from('Hola\x1a'), UNKNOWN],
  ['a.constructor', Buffer.from('Hola'), UNKNOWN],
];

const PROGRAM = /^El archivo «[^»]+» no se admite: es un programa o un script\. /;
const MARKUP = /^El archivo «[^»]+» no es lo que dice su nombre: contiene SVG, HTML o XML\. /;
/** Rejected forms with status and message. */
export const BAD_FORMS: [what: string, files: Sent[], status: number, message: RegExp][] = [
  ['an empty file', [['a.pdf', Buffer.alloc(0)]], 422, /^El archivo «a\.pdf» está vacío\.$/],
  [
    'one byte too many',
    [['a.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)])]],
    413,
    /^El archivo «a\.pdf» pesa más de 25 MB\.$/,
  ],
  ['an SVG called PNG', [['a.png', SVG]], 422, MARKUP],
  ['an SVG in UTF-16 called JPG', [['a.JPG', EXPLAINED]], 422, MARKUP],
  ['an SVG after blanks', [['a.png', Buffer.concat([Buffer.alloc(5000, ' '), SVG])]], 422, MARKUP],
  ['a page called PDF', [['a.pdf', Buffer.concat([Buffer.from(' \n\t'), HTML])]], 422, MARKUP],
  ['a program', [['a.exe', EXE]], 415, PROGRAM],
  ['a program called PDF', [['a.pdf', EXE]], 415, PROGRAM],
  ['a program called TXT', [['a.txt', EXE]], 415, PROGRAM],
  [
    'a program without a name’s ending',
    [['a', Buffer.from('\x7fELF\x02\x01\x01\0')]],
    415,
    PROGRAM,
  ],
  ['a script', [['a.ps1', Buffer.from('Remove-Item C:\\')]], 415, PROGRAM],
  ['a script for Node', [['a.cjs', Buffer.from('process.exit()')]], 415, PROGRAM],
  ['a script called TXT', [['a.txt', Buffer.from('#!/bin/sh\nrm -rf ~')]], 415, PROGRAM],
  ['a script whose name ends in dots', [['a.vbs. .', Buffer.from('x')]], 415, PROGRAM],
  [
    'six files',
    Array.from({ length: 6 }, (_file, index): Sent => [`${index}.png`, PNG]),
    413,
    /^Puedes adjuntar hasta 5 archivos por mensaje\.$/,
  ],
  [
    'a good file before a bad one',
    [
      ['a.png', PNG],
      ['b.exe', EXE],
    ],
    415,
    PROGRAM,
  ],
];
