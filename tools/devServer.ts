import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import type {
  default as WebpackDevServer,
  ExpressRequestHandler,
  ProxyConfigArrayItem,
} from 'webpack-dev-server';

/** How long a request waits for a server that restarts after an edit. */
const RESTART_MS = 10_000;

/** Milliseconds between two attempts to connect. */
const ATTEMPT_EVERY_MS = 50;

/** A proxy whose requests wait while the server restarts, instead of failing with 504. */
export function proxyWhenListening(context: string[], target: string): ProxyConfigArrayItem {
  return {
    context,
    target,
    router: async () => {
      await listening(new URL(target));
      return target;
    },
  };
}

async function listening({ hostname, port }: URL): Promise<void> {
  const until = performance.now() + RESTART_MS;
  while (performance.now() < until) {
    const socket = net.connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await setTimeout(ATTEMPT_EVERY_MS);
    } finally {
      socket.destroy();
    }
  }
}

/** Reloads the browser when the page itself has changed, which hot updates of modules do not cover. */
export function reloadWithPage(server: WebpackDevServer): void {
  const name = 'reloadWithPage';
  const compiler = server.compiler as webpack.Compiler;
  let shown = '';
  let isOutdated = false;
  compiler.hooks.compilation.tap(name, (compilation) => {
    HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap(name, (page) => {
      isOutdated = shown !== '' && shown !== page.html;
      shown = page.html;
      return page;
    });
  });
  compiler.hooks.done.tap(name, () => {
    if (isOutdated) server.middleware?.publish({ action: 'reload' });
    isOutdated = false;
  });
}

/** Leads a path to its hash route, as the product's server does. */
export const toHashRoute: ExpressRequestHandler = ({ path }, response) =>
  response.redirect(`/#${path}`);
