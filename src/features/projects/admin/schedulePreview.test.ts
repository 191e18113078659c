import { expect, test } from '@jest/globals';
import { overlapsIn, previewOf } from './schedulePreview.ts';

const phase = (name: 'Análisis' | 'Desarrollo' | 'Pruebas', start: string, end: string) => ({
  id: name,
  name,
  startDate: `${start}T12:00:00.000Z`,
  endDate: `${end}T12:00:00.000Z`,
});
const analysis = phase('Análisis', '2026-09-05', '2026-09-19');

test.each([
  ['2026-09-15', '2026-10-01', ['Análisis y Desarrollo se cruzan 5 días']],
  ['2026-09-08', '2026-09-10', ['Análisis y Desarrollo se cruzan 3 días']],
  ['2026-09-08', '2026-09-08', ['Análisis y Desarrollo se cruzan 1 día']],
  // One ends on the day the other begins.
  ['2026-09-19', '2026-10-01', []],
  ['2026-09-20', '2026-10-01', []],
])('Desarrollo from %s to %s', (start, end, sentences) => {
  expect(overlapsIn([analysis, phase('Desarrollo', start, end)])).toEqual(sentences);
});

test('each two phases that overlap are named', () => {
  const all = [
    analysis,
    phase('Desarrollo', '2026-09-18', '2026-10-01'),
    phase('Pruebas', '2026-09-18', '2026-09-25'),
  ];
  expect(overlapsIn(all)).toEqual([
    'Análisis y Desarrollo se cruzan 2 días',
    'Análisis y Pruebas se cruzan 2 días',
    'Desarrollo y Pruebas se cruzan 8 días',
  ]);
});

test.each([
  ['2026-09-01', '2026-09-09', 'atrasada'],
  ['2026-09-01', '2026-09-10', 'en curso'],
  ['2026-09-11', '2026-09-19', 'pendiente'],
])('on 10 set an open phase from %s to %s is %s', (start, end, state) => {
  const saved = [{ ...analysis, state: 'pendiente' as const }];
  expect(previewOf([phase('Análisis', start, end)], saved, '2026-09-10')[0]?.state).toBe(state);
});

test('what was delivered stays so, and a server without states gets none', () => {
  const saved = [{ ...analysis, state: 'entregada' as const }];
  expect(previewOf([analysis], saved, '2026-12-10')[0]?.state).toBe('entregada');
  expect(previewOf([analysis], [analysis], '2026-12-10')[0]?.state).toBeUndefined();
});
