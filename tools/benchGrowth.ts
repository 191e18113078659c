import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import type { Database } from '../server/db/port.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { tokenVerifier } from '../server/plugins/accessTokens.ts';
import { loggerOptions } from '../server/plugins/logging.ts';
import { startRealPostgres } from '../server/testing/realPostgres.ts';
import { testApp } from '../server/testing/testApp.ts';
import { ISSUER, tokenMint } from '../server/testing/tokenMint.ts';
import { seedGrownCompany, type Size } from './benchGrowth/company.ts';
import { atShare, median } from './samples.ts';

/**
 * `npm run bench:growth [largest]`: milliseconds and bytes of the panel's calls for companies of up to 100,000
 * tickets, on both databases. The embedded database runs in this process.
 */
const LARGEST = Number(process.argv[2] ?? 100_000);
const SIZES: Size[] = [
  { tickets: 100, projects: 20 },
  { tickets: 1_000, projects: 200 },
  { tickets: 10_000, projects: 2_000 },
  { tickets: 100_000, projects: 20_000 },
];
const ROUNDS = 20;

const CALLS: [what: string, path: string][] = [
  ['bundle, whole', '/admin/all-data'],
  ['bundle, limit=100', '/admin/all-data?limit=100'],
  ['page of tickets', '/admin/tickets'],
  ['page of projects', '/admin/projects'],
  ['projects with overdue phases', '/admin/projects?state=overdue'],
  ['projects that await their client', '/admin/projects?state=awaiting'],
  ['summary', '/admin/summary'],
  ['by user', '/admin/tickets?sort=userName'],
  ['by subject, backwards', '/admin/tickets?sort=subject&order=desc'],
  ['by status', '/admin/tickets?sort=status'],
  ['open ones', '/admin/tickets?status=Abierto'],
  ['search of 3+ letters, many', '/admin/tickets?search=formulario'],
  ['search of 3+ letters, few', '/admin/tickets?search=quispe%20carrito%20celular'],
  ['search of 2 letters, many', '/admin/tickets?search=qu'],
  ['search of 2 letters, none', '/admin/tickets?search=zq'],
];

const mint = await tokenMint();
const lines: string[] = [];
for (const size of SIZES.filter(({ tickets }) => tickets <= LARGEST)) {
  await bench('PGlite', await openPglite('memory://'), size);
  const postgres = await startRealPostgres();
  await bench('Postgres', openPostgres(postgres.url), size);
  await postgres.stop();
}
console.log(
  [
    '| tickets | database | call | median ms | p95 ms | bytes |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n'),
);

async function bench(name: string, db: Database, size: Size): Promise<void> {
  await migrate(db, { bootstrap: true });
  const { admin } = await seedGrownCompany(db, size);
  const { app } = testApp({
    db,
    verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
    logger: loggerOptions({ write: () => undefined }),
  });
  const headers = { authorization: `Bearer ${await mint.issue(admin)}` };
  const row = (what: string, times: readonly number[], bytes: number) => {
    const cells = [
      size.tickets,
      name,
      what,
      median(times).toFixed(1),
      atShare(times, 0.95).toFixed(1),
      bytes,
    ];
    lines.push(`| ${cells.join(' | ')} |`);
    console.error(lines.at(-1));
  };
  // Before the other calls, whose answers would count as memory.
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const started = performance.now();
  const { bytes, memory } = await exported(`${url}/api/admin/export/tickets.csv`, headers);
  row(
    `file of all tickets, ${Math.round(memory / 1e6)} MB more memory`,
    [performance.now() - started],
    bytes,
  );
  for (const [what, path] of CALLS) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -2; round < ROUNDS; round += 1) {
      const started = performance.now();
      const { statusCode, rawPayload } = await app.inject({ url: `/api${path}`, headers });
      if (round >= 0) times.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      bytes = rawPayload.length;
    }
    row(what, times, bytes);
  }
  await app.close();
  await db.close();
}

/** Downloads a file; returns its size and the maximum growth of memory meanwhile. */
async function exported(url: string, headers: Record<string, string>) {
  const before = process.memoryUsage().rss;
  let bytes = 0;
  let most = before;
  const { body } = await fetch(url, { headers });
  await pipeline(
    Readable.fromWeb(body as ReadableStream),
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        most = Math.max(most, process.memoryUsage().rss);
        done();
      },
    }),
  );
  return { bytes, memory: most - before };
}
