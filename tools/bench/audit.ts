import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { launchBrowser } from '../../e2e/browser.ts';
import { median } from './samples.ts';

export type Device = 'mobile' | 'desktop';

/** Lighthouse's ids of the metrics, in milliseconds except for the layout shift. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Metric = keyof typeof METRICS | 'bytes' | 'script';
export type Audit = Record<Metric, number> & { scores: string };

/**
 * Audits a page in several rounds, each in a new browser.
 *
 * @returns medians; `bytes` and `script` in kB as transferred; of the four scores the lowest
 */
export async function auditPage(url: string, device: Device, rounds: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let round = 0; round < rounds; round++) audits.push(await auditOnce(url, device));
  const names = [...Object.keys(METRICS), 'bytes', 'script'] as Metric[];
  const medians = names.map((name) => [name, median(audits.map((audit) => audit[name]))]);
  const lowest = CATEGORIES.map((_category, index) =>
    Math.min(...audits.map(({ scores }) => Number(scores.split(' ')[index]))),
  );
  return { ...(Object.fromEntries(medians) as Record<Metric, number>), scores: lowest.join(' ') };
}

/** Fixed, because only one browser runs at a time. */
const DEBUGGING_PORT = 9_333;

async function auditOnce(url: string, device: Device): Promise<Audit> {
  const browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    const run = await lighthouse(
      url,
      { port: DEBUGGING_PORT, logLevel: 'error' },
      device === 'desktop' ? desktop : undefined,
    );
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
    const { audits, categories } = run.lhr;
    const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue]);
    const requests = audits['network-requests']?.details as unknown as {
      items: { resourceType: string; transferSize: number }[];
    };
    const kilobytes = (items: typeof requests.items) =>
      items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    return {
      ...(Object.fromEntries(metrics) as Record<keyof typeof METRICS, number>),
      bytes: kilobytes(requests.items),
      script: kilobytes(requests.items.filter((item) => item.resourceType === 'Script')),
      scores: scores.join(' '),
    };
  } finally {
    await browser.close();
  }
}
