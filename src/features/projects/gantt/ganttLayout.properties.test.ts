import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { addDays } from 'date-fns';
import fc from 'fast-check';
import { PHASE_NAMES } from '#contract/projectConstants.ts';
import { ganttLayout } from './ganttLayout.ts';

const now = new Date('2026-10-01T15:00:00Z');

/** Days within the accepted years, 2000 to 2099. */
const aDay = fc.integer({ min: 0, max: 36_500 });
const onDay = (day: number) => addDays(new Date('2000-01-01T12:00:00Z'), day).toISOString();
const aPeriod = fc
  .record({ name: fc.constantFrom(...PHASE_NAMES), start: aDay, days: fc.nat(400) })
  .map(({ name, start, days }) => ({ name, start, end: start + days }));
const somePeriods = fc.array(aPeriod, { minLength: 1, maxLength: 20 });
type Periods = { name: string; start: number; end: number }[];

const layoutOf = (periods: Periods, shift = 0) => {
  const phases = periods.map(({ name, start, end }) => ({
    name,
    startDate: onDay(start + shift),
    endDate: onDay(end + shift),
  }));
  const layout = ganttLayout(phases, now);
  if (layout.kind !== 'drawn') throw new Error(`It is ${layout.kind}.`);
  return layout;
};
const places = (periods: Periods, shift = 0) =>
  layoutOf(periods, shift).bars.map(({ left, width }) => [left, width]);

describe('with any valid phases', () => {
  test('bars lie within 0 to 100 and are visible', () => {
    fc.assert(
      fc.property(somePeriods, (periods) => {
        for (const { left, width } of layoutOf(periods).bars) {
          expect(left).toBeGreaterThan(0);
          expect(width).toBeGreaterThan(0);
          expect(left + width).toBeLessThan(100);
        }
      }),
    );
  });

  test('bars are in the phases’ order and positioned by their dates', () => {
    fc.assert(
      fc.property(somePeriods, (periods) => {
        const { bars } = layoutOf(periods);
        expect(bars.map(({ name }) => name)).toEqual(periods.map(({ name }) => name));
        const inOrder = periods.every((one, i) =>
          periods.every((other, j) => {
            const [left, otherLeft] = [bars[i]!.left, bars[j]!.left];
            return Math.sign(one.start - other.start) === Math.sign(left - otherLeft);
          }),
        );
        expect(inOrder).toBe(true);
      }),
    );
  });

  test('shifting all dates keeps the bars’ positions', () => {
    fc.assert(
      fc.property(somePeriods, fc.integer({ min: -3_000, max: 3_000 }), (periods, shift) => {
        expect(places(periods, shift)).toEqual(places(periods));
      }),
    );
  });

  test('months are ordered, within 0 to 100, with labels 6 % apart', () => {
    fc.assert(
      fc.property(somePeriods, (periods) => {
        const positions = layoutOf(periods).months.map(({ at }) => at);
        expect(positions.length).toBeGreaterThan(0);
        for (const [index, at] of positions.entries()) {
          expect(at).toBeGreaterThanOrEqual(index === 0 ? 0 : positions[index - 1]! + 6);
          expect(at).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('with invalid input', () => {
  const odd = fc.anything({ withDate: true, withNullPrototype: true, withSparseArray: true });
  const almost = fc.record(
    {
      name: fc.oneof(fc.constantFrom(...PHASE_NAMES), odd),
      startDate: fc.oneof(fc.string(), fc.date({ noInvalidDate: false }), odd),
      endDate: fc.oneof(fc.constant(onDay(9_000)), odd),
    },
    { requiredKeys: [] },
  );

  test('the layout is empty or invalid and does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(odd, fc.array(odd), fc.array(almost)), (phases) => {
        expect(['empty', 'invalid']).toContain(ganttLayout(phases, now).kind);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a phase that ends before it starts makes the timeline invalid', () => {
    fc.assert(
      fc.property(somePeriods, aDay, fc.integer({ min: 1, max: 400 }), (periods, day, days) => {
        const phases = [...periods, { name: 'Pruebas', start: day, end: day - days }].map(
          ({ start, end }) => ({ startDate: onDay(start), endDate: onDay(end) }),
        );
        expect(ganttLayout(phases, now)).toEqual({ kind: 'invalid' });
      }),
    );
  });
});

/** Zones that differ from Lima in midnight, date or calendar; Apia once skipped a day. */
const zones = ['America/Lima', 'UTC', 'Pacific/Apia', 'America/Sao_Paulo', 'Asia/Kathmandu'];

// In a separate process: Jest's copy of `process.env` does not change the time zone.
test('the machine’s time zone does not matter', () => {
  const module = new URL('ganttLayout.ts', `file://${__dirname}/`).href;
  const script = `
    import { ganttLayout } from ${JSON.stringify(module)};
    const phase = (startDate, endDate) => ({ name: 'Análisis', startDate, endDate });
    const answers = ${JSON.stringify(zones)}.map((zone) => {
      process.env.TZ = zone;
      const layout = ganttLayout(
        [phase('2011-12-20', '2011-12-31'), phase('2012-01-01T02:00', '2012-11-04T00:00:00Z')],
        new Date('2012-03-01T03:00:00Z'),
      );
      return [new Date(0).getTimezoneOffset(), JSON.stringify(layout)];
    });
    console.log(JSON.stringify(answers));
  `;
  const args = ['--experimental-strip-types', '--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const answers = JSON.parse(stdout) as [offset: number, layout: string][];
  expect(new Set(answers.map(([offset]) => offset)).size).toBe(zones.length);
  expect(new Set(answers.map(([, layout]) => layout)).size).toBe(1);
  expect(answers[0]![1]).toContain('"kind":"drawn"');
});
