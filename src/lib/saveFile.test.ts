import { describe, expect, test } from '@jest/globals';
import { csvFileName, csvText } from './saveFile.ts';

const cellOf = (text: string) => csvText([[text]]).slice(1, -2);

describe('the text of a table', () => {
  test('begins with the mark of UTF-8 and ends each row with CR LF', () => {
    const text = csvText([
      ['Usuario', 'Fecha'],
      ['Álvaro Ñaupari', '5 set 2026'],
    ]);
    expect(text).toBe('\uFEFFUsuario,Fecha\r\nÁlvaro Ñaupari,5 set 2026\r\n');
    expect([...new TextEncoder().encode(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each([
    ['llano', 'llano'],
    ['', ''],
    ['uno, dos', '"uno, dos"'],
    ['uno; dos', '"uno; dos"'],
    ['la "mejor"', '"la ""mejor"""'],
    ['uno\ndos', '"uno\ndos"'],
    ['uno\r\ndos', '"uno\r\ndos"'],
    [' al borde ', '" al borde "'],
  ])('%j is written as %j', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  test.each(['=1+1', '+51 999', '-2', '@SUM(A1)', '＝1+1', '  =1'])(
    '%j cannot be a formula',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  test.each(['\t=1', '\r=1', '\n=1', '=HYPERLINK("http://x","y")'])(
    '%j cannot be one either',
    (text) => {
      expect(cellOf(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  test('a sign inside a text stays as it is', () => {
    expect(cellOf('a=b')).toBe('a=b');
    expect(cellOf('0')).toBe('0');
  });
});

test('a file is named by the day in Lima', () => {
  expect(csvFileName('tickets', new Date('2026-09-06T03:00:00Z'))).toBe('tickets-2026-09-05.csv');
  expect(csvFileName('ideas', new Date('2026-09-06T05:00:00Z'))).toBe('ideas-2026-09-06.csv');
});
