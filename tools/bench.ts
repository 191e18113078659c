import { loadavg } from 'node:os';
import { benchApi } from './bench/api.ts';
import { benchLanding } from './bench/landing.ts';
import { benchLists } from './bench/lists.ts';
import { benchPanel } from './bench/panel.ts';

/**
 * `npm run bench [landing | panel | api …]`: the landing beside an empty page; the panel's first rows, search and
 * typing with 100,000 rows; the API with and without its security, and its lists, a file and a crowd with 100,000 rows.
 * Without names all three.
 */
const SCENARIOS: Record<string, () => Promise<void>> = {
  landing: benchLanding,
  panel: benchPanel,
  api: () => benchApi().then(benchLists),
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(SCENARIOS)) {
  const bench = SCENARIOS[name];
  if (bench === undefined) throw new Error(`There is no scenario '${name}'.`);
  console.log(`\n── ${name} ──\n`);
  await bench();
  // Times are unreliable when this is high.
  console.log(`\nload ${loadavg()[0]?.toFixed(1)}`);
}
