import { describe, expect, test } from '@jest/globals';
import type { Phase } from '#contract/projects.ts';
import { errorsIn, phasesOf, scheduleErrors, scheduleOf } from './schedule.ts';
import type { Schedule } from './schedule.ts';

const phase = (id: string, name: Phase['name'], start: string, end: string): Phase => ({
  id,
  name,
  startDate: `${start}T12:00:00.000Z`,
  endDate: `${end}T12:00:00.000Z`,
});
const saved = [
  phase('a', 'Análisis', '2026-09-05', '2026-09-19'),
  phase('d', 'Desarrollo', '2026-09-19', '2026-10-31'),
];
const blank = scheduleOf([]);
const typed = (days: Partial<Schedule>): Schedule => ({ ...blank, ...days });
const none = new Set<string>();

test('reads calendar days, and saving unchanged dates changes nothing', () => {
  const schedule = scheduleOf(saved);
  expect(schedule['Análisis.startDate']).toBe('2026-09-05');
  expect(schedule['Pruebas.endDate']).toBe('');
  expect(phasesOf(schedule, saved)).toEqual(saved);
});

test('a new phase has no id, noon UTC, and its place in the order of phases', () => {
  const schedule = { ...scheduleOf([saved[1]]), ...typedAnalysis };
  expect(phasesOf(schedule, [saved[1]])).toEqual([
    {
      name: 'Análisis',
      startDate: '2026-08-01T12:00:00.000Z',
      endDate: '2026-08-01T12:00:00.000Z',
    },
    saved[1],
  ]);
});
const typedAnalysis = { 'Análisis.startDate': '2026-08-01', 'Análisis.endDate': '2026-08-01' };

test('blank phases are left out; phases without fields are kept', () => {
  const second = phase('d2', 'Desarrollo', '2026-11-01', '2026-11-02');
  const schedule = { ...scheduleOf(saved), 'Análisis.startDate': '', 'Análisis.endDate': '' };
  expect(phasesOf(schedule, [...saved, second])).toEqual([saved[1], second]);
});

test.each([null, undefined, 'x', [{}], [{ name: 'Análisis', startDate: 7 }]])(
  'phases %j are read as empty dates',
  (phases) => {
    expect(scheduleOf(phases)).toEqual(blank);
  },
);

describe('errors', () => {
  test.each<[string, Partial<Schedule>, object]>([
    ['none for blank dates', {}, {}],
    ['none for a phase of one day', typedAnalysis, {}],
    [
      'a missing end',
      { 'Pruebas.startDate': '2026-09-01' },
      { 'Pruebas.endDate': scheduleErrors.noEnd },
    ],
    [
      'a missing start',
      { 'Pruebas.endDate': '2026-09-01' },
      { 'Pruebas.startDate': scheduleErrors.noStart },
    ],
    [
      'an end before its start',
      { 'Revisión.startDate': '2026-09-02', 'Revisión.endDate': '2026-09-01' },
      { 'Revisión.endDate': scheduleErrors.reversed },
    ],
    [
      'a year of another century',
      { 'Análisis.startDate': '0206-09-02', 'Análisis.endDate': '2026-09-03' },
      { 'Análisis.startDate': scheduleErrors.year },
    ],
  ])('%s', (_what, days, errors) => {
    expect(errorsIn(typed(days), none)).toEqual(errors);
  });

  test('an incomplete date, whose value is empty', () => {
    expect(errorsIn(blank, new Set(['Pruebas.endDate']))).toEqual({
      'Pruebas.endDate': scheduleErrors.unreadable,
    });
  });

  test('invalid phases are not drawn', () => {
    const days = { 'Pruebas.startDate': '2026-09-02', 'Pruebas.endDate': '2026-09-01' } as const;
    expect(phasesOf(typed(days), saved)).toEqual([]);
  });
});
