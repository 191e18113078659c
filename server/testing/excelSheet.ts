import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';

/** A cell as the file holds it: `t` for text and `n` for a number, and Excel's number format unless it is the usual one. */
type ExcelCell = { t: string; format?: string } | { n: number; format?: string };

export interface ExcelSheet {
  name: string;
  /** By heading. Empty cells are left out. */
  rows: Record<string, ExcelCell>[];
  headings: string[];
  isHeadBold: boolean;
  isHeadFrozen: boolean;
  widths: number[];
}

/** Reads the parts of an Excel file with nothing but Node, since the library that wrote it would forgive itself. */
export function excelSheet(file: Buffer): ExcelSheet {
  const parts = unzipped(file);
  const part = (path: string) => parts.get(path) ?? assert.fail(`${path} is not in the file`);
  assert.match(part('[Content_Types].xml'), /worksheet\+xml/);
  const styles = part('xl/styles.xml');
  const sheet = part('xl/worksheets/sheet1.xml');
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']): [string, string] => [id, code],
    ),
  );
  formats.set('49', '@').set('4', '#,##0.00');
  const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/g)].map(([, font]) => font ?? '');
  const looks = [...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(LOOK)].map(
    ([, format = '', font]) => ({ format: formats.get(format), font: fonts[Number(font)] ?? '' }),
  );
  const lines = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, line = '']) =>
    [...line.matchAll(CELL)].map(([, column = '', attributes = '', content = '']) => {
      const look = looks[Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0)] ?? assert.fail();
      const format = look.format === undefined ? {} : { format: look.format };
      const text = /<is><t[^>]*>(.*?)<\/t><\/is>/s.exec(content)?.[1];
      const cell = attributes.includes('inlineStr')
        ? { t: plain(text ?? ''), ...format }
        : { n: Number(/<v>(.*?)<\/v>/.exec(content)?.[1]), ...format };
      assert.ok(!content.includes('<f>'), 'a formula');
      return { column, cell, isBold: look.font.includes('<b/>'), isEmpty: content === '' };
    }),
  );
  const [head = [], ...rows] = lines;
  const headings = head.map(({ cell }) => ('t' in cell ? cell.t : assert.fail()));
  const headingOf = new Map(head.map(({ column }, index) => [column, headings[index] ?? '']));
  return {
    name: /<sheet name="([^"]*)"/.exec(part('xl/workbook.xml'))?.[1] ?? '',
    headings,
    isHeadBold: head.every(({ isBold }) => isBold) && !rows.flat().some(({ isBold }) => isBold),
    isHeadFrozen: sheet.includes('<pane ySplit="1" topLeftCell="A2" state="frozen"'),
    widths: [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)),
    rows: rows.map((cells) =>
      Object.fromEntries(
        cells
          .filter(({ isEmpty }) => !isEmpty)
          .map(({ column, cell }) => [headingOf.get(column) ?? column, cell]),
      ),
    ),
  };
}

/** A day as Excel counts them. */
export function excelDay(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}

const LOOK = /<xf numFmtId="(\d+)" fontId="(\d+)"/g;
const CELL = /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs;

function plain(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The files of an archive by path. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  assert.ok(end > 0, 'no archive, or one that was cut');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(zip.toString('utf8', at + 46, nameEnd), inflateRawSync(packed).toString());
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
