import type { Visit } from './visitor.ts';

const TABS = ['Proyectos', 'Tickets de Soporte', 'Ideas Generadas', 'Personal'];

/** Megabytes by which the heap grew over so many switches of tab, garbage collected before and after. */
export async function measureGrowth({ page, devtools }: Visit, switches: number): Promise<number> {
  const go = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const name = TABS[done % TABS.length] ?? '';
      await page.getByRole('tab', { name }).click();
      await page.locator('[role="tabpanel"] tbody tr').first().waitFor();
    }
  };
  await devtools.send('Performance.enable');
  // Each tab's code and caches are there before anything is counted.
  await go(2 * TABS.length);
  const before = await heap();
  await go(switches - (switches % TABS.length));
  return (await heap()) - before;

  async function heap(): Promise<number> {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
    return used / 1_000_000;
  }
}
