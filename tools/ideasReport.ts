import { composeIdeas } from '../server/features/ideas/local/localEngine.ts';
import { whyUnfit } from '../server/features/ideas/local/guard.ts';
import { readRequest } from '../server/features/ideas/local/request.ts';
import { readAs } from '../server/features/ideas/local/testing/readAs.ts';
import { REQUESTS } from '../server/features/ideas/local/testing/requests.ts';

/**
 * `npm run ideas:report [word …]`: prints the requests of the test set, or those that contain a
 * word, with their ideas, for a person to judge; then the share read correctly, and timings.
 */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = REQUESTS.filter(
  ({ prompt }) => wanted.length === 0 || wanted.some((word) => prompt.toLowerCase().includes(word)),
);
const LONGEST = 2000;

function answer(prompt: string): string {
  const unfit = whyUnfit(prompt);
  if (unfit !== null) return `  422 ${unfit}`;
  const request = readRequest(prompt);
  const ideas = composeIdeas(request, 4);
  const [{ name, description, features } = { name: '', description: '', features: [] }] = ideas;
  return [
    `  [${request.intents.map(({ id }) => id).join(', ')}]`,
    `  ${name}`,
    `  ${description}`,
    ...features.map((feature) => `  - ${feature}`),
    ...ideas.slice(1).map((other) => `  también: ${other.name}`),
  ].join('\n');
}

/** The fastest of three runs, to reduce noise. */
function timed(prompt: string): number {
  const runs = [1, 2, 3].map(() => {
    const started = performance.now();
    answer(prompt);
    return performance.now() - started;
  });
  return Math.min(...runs);
}

for (const request of chosen)
  console.log(`${readAs(request) ? ' ' : '!'} ${request.prompt}\n${answer(request.prompt)}\n`);

const right = REQUESTS.filter(readAs).length;
const times = REQUESTS.map(({ prompt }) => timed(prompt)).sort((a, b) => a - b);
const long = REQUESTS.map((_, from) =>
  REQUESTS.slice(from)
    .map(({ prompt }) => prompt)
    .join(' y ')
    .slice(0, LONGEST),
).filter((prompt) => prompt.length === LONGEST);
const odd = ['vender ', 'llevar ', 'que ', '<a', 'a', 'ñ,', 'quiero que mis '].map((part) =>
  part.repeat(LONGEST).slice(0, LONGEST),
);
const worst = Math.max(...[...long, ...odd].map(timed));
console.log(
  `read correctly: ${right} of ${REQUESTS.length} (${((right / REQUESTS.length) * 100).toFixed(1)} %)`,
);
console.log(
  `milliseconds: median ${(times[times.length >> 1] ?? 0).toFixed(1)}, most ${(times.at(-1) ?? 0).toFixed(1)}`,
);
console.log(`of ${LONGEST} characters: most ${worst.toFixed(1)}`);
