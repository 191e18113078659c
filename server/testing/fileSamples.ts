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
  // These texts begin with the signatures of BMP images, executables and MP3 files.
  ['auto.txt', Buffer.from('BMW en venta, consultar precio y papeles.'), 'text/plain'],
  ['claves.csv', Buffer.from('MZ-12,Lote 4\nMZ-13,Lote 5\n'), 'text/csv'],
  ['lista.txt', Buffer.from('ID3 es el código del local de Lince.'), 'text/plain'],
];

const TYPE = /es de un tipo que no se admite\. Puedes enviar PDF, /;
/** Rejected forms with status and message. */
export const BAD_FORMS: [what: string, files: Sent[], status: number, message: RegExp][] = [
  ['an empty file', [['a.pdf', Buffer.alloc(0)]], 422, /^El archivo «a\.pdf» está vacío\.$/],
  [
    'one byte too many',
    [['a.pdf', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)])]],
    413,
    /^El archivo «a\.pdf» pesa más de 10 MB\.$/,
  ],
  ['an SVG with a script', [['a.svg', SVG]], 415, TYPE],
  ['an SVG called PNG', [['a.png', SVG]], 415, TYPE],
  ['a page called CSV is text, called HTML it is nothing', [['a.html', HTML]], 415, TYPE],
  ['a program', [['a.exe', EXE]], 415, TYPE],
  ['a program called PDF', [['a.pdf', EXE]], 415, TYPE],
  [
    'a PDF called PNG',
    [['a.png', PDF]],
    422,
    /«a\.png» no es lo que dice su nombre: su contenido es PDF\.$/,
  ],
  [
    'a program called TXT',
    [['a.txt', Buffer.from([77, 0, 1, 2, 77, 77])]],
    422,
    /«a\.txt» no es un texto: contiene caracteres de control\.$/,
  ],
  [
    'Latin-1 called CSV',
    [['a.csv', Buffer.from('a,ñ', 'latin1')]],
    422,
    /«a\.csv» no es texto en UTF-8\. Guárdalo con esa codificación\.$/,
  ],
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
    TYPE,
  ],
];
