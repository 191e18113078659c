import type { Page } from '@playwright/test';

/** Makes the page one of a server with the fourteen calls alone, which refuses every other call. */
export async function onlyFourteenCalls(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.route(/\/(\?[^/]*)?$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-calls="all"', 'data-calls=""');
    await route.fulfill({ response: answer, body });
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname.slice('/api'.length));
  });
  return { asked };
}
