import { expect, test } from '@jest/globals';
import { MAX_FILE_BYTES } from '#contract/fileRules.ts';
import { chooseFiles } from './fileRules.ts';

function aFile(name: string, size = 3): File {
  return Object.defineProperty(new File(['abc'], name), 'size', { value: size });
}

test('five go with a message; the others say so', () => {
  const before = ['1.txt', '2.txt', '3.txt', '4.txt'].map((name) => aFile(name));
  const { files, refused } = chooseFiles(before, [aFile('5.PDF'), aFile('6.txt')]);
  expect(files.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.PDF']);
  expect(refused).toEqual(['«6.txt» no se adjuntó: van hasta 5 archivos por mensaje.']);
});

test.each([
  ['grande.zip', MAX_FILE_BYTES + 200_000, 'pesa 10.2 MB y el máximo es 10 MB.'],
  ['vacío.txt', 0, 'está vacío.'],
  ['dibujo.svg', 3, 'ese tipo de archivo no se admite.'],
  ['sin-punto', 3, 'ese tipo de archivo no se admite.'],
])('%s of %d bytes is refused', (name, size, reason) => {
  expect(chooseFiles([], [aFile(name, size)])).toEqual({
    files: [],
    refused: [`«${name}» no se adjuntó: ${reason}`],
  });
});

test('ten megabytes are taken, and a long name is cut where it is told', () => {
  expect(chooseFiles([], [aFile('justo.zip', MAX_FILE_BYTES)]).files).toHaveLength(1);
  const [reason] = chooseFiles([], [aFile(`${'largo '.repeat(50)}.exe`)]).refused;
  expect(reason).toMatch(/^«largo .*… largo \.exe» no se adjuntó/);
});
