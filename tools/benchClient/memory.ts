import type { Visit } from './visitor.ts';

const TABS = ['Proyectos', 'Tickets de Soporte', 'Ideas Generadas', 'Personal'];

/** Megabytes by which the heap grew over so many switches of tab. */
export async function measureGrowth(visit: Visit, switches: number): Promise<number> {
  const go = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const name = TABS[done % TABS.length] ?? '';
      await visit.page.getByRole('tab', { name }).click();
      await visit.page.locator('[role="tabpanel"] tbody tr').first().waitFor();
    }
  };
  // Each tab's code and caches are there before anything is counted.
  await go(2 * TABS.length);
  const before = await heapOf(visit);
  await go(switches - (switches % TABS.length));
  return (await heapOf(visit)) - before;
}

/** Megabytes by which the heap grew while somebody scrolled through so many rows. */
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

/** The page's heap in megabytes, garbage collected. */
async function heapOf({ devtools }: Visit): Promise<number> {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  return used / 1_000_000;
}
