import type { Page } from '@playwright/test';

/** A node of React's tree: the fields needed to count renders. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  flags: number;
  memoizedProps: { rowKey?: string } | null;
}

/**
 * Counts the table rows that React renders, through the hook of React's developer tools, on the
 * unchanged build. Call it before the page is opened.
 */
export async function countRowRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** React's mark on a component that did its work. */
    const PERFORMED = 1;
    const rendered: string[] = [];
    const walk = (now: Fiber | null, before: Fiber | null) => {
      for (let fiber = now; fiber !== null; fiber = fiber.sibling) {
        const last = before === null ? null : fiber.alternate;
        const key = fiber.memoizedProps?.rowKey;
        if (key !== undefined && (fiber.flags & PERFORMED) !== 0) rendered.push(key);
        // The same children as before: React skipped this subtree.
        if (fiber.child !== last?.child) walk(fiber.child, last?.child ?? null);
      }
    };
    Object.assign(window, {
      benchRendered: rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
          walk(current.child, current.alternate?.child ?? null);
        },
      },
    });
  });
}

/** The rows that one edit of a progress renders, each render of a row by its key. */
export async function rowsOfProgressEdit(page: Page): Promise<{ keys: string[]; inPage: number }> {
  const inPage = await page.locator('tbody tr').count();
  await page.evaluate(() => {
    (window as unknown as { benchRendered: string[] }).benchRendered.length = 0;
  });
  const row = page.locator('tbody tr').nth(3);
  const field = row.locator('[name="progress"]');
  const value = await field.inputValue();
  await field.pressSequentially(value === '77' ? '66' : '77');
  await field.fill(value === '77' ? '66' : '77');
  await row.getByText('Guardado').waitFor();
  const keys = await page.evaluate(
    () => (window as unknown as { benchRendered: string[] }).benchRendered,
  );
  return { keys, inPage };
}
