import { openLocalEngine } from '../server/features/ideas/localEngine.ts';
import {
  answeredRequests,
  isAmong,
  judgedPrompts,
  verdictOn,
} from '../server/features/ideas/testing/measure.ts';

/**
 * `npm run ideas:report`: where the idea generator's first answer is not acceptable, which solutions it confuses, what the
 * guard misjudges, and the shares that `server/features/ideas/shares.test.ts` asserts. For whoever adds examples.
 */
const started = performance.now();
const engine = openLocalEngine();
const opened = performance.now() - started;

const requests = await answeredRequests();
const misses = requests.filter((request) => !isAmong(request, 1));
console.log('First answer not acceptable (! where none of the first three is):');
for (const request of misses) {
  const { prompt, accepted, given } = request;
  console.log(
    `${isAmong(request, 3) ? ' ' : '!'} ${prompt}\n    ${accepted.join(' ')} < ${given.join(', ')}`,
  );
}

const pairs = Map.groupBy(
  misses,
  ({ accepted, given }) => `${accepted[0] ?? ''} < ${given[0] ?? ''}`,
);
console.log('\nConfused more than once:');
for (const [pair, of] of [...pairs].sort(([, a], [, b]) => b.length - a.length))
  if (of.length > 1) console.log(`  ${of.length} × ${pair}`);

console.log('\nMisjudged by the guard:');
for (const { prompt, expected, verdict } of judgedPrompts)
  if (expected !== verdict) console.log(`  ${prompt}\n    ${expected}, but ${verdict}`);
for (const { prompt } of requests)
  if (verdictOn(prompt) !== 'answered')
    console.log(`  ${prompt}\n    answered, but ${verdictOn(prompt)}`);

const percent = (part: number, all: number) =>
  `${part} of ${all} (${((part / all) * 100).toFixed(1)} %)`;
const [unfit, fit] = [
  judgedPrompts.filter(({ expected }) => expected !== 'answered'),
  [...judgedPrompts.filter(({ expected }) => expected === 'answered'), ...requests],
];
const times: number[] = [];
for (const { prompt } of requests) {
  const asked = performance.now();
  verdictOn(prompt);
  await engine.generate(prompt, 4);
  times.push(performance.now() - asked);
}
times.sort((a, b) => a - b);
console.log(`
first answer acceptable: ${percent(requests.length - misses.length, requests.length)}
among the first three:   ${percent(requests.filter((request) => isAmong(request, 3)).length, requests.length)}
refused or asked back:   ${percent(unfit.filter(({ expected, verdict }) => expected === verdict).length, unfit.length)}
wrongly so:              ${percent(fit.filter(({ prompt }) => verdictOn(prompt) !== 'answered').length, fit.length)}
milliseconds: training ${opened.toFixed(0)}, an answer ${(times[times.length >> 1] ?? 0).toFixed(2)} (most ${(times.at(-1) ?? 0).toFixed(1)})`);
