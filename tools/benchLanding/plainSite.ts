import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { contentSecurityPolicy } from '../../server/plugins/contentSecurityPolicy.ts';
import { errorsPlugin } from '../../server/plugins/errors.ts';
import { securityHeadersPlugin } from '../../server/plugins/securityHeaders.ts';
import { readSite, sitePlugin } from '../../server/plugins/site.ts';
import { buildPage } from '../benchClient/buildPage.ts';

export interface PlainSite {
  url: string;
  close: () => Promise<void>;
}

const HEAD =
  '<!doctype html><html lang="es-PE"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="description" content="Nada más que esto."><title>Tramayo</title></head>';

/** Serves an empty or a bare React page with the plugins that serve the product's own site. */
export async function openPlainSite(kind: 'empty' | 'react'): Promise<PlainSite> {
  const folder = await buildPage('bare', path.join(import.meta.dirname, 'bareReact.tsx'));
  const script = await readFile(path.join(folder, 'bare.js'));
  const body =
    kind === 'empty'
      ? '<body><h1>Tramayo</h1></body></html>'
      : '<body><div id="root"></div><script defer src="/bare.js"></script></body></html>';
  for (const [name, content] of [
    ['index.html', HEAD + body],
    ['bare.js', script],
  ] as const) {
    await writeFile(path.join(folder, name), content);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(content));
  }
  const site = await readSite(folder, { siteUrl: 'http://localhost', recipients: {} });
  if (site === null) throw new Error('The page could not be read.');
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(securityHeadersPlugin, {
    policy: contentSecurityPolicy({ html: site.html, calls: [], googleCaptcha: false }),
  });
  await app.register(sitePlugin, site);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
