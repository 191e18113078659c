import type { FastifyInstance } from 'fastify';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import type { Database } from '../server/db/port.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { loggerOptions } from '../server/plugins/logging.ts';
import { tokenVerifier } from '../server/plugins/accessTokens.ts';
import { startRealPostgres } from '../server/testing/realPostgres.ts';
import { testApp } from '../server/testing/testApp.ts';
import { ISSUER, tokenMint } from '../server/testing/tokenMint.ts';
import { seedBigCompany } from './benchApi/company.ts';
import { compare } from './benchApi/measure.ts';
import { median } from './samples.ts';
import { serveTwins, TWINS } from './benchApi/twin.ts';
import type { Twin } from './benchApi/twin.ts';

/**
 * `npm run bench:api [slices]`: measures what token, session, role and row-level security cost two hot reads, the
 * dashboard and a page of 50 tickets. Each alternates with the identical query without them on the same server. The bar
 * is 0.80 × its requests per second and 2 × its p99. Then measures the admin's bundle alone.
 */
const SLICES = Number(process.argv[2] ?? 20);
const ROUNDS = 5;
const CONNECTIONS = [10, 50];

const mint = await tokenMint();
const lines: string[] = [];
await bench('PGlite', await openPglite('memory://'));
const postgres = await startRealPostgres();
await bench('Postgres', openPostgres(postgres.url));
await postgres.stop();
console.log(
  [
    '| database | read | connections | req/s with | without | ratio | p99 ms with | without | ratio |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n'),
);

async function bench(name: string, db: Database): Promise<void> {
  await migrate(db, { bootstrap: true });
  const callers = await seedBigCompany(db);
  const { app } = testApp({
    db,
    verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
    // Logs as in production, but discards the lines.
    logger: loggerOptions({ write: () => undefined }),
  });
  await serveTwins(app, db, callers);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const twin of TWINS) {
    const authorization = await bearer(callers[twin.who]);
    await requireSame(app, twin, authorization);
    for (const connections of CONNECTIONS) {
      const { perSecond, perSecondRatio, p99 } = await compare({
        loads: [
          { url: url + twin.path, headers: { authorization } },
          { url: url + twin.twin, headers: {} },
        ],
        connections,
        slices: SLICES,
      });
      const row = [
        name,
        twin.name,
        connections,
        ...perSecond.map((value) => value.toFixed(0)),
        perSecondRatio.toFixed(2),
        ...p99.map((value) => value.toFixed(1)),
        (p99[0] / p99[1]).toFixed(2),
      ];
      lines.push(`| ${row.join(' | ')} |`);
      console.error(lines.at(-1));
    }
  }
  await benchBundle(name, app, callers.admin);
  await app.close();
  await db.close();
}

/** @throws Error if the twin's answer differs, which would make the comparison meaningless */
async function requireSame(
  app: FastifyInstance,
  { path, twin }: Twin,
  authorization: string,
): Promise<void> {
  const real = await app.inject({ url: path, headers: { authorization } });
  const same = await app.inject(twin);
  if (real.statusCode !== 200 || real.body !== same.body) throw new Error('the answers differ');
}

async function benchBundle(name: string, app: FastifyInstance, admin: string): Promise<void> {
  const headers = { authorization: await bearer(admin) };
  const times: number[] = [];
  let bytes = 0;
  for (let round = -2; round < ROUNDS; round += 1) {
    const started = performance.now();
    const { rawPayload } = await app.inject({ url: '/api/admin/all-data', headers });
    if (round >= 0) times.push(performance.now() - started);
    bytes = rawPayload.length;
  }
  console.log(`${name}: GET /admin/all-data ${median(times).toFixed(0)} ms, ${bytes} bytes`);
}

async function bearer(person: string): Promise<string> {
  return `Bearer ${await mint.issue(person)}`;
}
