import type { Visit } from './visitor.ts';

const TABS = ['Proyectos', 'Tickets de Soporte', 'Ideas Generadas', 'Personal'];

/** The growth of the heap in megabytes over this many tab switches. */
export async function measureGrowth(visit: Visit, switches: number): Promise<number> {
  const go = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const name = TABS[done % TABS.length] ?? '';
      await visit.page.getByRole('tab', { name }).click();
      await visit.page.locator('[role="tabpanel"] tbody tr').first().waitFor();
    }
  };
  // Warm-up: load each tab's code and fill its caches first.
  await go(2 * TABS.length);
  const before = await heapOf(visit);
  await go(switches - (switches % TABS.length));
  return (await heapOf(visit)) - before;
}

/** The growth of the heap in megabytes while scrolling through this many rows. */
export async function heapOfScrolling(visit: Visit, rows: number): Promise<number> {
  const { page } = visit;
  const before = await heapOf(visit);
  const last = page.locator(`tbody tr[aria-rowindex="${rows}"]`);
  const ends = Date.now() + 120_000;
  while ((await last.count()) === 0 && Date.now() < ends) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await last.waitFor();
  return (await heapOf(visit)) - before;
}

/** The page's heap in megabytes after garbage collection. */
async function heapOf({ devtools }: Visit): Promise<number> {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  return used / 1_000_000;
}
