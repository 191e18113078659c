import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { tokenVerifier } from '../../server/plugins/accessTokens.ts';
import { loggerOptions } from '../../server/plugins/logging.ts';
import { startRealPostgres } from '../../server/testing/realPostgres.ts';
import { testApp } from '../../server/testing/testApp.ts';
import { ISSUER, tokenMint } from '../../server/testing/tokenMint.ts';
import { seedBigCompany } from '../benchApi/company.ts';

/** What the benchmark needs to call this server. */
export interface Served {
  url: string;
  /** The Authorization header of the admin, who changes tickets. */
  admin: string;
  /** The Authorization headers of 200 ticket managers. */
  people: string[];
  tickets: string[];
}

/** Memory of this process in bytes, after garbage collection. */
export interface Memory {
  rss: number;
  heap: number;
}

/** A separate process, so that its memory is the server's, including the embedded database if that is used. */
const mint = await tokenMint();
const postgres = process.argv[2] === 'Postgres' ? await startRealPostgres() : null;
const db = postgres ? openPostgres(postgres.url) : await openPglite('memory://');
await migrate(db, { bootstrap: true });
const { admin } = await seedBigCompany(db, 0, 5);
const people = await db.query<{ id: string }>(
  'update app.profiles set role_id = 3 where role_id = 1 returning id',
);
const tickets = await db.query<{ id: string }>('select id from app.tickets');
const { app } = testApp({
  db,
  verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
  logger: loggerOptions({ write: () => undefined }),
});
const bearer = async (person: string) => `Bearer ${await mint.issue(person)}`;
const served: Served = {
  url: await app.listen({ port: 0, host: '127.0.0.1' }),
  admin: await bearer(admin),
  people: await Promise.all(people.map(({ id }) => bearer(id))),
  tickets: tickets.map(({ id }) => id),
};
process.send?.(served);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
process.on('message', () => {
  collectGarbage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  process.send?.({ rss, heap } satisfies Memory);
});
process.once('disconnect', () => {
  void app
    .close()
    .then(() => db.close())
    .then(() => postgres?.stop());
});
