import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Product } from '../e2e/product.ts';
import { shortOf } from './benchClient/figures.ts';
import { auditPage } from './benchLanding/audit.ts';
import type { Audit, Circumstances } from './benchLanding/audit.ts';
import { openPlainSite } from './benchLanding/plainSite.ts';

/**
 * `npm run bench:landing -- [--route=/login] [--rounds=5] [--real]`: runs Lighthouse on a page of the
 * real server, and for comparison on an empty page and a bare React page served by the same code.
 * `--real` throttles the browser instead of simulating a slow one.
 */
const { values } = parseArgs({
  options: {
    route: { type: 'string', default: '/' },
    rounds: { type: 'string', default: '5' },
    real: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const throttling = values.real ? 'devtools' : 'simulate';

const product = await Product.create();
const sites = [await openPlainSite('empty'), await openPlainSite('react')];
const pages = {
  'an empty page': sites[0]?.url ?? '',
  'a bare React page': sites[1]?.url ?? '',
  [values.route]: `${product.url}/${values.route === '/' ? '' : `#${values.route}`}`,
};

console.log('| | page | FCP | LCP | CLS | TBT | SI | kB | script kB | scores |');
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const device of ['mobile', 'desktop'] as const) await bench({ device, throttling });
console.log(
  `\nload ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, ${rounds} rounds, ${throttling}`,
);

await product.dispose();
for (const site of sites) await site.close();

async function bench(circumstances: Circumstances): Promise<void> {
  let floor: Audit | null = null;
  for (const [name, url] of Object.entries(pages)) {
    const audit = await auditPage(url, circumstances, rounds);
    floor ??= audit;
    console.log(rowOf(circumstances.device, name, audit, floor));
  }
}

/** A row of the table; times are in milliseconds, with their ratio to the empty page's. */
function rowOf(device: string, name: string, audit: Audit, floor: Audit): string {
  const time = (metric: 'fcp' | 'lcp' | 'si') =>
    `${audit[metric].toFixed(0)} (${(audit[metric] / floor[metric]).toFixed(2)} ×)`;
  const cells = [
    device,
    name,
    time('fcp'),
    time('lcp'),
    audit.cls.toFixed(4),
    audit.tbt.toFixed(0),
  ];
  const bytes = [shortOf(audit.bytes), shortOf(audit.script), audit.scores];
  return `| ${[...cells, time('si'), ...bytes].join(' | ')} |`;
}
