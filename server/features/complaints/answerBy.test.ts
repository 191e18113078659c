import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerBy } from './answerBy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_YEAR = 2024;

/** Easter Sundays from published tables. */
const EASTERS = [
  ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01'],
  ...['2030-04-21', '2031-04-13', '2032-03-28', '2033-04-17', '2034-04-09', '2035-03-25'],
  ...['2036-04-13', '2037-04-05', '2038-04-25', '2039-04-10', '2040-04-01', '2041-04-21'],
  ...['2042-04-06', '2043-03-29', '2044-04-17', '2045-04-09', '2046-03-25', '2047-04-14'],
  ...['2048-04-05', '2049-04-18', '2050-04-10'],
];

const lima = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Lima',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
});

/** Every day off of these years except weekends, as a printed calendar. */
const DAYS_OFF = new Set(
  EASTERS.flatMap((easter, index) => {
    const fixed = '1/1 5/1 6/7 6/29 7/23 7/28 7/29 8/6 8/30 10/8 11/1 12/8 12/9 12/25'.split(' ');
    const noon = Date.parse(`${easter}T12:00:00-05:00`);
    return [
      ...fixed.map((day) => `${day}/${FIRST_YEAR + index}`),
      ...[noon - 2 * DAY_MS, noon - 3 * DAY_MS].map((time) => onTheWall(time).day),
    ];
  }),
);

function onTheWall(time: number): { day: string; weekend: boolean } {
  const [weekday = '', day = ''] = lima.format(time).split(', ');
  return { day, weekend: weekday.startsWith('S') };
}

/** Walks day by day in Lima and counts fifteen business days. */
function countedByHand(filedAt: Date): string {
  let time = filedAt.getTime();
  for (let left = 15; left > 0;) {
    time += DAY_MS;
    const { day, weekend } = onTheWall(time);
    if (!weekend && !DAYS_OFF.has(day)) left -= 1;
  }
  const [month = '', date = '', year = ''] = onTheWall(time).day.split('/');
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** A seeded random number generator (mulberry32): the same sequence in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const noonOf = (day: string) => new Date(`${day}T12:00:00-05:00`);

describe('fifteen business days', () => {
  const cases: [what: string, filedAt: Date, due: string][] = [
    ['over Easter', noonOf('2026-03-30'), '2026-04-22'],
    ['over Fiestas Patrias and Junín', noonOf('2026-07-20'), '2026-08-14'],
    ['over two holidays in a row and Christmas', noonOf('2026-12-04'), '2026-12-30'],
    ['over the year’s end', noonOf('2026-12-31'), '2027-01-22'],
    ['without a holiday', noonOf('2026-05-04'), '2026-05-25'],
    ['from a Saturday', noonOf('2026-05-02'), '2026-05-22'],
    ['from the Sunday after it', noonOf('2026-05-03'), '2026-05-22'],
    ['from a holiday', noonOf('2026-05-01'), '2026-05-22'],
    ['from the day before that holiday', noonOf('2026-04-30'), '2026-05-22'],
    ['from Good Friday', noonOf('2027-03-26'), '2027-04-16'],
    ['from New Year’s Day', noonOf('2027-01-01'), '2027-01-22'],
    ['at 23:30 in Lima, tomorrow in UTC', new Date('2026-05-05T04:30:00Z'), '2026-05-25'],
    ['at 00:30 UTC, yesterday in Lima', new Date('2026-05-05T00:30:00Z'), '2026-05-25'],
    ['at midnight in Lima', new Date('2026-05-05T05:00:00Z'), '2026-05-26'],
    ['at the year’s last second in Lima', new Date('2027-01-01T04:59:59.999Z'), '2027-01-22'],
    ['from a leap day', noonOf('2028-02-29'), '2028-03-21'],
  ];
  for (const [what, filedAt, due] of cases) {
    it(`${what}: ${filedAt.toISOString()} is due ${due}`, () => {
      assert.equal(answerBy(filedAt), due);
    });
  }

  it('match a day-by-day count, for a thousand random dates', () => {
    const random = seeded(713);
    const from = Date.parse(`${FIRST_YEAR}-01-01T00:00:00Z`);
    // Complaints filed later would be due after the calendar ends.
    const until = Date.parse('2050-11-30T00:00:00Z');
    for (let count = 0; count < 1000; count += 1) {
      const filedAt = new Date(from + Math.floor(random() * (until - from)));
      assert.equal(answerBy(filedAt), countedByHand(filedAt), filedAt.toISOString());
    }
  });

  it('are correct around every Easter and every end of year', () => {
    for (const [index, easter] of EASTERS.entries()) {
      const before = new Date(noonOf(easter).getTime() - 8 * DAY_MS);
      assert.equal(answerBy(before), countedByHand(before), easter);
      if (index === EASTERS.length - 1) continue;
      const lastDay = noonOf(`${FIRST_YEAR + index}-12-31`);
      assert.equal(answerBy(lastDay), countedByHand(lastDay));
    }
  });
});
