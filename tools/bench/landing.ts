import { Product } from '../../e2e/product.ts';
import { auditPage } from './audit.ts';
import type { Audit, Device } from './audit.ts';
import { openEmptyPage } from './emptyPage.ts';

const ROUNDS = 5;

/** Lighthouse on the landing of the real server, and on an empty page that the same code serves. */
export async function benchLanding(): Promise<void> {
  const product = await Product.create();
  const empty = await openEmptyPage();
  console.log('| | page | FCP | LCP | CLS | TBT | kB | script kB | scores |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const device of ['mobile', 'desktop'] as const) {
    const floor = await auditPage(empty.url, device, ROUNDS);
    console.log(rowOf(device, 'an empty page', floor, floor));
    const landing = await auditPage(`${product.url}/`, device, ROUNDS);
    console.log(rowOf(device, 'the landing', landing, floor));
  }
  await product.dispose();
  await empty.close();
}

/** A row of the table; times are in milliseconds, with their ratio to the empty page's. */
function rowOf(device: Device, name: string, audit: Audit, floor: Audit): string {
  const time = (metric: 'fcp' | 'lcp') =>
    `${audit[metric].toFixed(0)} (${(audit[metric] / floor[metric]).toFixed(2)} ×)`;
  const cells = [device, name, time('fcp'), time('lcp'), audit.cls.toFixed(4)];
  const rest = [audit.tbt, audit.bytes, audit.script].map((figure) => figure.toFixed(0));
  return `| ${[...cells, ...rest, audit.scores].join(' | ')} |`;
}
