import { describe, expect, test } from '@jest/globals';
import { shortDay } from '#src/lib/calendar.ts';
import { ganttLayout } from './ganttLayout.ts';
import type { GanttLayout } from './ganttLayout.ts';

const noon = (day: string) => `${day}T12:00:00.000Z`;
const phase = (name: string, start: string, end: string) => ({
  id: name,
  name,
  startDate: noon(start),
  endDate: noon(end),
});
const now = new Date('2026-10-01T15:00:00Z');

/** The layout; fails unless it can be drawn. */
function drawn(phases: unknown, at = now): Extract<GanttLayout, { kind: 'drawn' }> {
  const layout = ganttLayout(phases, at);
  if (layout.kind !== 'drawn') throw new Error(`It is ${layout.kind}.`);
  return layout;
}

const work = [
  phase('Análisis', '2026-09-05', '2026-09-19'),
  phase('Desarrollo', '2026-09-19', '2026-10-31'),
  phase('Pruebas', '2026-10-26', '2026-11-14'),
  phase('Revisión', '2026-11-10', '2026-11-29'),
];

describe('what is drawn', () => {
  test('the chart is five days longer on each side, and bars are percentages of it', () => {
    const { start, end, bars } = drawn(work);
    expect([shortDay(start), shortDay(end)]).toEqual(['31 ago', '4 dic']);
    // 95 days.
    expect(bars.map(({ name, left, width }) => [name, left, width])).toEqual([
      ['Análisis', (5 / 95) * 100, (14 / 95) * 100],
      ['Desarrollo', (19 / 95) * 100, (42 / 95) * 100],
      ['Pruebas', (56 / 95) * 100, (19 / 95) * 100],
      ['Revisión', (71 / 95) * 100, (19 / 95) * 100],
    ]);
  });

  test('a phase of one day is one day wide', () => {
    const { bars } = drawn([phase('Pruebas', '2026-09-10', '2026-09-10')]);
    expect(bars).toMatchObject([{ left: 50, width: 10 }]);
  });

  test('an unknown phase keeps its name, and a phase without a name has a bar', () => {
    const { bars } = drawn([phase('Tejido', '2026-09-10', '2026-09-11'), { ...work[0], name: 7 }]);
    expect(bars.map(({ name }) => name)).toEqual(['Tejido', '']);
  });

  test.each([
    ['midnight UTC', '2026-09-05T00:00:00.000Z'],
    ['the last moment of UTC', '2026-09-05T23:59:59.999Z'],
    ['an offset', '2026-09-05T21:00:00-05:00'],
    ['no hour', '2026-09-05'],
    ['no zone', '2026-09-05T02:00'],
    ['a blank between', '2026-09-05 12:00:00Z'],
  ])('a date with %s is the day that is written', (_what, date) => {
    const { bars } = drawn([{ name: 'Análisis', startDate: date, endDate: date }]);
    expect(bars.map(({ start }) => shortDay(start))).toEqual(['5 set']);
  });
});

describe('months', () => {
  const labels = (start: string, end: string) =>
    drawn([phase('Análisis', start, end)]).months.map(({ at, label }) => [Math.round(at), label]);

  test('a partial first month is at 0 %, each following month at its first day', () => {
    // 5 set to 3 nov: 59 days.
    expect(labels('2026-09-10', '2026-10-29')).toEqual([
      [0, 'set'],
      [44, 'oct'],
      [97, 'nov'],
    ]);
  });

  test('a month that starts with the chart has one marker', () => {
    expect(labels('2026-09-06', '2026-09-30')).toEqual([
      [0, 'set'],
      [Math.round((30 / 34) * 100), 'oct'],
    ]);
  });

  test('a partial month closer than 6 % to the next label is dropped', () => {
    // From 31 ago, a day before September: 1 of 95.
    expect(drawn(work).months.map(({ label }) => label)).toEqual(['set', 'oct', 'nov', 'dic']);
  });

  test('the year is added where it changes', () => {
    expect(labels('2026-11-20', '2027-02-10').map(([, label]) => label)).toEqual([
      'nov',
      'dic',
      'ene 2027',
      'feb',
    ]);
    // December's label is dropped; the year still shows at January.
    expect(labels('2027-01-05', '2027-03-20').map(([, label]) => label)).toEqual([
      'ene 2027',
      'feb',
      'mar',
    ]);
  });

  test('a label is shown where no other label and no edge is near', () => {
    const rooms = drawn(work).months.map(({ room, side }) => [room, side]);
    expect(rooms).toEqual([
      ['any', 'right'],
      ['any', 'right'],
      ['any', 'right'],
      ['wide', 'left'],
    ]);
    // A narrow chart labels every second month, and never a partial one.
    const year = drawn([phase('Desarrollo', '2026-02-10', '2026-11-20')]).months;
    expect(year.filter(({ room }) => room === 'any').map(({ label }) => label)).toEqual([
      'mar',
      'may',
      'jul',
      'set',
    ]);
  });

  test('charts of several years have few markers, so that labels do not touch', () => {
    for (const end of ['2028-01-01', '2031-01-01', '2099-12-31', '9999-12-31']) {
      const { months } = drawn([phase('Desarrollo', '2026-09-10', end)]);
      expect(months.length).toBeLessThanOrEqual(18);
      expect(months.length).toBeGreaterThan(4);
    }
  });
});

describe('today', () => {
  const { start, end } = drawn(work);
  test.each([
    [start.toISOString().slice(0, 10), 0],
    ['2026-10-01', (31 / 95) * 100],
    [end.toISOString().slice(0, 10), 100],
  ])('%s has its position', (day, place) => {
    expect(drawn(work, new Date(`${day}T15:00:00Z`)).today).toBe(place);
  });

  test('is the day in Lima, five hours behind UTC', () => {
    expect(drawn(work, new Date('2026-10-02T04:59:00Z')).today).toBe((31 / 95) * 100);
  });

  test.each(['2026-08-30', '2026-12-05'])('%s lies outside', (day) => {
    expect(drawn(work, new Date(`${day}T15:00:00Z`)).today).toBeNull();
  });

  test('is absent when the clock is invalid', () => {
    expect(drawn(work, new Date(NaN)).today).toBeNull();
  });
});

describe('invalid input', () => {
  test.each([[null], [undefined], [[]]])('%j is empty', (phases) => {
    expect(ganttLayout(phases, now)).toEqual({ kind: 'empty' });
  });

  const good = { name: 'Análisis', startDate: noon('2026-09-05'), endDate: noon('2026-09-06') };
  test.each([
    ['a text', 'Análisis'],
    ['an object', { 0: good, length: 1 }],
    // oxlint-disable-next-line no-sparse-arrays -- the case itself
    ['a hole', [good, , good]],
    ['null among phases', [good, null]],
    ['a phase without dates', [{ name: 'Análisis' }]],
    ['an empty date', [{ ...good, startDate: '' }]],
    ['a day that is not', [{ ...good, startDate: noon('2026-02-30') }]],
    ['a word', [{ ...good, endDate: 'mañana' }]],
    ['a day and a word', [{ ...good, endDate: '2026-09-06Tarde' }]],
    ['a number', [{ ...good, endDate: 1_788_000_000_000 }]],
    ['a date that is no date', [{ ...good, endDate: new Date(NaN) }]],
    ['an end before its start', [{ ...good, endDate: noon('2026-09-04') }]],
    ['one bad phase among good ones', [good, good, { ...good, endDate: noon('2025-09-04') }]],
  ])('%s is invalid', (_what, phases) => {
    expect(ganttLayout(phases, now)).toEqual({ kind: 'invalid' });
  });
});
