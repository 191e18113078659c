import { expect, test } from '@jest/globals';
import { ganttLayout } from '../../gantt/ganttLayout.ts';
import { spanText } from './generalCopy.ts';
import { timeScale } from './timeScale.ts';

/** 30 November in Lima, 1 December in UTC. */
const now = new Date('2026-12-01T03:00:00Z');

test('shows the month before, this one in Lima and four more', () => {
  const { span, months, today } = timeScale(now, 0);
  expect(spanText(span)).toBe('oct 2026 – mar 2027');
  expect(months.map(({ label }) => label)).toEqual(['oct', 'nov', 'dic', 'ene', 'feb', 'mar']);
  expect(today).toBeCloseTo((60 / 181) * 100);
});

test('moves by three months, also without today', () => {
  expect(spanText(timeScale(now, 2).span)).toBe('abr – set 2027');
  expect(timeScale(now, 2).today).toBeNull();
  expect(spanText(timeScale(now, -1).span)).toBe('jul – dic 2026');
});

test('bars keep their place on a given scale, whatever other phases there are', () => {
  const { span } = timeScale(now, 0);
  const phase = {
    name: 'Pruebas',
    startDate: '2026-10-01T12:00:00Z',
    endDate: '2026-12-30T12:00:00Z',
  };
  const early = { ...phase, startDate: '2020-01-01T12:00:00Z', endDate: '2020-02-01T12:00:00Z' };
  const layout = ganttLayout([phase, early], now, span);
  if (layout.kind !== 'drawn') throw new Error(layout.kind);
  const [first, second] = layout.bars;
  expect(first?.left).toBe(0);
  expect(first?.width).toBeCloseTo((90 / 181) * 100);
  expect((second?.left ?? 0) + (second?.width ?? 0)).toBeLessThan(0);
});
