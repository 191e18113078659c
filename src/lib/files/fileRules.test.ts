import { expect, test } from '@jest/globals';
import { MAX_FILE_BYTES, MAX_MESSAGE_BYTES } from '#contract/fileRules.ts';
import { chooseFiles } from './fileRules.ts';

function aFile(name: string, size = 3): File {
  return Object.defineProperty(new File(['abc'], name), 'size', { value: size });
}

test('a message takes five files; further ones are refused with a reason', () => {
  const before = ['1.txt', '2.txt', '3.txt', '4.txt'].map((name) => aFile(name));
  const { files, refused } = chooseFiles(before, [aFile('5.PDF'), aFile('6.txt')]);
  expect(files.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.PDF']);
  expect(refused).toEqual(['«6.txt» no se adjuntó: van hasta 5 archivos por mensaje.']);
});

test.each([
  ['grande.zip', MAX_FILE_BYTES + 200_000, 'pesa 25.2 MB y el máximo es 25 MB.'],
  ['vacío.txt', 0, 'está vacío.'],
  ['instalar.EXE', 3, 'no se admiten programas ni scripts.'],
  ['macro.vbs', 3, 'no se admiten programas ni scripts.'],
])('%s of %d bytes is refused', (name, size, reason) => {
  expect(chooseFiles([], [aFile(name, size)])).toEqual({
    files: [],
    refused: [`«${name}» no se adjuntó: ${reason}`],
  });
});

test.each(['dibujo.svg', 'logo.ai', 'portada.psd', 'reel.mp4', 'foto.jfif', 'sin-punto'])(
  '%s is accepted',
  (name) => {
    expect(chooseFiles([], [aFile(name)]).files).toHaveLength(1);
  },
);

test('a message takes 50 MB; the file that exceeds them is refused, a smaller one is not', () => {
  const half = MAX_MESSAGE_BYTES / 2;
  const more = [aFile('2.mp4', half - 5), aFile('3.zip', 6), aFile('4.txt', 5)];
  const { files, refused } = chooseFiles([aFile('1.mp4', half)], more);
  expect(files.map(({ name }) => name)).toEqual(['1.mp4', '2.mp4', '4.txt']);
  expect(refused).toEqual([
    '«3.zip» no se adjuntó: con él el mensaje pasa de 50 MB. Envíalo en otro mensaje.',
  ]);
});

test('25 MB are accepted, and a long name is shortened in messages', () => {
  expect(chooseFiles([], [aFile('justo.zip', MAX_FILE_BYTES)]).files).toHaveLength(1);
  const [reason] = chooseFiles([], [aFile(`${'largo '.repeat(50)}.exe`)]).refused;
  expect(reason).toMatch(/^«largo .*… largo \.exe» no se adjuntó/);
});
