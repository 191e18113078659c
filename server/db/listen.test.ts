import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createDatabase } from '../testing/databases.ts';
import { openPostgres } from './postgres.ts';

it('a listener whose connections are refused tries until it gets one, the first time too', async (t) => {
  const url = await createDatabase('template1');
  const admin = openPostgres(url, { max: 1 });
  const name = `listener_${process.pid}`;
  // Refused with 53300, as by a Postgres without free connections.
  await admin.script(`create role ${name} login connection limit 0`);
  const own = new URL(url);
  own.username = name;
  const db = openPostgres(own.href);
  const happened: string[] = [];
  let waiting = Promise.withResolvers<undefined>();
  const note = (what: string) => {
    happened.push(what);
    waiting.resolve(undefined);
    waiting = Promise.withResolvers();
  };
  const until = async (what: string) => {
    while (happened.at(-1) !== what) await waiting.promise;
  };
  const stop = await db.listen('news', {
    onNotification: note,
    onLost: () => note('lost'),
    onReconnected: () => note('listening'),
  });
  t.after(async () => {
    await stop();
    await db.close();
    await admin.script(`drop role ${name}`);
    await admin.close();
  });
  assert.deepEqual(happened, ['lost']);
  await admin.script(`alter role ${name} connection limit 1`);
  await until('listening');
  await admin.script(`notify news, 'first'`);
  await until('first');

  await admin.script(`alter role ${name} connection limit 0`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    name,
  ]);
  await until('lost');
  // Several attempts.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await admin.script(`alter role ${name} connection limit 1`);
  await until('listening');
  await admin.script(`notify news, 'second'`);
  await until('second');
  assert.deepEqual(happened, ['lost', 'listening', 'first', 'lost', 'listening', 'second']);
});
