import type { FastifyInstance } from 'fastify';
import { prepareSchema } from '../../server/db/prepareSchema.ts';
import { openPglite } from '../../server/db/pglite.ts';
import type { Database } from '../../server/db/port.ts';
import { timeLimitedDatabase } from '../../server/db/unavailable.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { loggerOptions } from '../../server/plugins/logging.ts';
import { tokenVerifier } from '../../server/plugins/accessTokens.ts';
import { startRealPostgres } from '../../server/testing/realPostgres.ts';
import { testApp } from '../../server/testing/testApp.ts';
import { ISSUER, tokenMint } from '../../server/testing/tokenMint.ts';
import { seedBigCompany } from './company.ts';
import { compare } from './measure.ts';
import { serveTwins, TWINS } from './twin.ts';
import type { Twin } from './twin.ts';

const SLICES = 20;
const CONNECTIONS = [10, 50];

/**
 * What token, session, role and row-level security cost two hot reads, the dashboard and a page of 50 tickets. Each
 * alternates with the identical query without them on the same server. The bar is 0.80 × its requests per second and
 * 2 × its p99.
 */
export async function benchApi(): Promise<void> {
  console.log(
    '| database | read | connections | req/s with | without | ratio | p99 ms with | without | ratio |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  await bench('PGlite', await openPglite('memory://'));
  const postgres = await startRealPostgres();
  await bench('Postgres', openPostgres(postgres.url));
  await postgres.stop();
}

async function bench(name: string, opened: Database): Promise<void> {
  // As in production.
  const db = timeLimitedDatabase(opened);
  const mint = await tokenMint();
  await prepareSchema(db, { bootstrap: true });
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
    const authorization = `Bearer ${await mint.issue(callers[twin.who])}`;
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
      console.log(`| ${row.join(' | ')} |`);
    }
  }
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
