import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredRequests, isAmong, judgedPrompts, verdictOn } from './testing/measure.ts';

const share = <T>(all: readonly T[], holds: (one: T) => boolean) =>
  all.filter(holds).length / all.length;
const requests = await answeredRequests();

test('for 75 % of the requests the first answer is acceptable', () => {
  const first = share(requests, (request) => isAmong(request, 1));
  assert.ok(first >= 0.75, `${(first * 100).toFixed(1)} %: see npm run ideas:report`);
});

test('for 88 % of the requests one of the first three answers is acceptable', () => {
  const three = share(requests, (request) => isAmong(request, 3));
  assert.ok(three >= 0.88, `${(three * 100).toFixed(1)} %: see npm run ideas:report`);
});

test('95 % of what must be refused or asked back is', () => {
  const unfit = judgedPrompts.filter(({ expected }) => expected !== 'answered');
  const right = share(unfit, ({ expected, verdict }) => verdict === expected);
  assert.ok(right >= 0.95, `${(right * 100).toFixed(1)} %: see npm run ideas:report`);
});

test('at most 2 % of the requests are refused or asked back', () => {
  const fit = judgedPrompts.filter(({ expected }) => expected === 'answered');
  const wrong = share([...requests, ...fit], ({ prompt }) => verdictOn(prompt) !== 'answered');
  assert.ok(wrong <= 0.02, `${(wrong * 100).toFixed(1)} %: see npm run ideas:report`);
});
