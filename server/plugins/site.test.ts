import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/testApp.ts';
import { readSite, type SiteFacts } from './site.ts';

const HTML = '<!doctype html><html data-calls=""><script>1</script><div id=root></div>';
const SERVED = HTML.replace('data-calls=""', 'data-calls="all"');
const ROBOTS = 'User-agent: *\nSitemap: https://tramayo.example/sitemap.xml';
const FACTS: SiteFacts = { siteUrl: 'https://agencia.pe', recipients: {} };
const SCRIPT = 'console.log("Tramayo")';

describe('the built site', () => {
  let dir: string;
  let app: FastifyInstance;

  before(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'site-'));
    const files: [string, string | Buffer][] = [
      ['index.html', HTML],
      ['main.012345.js', SCRIPT],
      ['main.012345.js.br', brotliCompressSync(SCRIPT)],
      ['robots.txt', ROBOTS],
      ['robots.txt.br', brotliCompressSync(ROBOTS)],
      ['robots.txt.gz', gzipSync(ROBOTS)],
      ['servicios.html', '<!doctype html><h1>Servicios</h1>'],
      ['sitemap.xml', '<loc>https://tramayo.example/</loc>'],
      ['build.json', '{}'],
      ['.secret', 'x'],
    ];
    await Promise.all(files.map(([name, text]) => writeFile(path.join(dir, name), text)));
    ({ app } = testApp({ site: await readSite(dir, FACTS) }));
  });
  after(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  it('serves its page at the root, revalidated on each use, and says in it that it has all calls', async () => {
    const answer = await app.inject('/?token_hash=abc&type=signup');
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.body, SERVED);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.match(String(answer.headers['content-type']), /^text\/html; charset=utf-8$/i);
  });

  it('serves a document at its address without the ending of its file', async () => {
    const answer = await app.inject('/servicios');
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /<h1>Servicios/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
  });

  it('lets browsers cache hashed files for a year, in their preferred encoding', async () => {
    const plain = await app.inject('/main.012345.js');
    assert.equal(plain.body, SCRIPT);
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
    const small = await app.inject({
      url: '/main.012345.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(small.headers['content-type']), /javascript/);
    assert.equal(small.headers.vary, 'Accept-Encoding');
    const refused = await app.inject({
      url: '/main.012345.js',
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    assert.equal(refused.body, SCRIPT);
  });

  it('answers 304 for files that the browser has', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({
      url: '/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
    assert.equal(again.headers['cache-control'], 'no-cache');
  });

  it('keeps serving its build after a new build replaces the folder', async () => {
    const copy = `${dir}-old`;
    await cp(dir, copy, { recursive: true });
    const { app: running } = testApp({ site: await readSite(copy, FACTS) });
    await running.ready();
    await rm(copy, { recursive: true });
    assert.equal((await running.inject('/')).body, SERVED);
    assert.equal((await running.inject('/main.012345.js')).body, SCRIPT);
    await running.close();
  });

  it('answers 404, not the page, for a script of another build', async () => {
    const answer = await app.inject('/404.5f0357.js');
    assert.equal(answer.statusCode, 404);
    assert.deepEqual(answer.json(), { message: 'No existe esa dirección.' });
  });

  it('has files without a content hash revalidated', async () => {
    const answer = await app.inject('/robots.txt');
    assert.equal(answer.headers['cache-control'], 'no-cache');
  });

  it('gives search engines the configured address, compressed or not', async () => {
    const filled = ROBOTS.replace('tramayo.example', 'agencia.pe');
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [coding, decode] of Object.entries(read)) {
      const headers = { 'accept-encoding': coding };
      const answer = await app.inject({ url: '/robots.txt', headers });
      assert.equal(answer.headers['content-encoding'] ?? 'identity', coding);
      assert.equal(decode(answer.rawPayload).toString(), filled);
    }
    const sitemap = await app.inject('/sitemap.xml');
    assert.equal(sitemap.body, '<loc>https://agencia.pe/</loc>');
    assert.match(String(sitemap.headers['content-type']), /^application\/xml/);
  });

  const redirects: [string, string][] = [
    ['/login', '/#/login'],
    ['/admin/dashboard', '/#/admin/dashboard'],
    ['/login?email=ana@demo.pe', '/#/login'],
    ['//evil.example/x', '/#//evil.example/x'],
    ['/build.json', '/#/build.json'],
    ['/.secret', '/#/.secret'],
    ['/apis', '/#/apis'],
    ['/%', '/'],
    ['/%zz?a=1', '/'],
  ];
  for (const [from, to] of redirects) {
    it(`sends ${from} to its hash route`, async () => {
      const answer = await app.inject({ method: 'GET', url: from });
      assert.equal(answer.statusCode, 302);
      assert.equal(answer.headers.location, to);
    });
  }

  it('serves nothing outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      const answer = await app.inject(url);
      assert.doesNotMatch(answer.body, /tramayo/, url);
    }
  });

  it('redirects neither other methods nor unknown API addresses', async () => {
    const posted = await app.inject({ method: 'POST', url: '/login' });
    assert.equal(posted.statusCode, 404);
    assert.deepEqual(posted.json(), { message: 'No existe esa dirección.' });
    for (const url of ['/api', '/api/', '/api/unknown', '/api/data/dashboard/x']) {
      const answer = await app.inject(url);
      assert.equal(answer.statusCode, 404, url);
      assert.deepEqual(answer.json(), { message: 'No existe esa dirección.' });
    }
  });

  it('does not redirect service addresses that cannot be decoded', async () => {
    for (const url of ['/api/%', '/auth/v1/%zz', '/rest/v1/%']) {
      assert.equal((await app.inject(url)).statusCode, 400, url);
    }
  });

  it('answers 404 for an unknown API address before it validates the body', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/unknown',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    assert.equal(answer.statusCode, 404);
    assert.deepEqual(answer.json(), { message: 'No existe esa dirección.' });
  });

  it('sends the strict policy and the other security headers on every answer', async () => {
    for (const url of ['/', '/login', '/api/health', '/api/unknown', '/main.012345.js']) {
      const { headers } = await app.inject(url);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /default-src 'none'.*script-src 'self' 'sha256-/, url);
      assert.doesNotMatch(policy, /unsafe/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.match(String(headers['strict-transport-security']), /max-age=31536000/);
      assert.match(String(headers['permissions-policy']), /camera=\(\)/);
    }
  });
});

it('fills site address and data recipients into the page, and the policy allows the result', async (t) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  t.after(() => rm(dir, { recursive: true }));
  const head =
    '<link rel=canonical href=https://tramayo.example/><meta name=recipients content=recipients-unknown>';
  const data = '<script type=application/ld+json>{"url":"https://tramayo.example/"}</script>';
  const code = (origin: string) => `<script>"${origin}"</script>`;
  const page = `<!doctype html>${head}${data}${code('https://tramayo.example')}`;
  await writeFile(path.join(dir, 'index.html'), page);
  const recipients = { identity: 'abc.supabase.co', ideas: 'api.openai.com' };
  const site = await readSite(dir, { siteUrl: 'http://localhost:5001', recipients });
  const { app } = testApp({ site });
  const { body, headers } = await app.inject('/');
  await app.close();
  assert.equal(
    body,
    page
      .replaceAll('https://tramayo.example', 'http://localhost:5001')
      .replace('recipients-unknown', 'identity:abc.supabase.co,ideas:api.openai.com'),
  );
  const hash = createHash('sha256').update('"http://localhost:5001"').digest('base64');
  const [, sources] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  assert.equal(sources, `'self' 'sha256-${hash}'`);
});

it('without a built client serves the API alone', async () => {
  assert.equal(await readSite(path.join(tmpdir(), 'nowhere'), FACTS), null);
  const { app } = testApp();
  const answer = await app.inject('/');
  assert.equal(answer.statusCode, 404);
  await app.close();
});
