import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { openPostgres } from './db/postgres.ts';
import type { Database } from './db/port.ts';
import { DatabaseUnavailable, timeLimitedDatabase } from './db/unavailable.ts';
import './testing/cheapHashes.ts';
import { createDatabase, forEachDatabase } from './testing/databases.ts';
import { databaseProxy, type DatabaseProxy } from './testing/databaseProxy.ts';
import { runningPostgres } from './testing/sharedPostgres.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

const TEXT = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';
const TICKET = { subject: 'No carga', description: 'Desde ayer' };
const MAIL = { email: 'ana@example.pe', password: 'una-clave-larga-2026' };

/** One request of each kind, for a person whose token is already verified. */
function callsOf(authorization: string): Record<string, InjectOptions> {
  const complaint = {
    fullName: 'Ana Ríos',
    documentId: '12345678',
    email: MAIL.email,
    phone: '987 654 321',
    type: 'reclamo',
    details: 'Llegó tarde.',
  };
  const headers = { authorization };
  return {
    'a read of the API': { url: '/api/data/dashboard', headers },
    'a write of the API': { method: 'POST', url: '/api/data/tickets', headers, payload: TICKET },
    'a write with a key': {
      method: 'POST',
      url: '/api/data/tickets',
      payload: TICKET,
      headers: { ...headers, 'idempotency-key': 'una' },
    },
    'a call for everybody': { method: 'POST', url: '/api/data/complaints', payload: complaint },
    'a sign-in': { method: 'POST', url: '/auth/v1/token?grant_type=password', payload: MAIL },
    'a profile': { url: '/rest/v1/profiles?select=id', headers },
    'a page of the newsletter': { url: `/newsletter/confirm?token=${'x'.repeat(43)}` },
  };
}

async function assertRefused(app: WholeApp['app'], call: InjectOptions): Promise<void> {
  const started = performance.now();
  const answer = await app.inject(call);
  const milliseconds = performance.now() - started;
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '5');
  if (answer.headers['content-type']?.startsWith('application/json')) {
    const { message, msg } = answer.json<{ message?: string; msg?: string }>();
    assert.equal(message ?? msg, TEXT);
  } else {
    assert.match(answer.body, /Vuelve a abrir el enlace del correo en unos minutos/);
  }
  assert.ok(milliseconds < 3_000, `${milliseconds} ms`);
}

describe('a database outage and recovery', () => {
  let proxy: DatabaseProxy;
  let whole: WholeApp;
  let db: Database;
  let authorization: string;

  before(async () => {
    const { template } = await runningPostgres();
    proxy = await databaseProxy(await createDatabase(template));
    db = openPostgres(proxy.url);
    whole = await wholeApp(timeLimitedDatabase(db));
    authorization = `Bearer ${await whole.mint.issue(whole.cast.client)}`;
    await whole.app.inject({ url: '/api/data/dashboard', headers: { authorization } });
  });
  after(async () => {
    await whole.app.close();
    await db.close();
    await proxy.close();
  });

  const faults: [string, () => Promise<void> | void][] = [
    ['refuses connections', () => proxy.cut()],
    ['stops answering', () => proxy.stall()],
  ];
  for (const [what, happens] of faults) {
    it(`that ${what}: every call answers 503 within 3 s, and 200 soon after recovery; no call is carried out late`, async () => {
      await happens();
      const refused = Object.entries(callsOf(authorization)).map(async ([name, call]) => {
        await assert.doesNotReject(assertRefused(whole.app, call), name);
      });
      const [ready] = await Promise.all([whole.app.inject('/api/ready'), ...refused]);
      assert.equal(ready.statusCode, 503);
      assert.equal((await whole.app.inject('/api/health')).statusCode, 200);

      await proxy.restore();
      const back = performance.now();
      const read = { url: '/api/data/dashboard', headers: { authorization } };
      while ((await whole.app.inject(read)).statusCode !== 200) {
        assert.ok(performance.now() - back < 10_000, 'still refused');
        await pause(100);
      }
      const late = await db.query('select from app.tickets where subject = $1', [TICKET.subject]);
      assert.equal(late.length, 0);
    });
  }

  it('dead connections are replaced', async () => {
    const stranded = timeLimitedDatabase(openPostgres(proxy.url, { max: 2 }));
    const ask = () => stranded.query('select 1 as one');
    await Promise.all([ask(), ask(), ask()]);
    proxy.stallExisting();
    await Promise.all([ask(), ask()].map((answer) => assert.rejects(answer, DatabaseUnavailable)));
    assert.deepEqual(await ask(), [{ one: 1 }]);
    await stranded.close();
    await proxy.cut();
    await proxy.restore();
  });

  it('a connection lost during transactions ends neither the process nor the pool', async () => {
    const served = timeLimitedDatabase(db);
    let over = false;
    const work = async () => {
      while (!over) {
        const done = served.transaction(async (tx) => {
          await tx.query('select 1');
          await tx.query('select pg_sleep(0.002)');
        });
        await done.catch((error: unknown) => assert.ok(error instanceof DatabaseUnavailable));
        await pause(1);
      }
    };
    const workers = Array.from({ length: 20 }, work);
    for (let round = 0; round < 10; round += 1) {
      await pause(50);
      await proxy.cut();
      await proxy.restore();
    }
    over = true;
    await Promise.all(workers);
    assert.deepEqual(await served.query('select 1 as one'), [{ one: 1 }]);
  });
});

forEachDatabase((name, open) => {
  describe(`a read-only database, on ${name}`, () => {
    it('fails the readiness check and answers writes with 503', async () => {
      const db = await open();
      const whole = await wholeApp(timeLimitedDatabase(db));
      const authorization = `Bearer ${await whole.mint.issue(whole.cast.client)}`;
      assert.equal((await whole.app.inject('/api/ready')).statusCode, 200);
      const [row] = await db.query<{ name: string }>('select current_database() as name');
      // Hosted projects become read-only when their disk is full.
      await db.script(`alter database ${row?.name} set default_transaction_read_only = on`);
      if (name === 'PGlite') await db.script('set default_transaction_read_only = on');
      else db.reset?.();
      assert.equal((await whole.app.inject('/api/ready')).statusCode, 503);
      const calls = callsOf(authorization);
      await assertRefused(whole.app, calls['a write of the API']!);
      const read = await whole.app.inject(calls['a read of the API']!);
      assert.equal(read.statusCode, 200);
    });
  });
});
