import type { Figure } from './figures.ts';
import { median } from '../samples.ts';
import { shortOf } from './figures.ts';
import type { Ready } from './ready.ts';

/** The rows on 10,000 tickets: the panel against the plain page, of each pair its own ratio. */
export function againstTwin(panel: readonly Ready[], twin: readonly Ready[]): Figure[] {
  const compared = (what: string, time: (ready: Ready) => number): Figure => {
    const ratios = panel.map((ready, pair) => time(ready) / timeOf(twin[pair]));
    function timeOf(ready: Ready | undefined): number {
      return ready === undefined ? NaN : time(ready);
    }
    const each = `${shortOf(median(panel.map(time)))} against ${shortOf(median(twin.map(time)))} ms`;
    return { what, measured: median(ratios), bar: 0.65, unit: ' ×', note: each };
  };
  return [
    compared(
      '10,000 rows ready against TanStack, from the navigation',
      (one) => one.fromNavigation,
    ),
    compared('the same, from the answer’s last byte', (one) => one.fromAnswer),
  ];
}

/** The first table of somebody signed in, on the demo's rows. */
export function firstTable(panel: readonly Ready[]): Figure[] {
  const fastest = Math.min(...panel.map((one) => one.fromNavigation));
  return [
    {
      what: 'first table’s rows after navigation, demo data',
      measured: median(panel.map((one) => one.fromNavigation)),
      bar: 330,
      unit: ' ms',
      note: `fastest ${shortOf(fastest)} ms`,
    },
    {
      what: 'script until the rows show',
      measured: Math.max(...panel.map((one) => one.scriptKilobytes)),
      bar: 150,
      unit: ' kB',
    },
  ];
}
