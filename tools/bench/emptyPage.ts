import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { contentSecurityPolicy } from '../../server/plugins/contentSecurityPolicy.ts';
import { errorsPlugin } from '../../server/plugins/errors.ts';
import { securityHeadersPlugin } from '../../server/plugins/securityHeaders.ts';
import { readSite, sitePlugin } from '../../server/plugins/site.ts';

const PAGE =
  '<!doctype html><html lang="es-PE"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="description" content="Nada más que esto."><title>Tramayo</title></head>' +
  '<body><h1>Tramayo</h1></body></html>';

/** Serves an empty page with the plugins that serve the product's own site. */
export async function openEmptyPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tramayo-page-'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'index.html.br'), brotliCompressSync(PAGE));
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
