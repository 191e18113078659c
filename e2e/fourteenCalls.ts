import type { Page } from '@playwright/test';
import { routes } from '../contract/routes.ts';

const specified = Object.values(routes).map(({ method, path }) => ({
  method: method as string,
  path: new RegExp(`^${path.replace(':id', '[^/]+')}$`),
}));

/** What a page has requested of the API so far. */
export interface Asked {
  /** The paths of the calls. */
  asked: string[];
  /** Methods and paths of calls that are not among the fourteen. */
  beyond: string[];
}

/** Makes the page one of a server with the fourteen calls alone, which refuses every other call. */
export async function onlyFourteenCalls(page: Page): Promise<Asked> {
  const asked: string[] = [];
  const beyond: string[] = [];
  await page.route(/\/(\?[^/]*)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-calls="all"', 'data-calls=""');
    await route.fulfill({ response: answer, body });
  });
  await page.route(/^[^/]+\/\/[^/]+\/api\//, async (route) => {
    const method = route.request().method();
    const path = new URL(route.request().url()).pathname.slice('/api'.length);
    asked.push(path);
    if (specified.some((one) => one.method === method && one.path.test(path))) {
      await route.fallback();
      return;
    }
    beyond.push(`${method} ${path}`);
    await route.fulfill({ status: 404 });
  });
  return { asked, beyond };
}
