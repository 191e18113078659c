import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import type { Database } from '../server/db/port.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { tokenVerifier } from '../server/plugins/accessTokens.ts';
import { loggerOptions } from '../server/plugins/logging.ts';
import { startRealPostgres } from '../server/testing/realPostgres.ts';
import { testApp } from '../server/testing/testApp.ts';
import { ISSUER, tokenMint } from '../server/testing/tokenMint.ts';
import type { Bystander, Waited } from './benchApi/bystander.ts';
import { seedGrownCompany } from './benchGrowth/company.ts';
import { atShare } from './samples.ts';

/**
 * `npm run bench:fairness [seconds]`: how long a client waits for their dashboard while fifty people read a list
 * of 2,600 tickets, about 1 MB each. The bar is a p99 of at most 3 × the p99 without the readers.
 */
const SECONDS = Number(process.argv[2] ?? 8);
const READERS = 50;

const mint = await tokenMint();
await bench('PGlite', await openPglite('memory://'));
const postgres = await startRealPostgres();
await bench('Postgres', openPostgres(postgres.url));
await postgres.stop();

async function bench(name: string, db: Database): Promise<void> {
  await migrate(db, { bootstrap: true });
  const { client } = await seedGrownCompany(db, { tickets: 2_600, projects: 100 });
  const managers = await db.query<{ id: string }>(
    `update app.profiles set role_id = 3
      where id in (select id from app.profiles where role_id = 1 and id <> $1 order by id limit ${READERS})
      returning id`,
    [client],
  );
  const { app } = testApp({
    db,
    verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
    logger: loggerOptions({ write: () => undefined }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const bearer = async (person: string) => `Bearer ${await mint.issue(person)}`;
  const workerData: Bystander = {
    url,
    waiting: await bearer(client),
    reading: await Promise.all(managers.map(({ id }) => bearer(id))),
    seconds: SECONDS,
  };
  const worker = new Worker(new URL('benchApi/bystander.ts', import.meta.url), { workerData });
  const [{ quiet, busy, lists }] = (await once(worker, 'message')) as [Waited];
  const [alone, among] = [atShare(quiet, 0.99), atShare(busy, 0.99)];
  console.log(
    `${name}: dashboard p99 ${alone.toFixed(1)} ms alone, ${among.toFixed(1)} ms among ${READERS} readers ` +
      `(${(among / alone).toFixed(1)} ×), who read ${lists} lists`,
  );
  await app.close();
  await db.close();
}
