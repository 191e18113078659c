import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

/** Ends a fault. */
type End = () => Promise<void>;

/** A failure between the page and its server. */
export interface Fault {
  name: string;
  /** Starts the failure for requests of the page that match. */
  start: (page: Page, calls: RegExp) => Promise<End>;
}

/**
 * Console messages of browsers about failed requests, and of the program about session and
 * captcha.
 */
export const FAULT_MESSAGES =
  /Failed to load resource|ERR_[A-Z_]+|Error fetching profile|The captcha is not ready|Multiple GoTrueClient|Error updating project/;

/** Failures that the program notices immediately. */
export const FAULTS: Fault[] = [
  routeFault('the server is away', (route) => route.abort('connectionrefused')),
  routeFault('the server answers 500', (route) => route.fulfill({ status: 500 })),
  routeFault('an answer is cut in the middle', (route) => cut(route)),
  routeFault('HTML comes instead of JSON', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wi-Fi del hotel</h1>' }),
  ),
];

export const OFFLINE: Fault = {
  name: 'the browser is offline',
  async start(page) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

/** Holds the page's requests until the end, then lets them through. */
export async function hold(page: Page, calls: RegExp): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => resolve(undefined);
}

function routeFault(name: string, fail: (route: Route) => Promise<void>): Fault {
  return {
    name,
    async start(page, calls) {
      await page.route(calls, fail);
      return () => page.unroute(calls, fail);
    },
  };
}

/** A server that disconnects before it has sent the announced length. */
const cutting = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900';
    socket.write(`${head}\r\n\r\n{"message":"Todo bi`, () => socket.destroy());
  });
});

async function cut(route: Route): Promise<void> {
  if (!cutting.listening) {
    cutting.listen(0, '127.0.0.1').unref();
    await once(cutting, 'listening');
  }
  const { port } = cutting.address() as AddressInfo;
  await route.continue({ url: `http://127.0.0.1:${port}/` });
}
