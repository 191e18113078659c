import { expect, test } from '@jest/globals';
import { aComplaint, anAnswer } from '#src/testing/builders.ts';
import { fileColumns } from './inboxFile.ts';

test('the file contains each answer with its settlement', () => {
  const settlement = { settledOn: '2026-09-09', text: 'En dos partes.' };
  const answers = [anAnswer({ text: 'Ya.', settlement }), anAnswer({ text: 'Y más.' })];
  const column = fileColumns('2026-09-12').find(({ label }) => label === 'Respuestas');
  expect(column?.text(aComplaint({ answers }))).toBe(
    '10 set 2026, Ana: Ya.\nAcuerdo del 9 set 2026: En dos partes.\n\n10 set 2026, Ana: Y más.',
  );
});
