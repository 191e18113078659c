import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { withDiskReserve } from './db/diskSpace.ts';
import type { Database } from './db/port.ts';
import { timeLimitedDatabase } from './db/unavailable.ts';
import './testing/cheapHashes.ts';
import { forEmbeddedDatabase } from './testing/databases.ts';
import { formOf } from './testing/fileSamples.ts';
import { fakeFreeSpace } from './testing/fullDisk.ts';
import { wholeApp, type WholeApp } from './testing/wholeApp.ts';

const MEBIBYTE = 1024 * 1024;
const TEXT = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';

forEmbeddedDatabase((_name, open) => {
  let db: Database;
  let whole: WholeApp;
  let headers: { authorization: string };
  let ticketId: string;

  before(async () => {
    db = await open();
    whole = await wholeApp(timeLimitedDatabase(withDiskReserve(db, '/')), '/');
    headers = { authorization: `Bearer ${await whole.mint.issue(whole.cast.client)}` };
    const [ticket] = await db.query<{ id: string }>(
      'select id from app.tickets where user_id = $1',
      [whole.cast.client],
    );
    ticketId = ticket?.id ?? '';
  });

  const answerOf = async (call: InjectOptions) => {
    const answer = await whole.app.inject({ ...call, headers: { ...headers, ...call.headers } });
    const { message, msg } = answer.json<{ message?: string; msg?: string }>();
    return { status: answer.statusCode, text: message ?? msg };
  };
  const ticket = (subject: string): InjectOptions => ({
    method: 'POST',
    url: '/api/data/tickets',
    payload: { subject, description: 'Desde ayer' },
  });
  const upload = async (bytes: number): Promise<InjectOptions> => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]);
    const { type, payload } = await formOf({ body: 'Va' }, [['a.pdf', content]]);
    const url = `/api/data/tickets/${ticketId}/messages`;
    return { method: 'POST', url, payload, headers: { 'content-type': type } };
  };

  it('while less than 64 MB are free, writes answer 503 and reads work', async (t) => {
    const free = fakeFreeSpace(t, 63 * MEBIBYTE);
    const calls: InjectOptions[] = [
      ticket('Sin espacio'),
      await upload(1_000),
      {
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email: 'nueva@example.pe', password: 'una-clave-larga-2026' },
      },
    ];
    for (const call of calls) {
      assert.deepEqual(await answerOf(call), { status: 503, text: TEXT }, JSON.stringify(call.url));
    }
    assert.equal((await answerOf({ url: '/api/ready' })).status, 503);
    for (const url of ['/api/health', '/api/data/dashboard', `/api/data/tickets/${ticketId}`]) {
      assert.equal((await answerOf({ url })).status, 200, url);
    }

    free(65 * MEBIBYTE);
    assert.equal((await answerOf(ticket('Con espacio'))).status, 201);
    assert.equal((await answerOf({ url: '/api/ready' })).status, 200);
    const kept = await db.query('select from app.tickets where subject = $1', ['Sin espacio']);
    assert.equal(kept.length, 0);
  });

  it('files are refused unless 64 MB stay free beside them', async (t) => {
    const free = fakeFreeSpace(t, 65 * MEBIBYTE);
    assert.equal((await answerOf(await upload(1_000))).status, 201);
    const large = await upload(5 * MEBIBYTE);
    assert.deepEqual(await answerOf(large), { status: 503, text: TEXT });
    free(80 * MEBIBYTE);
    assert.equal((await answerOf(large)).status, 201);
  });

  it('a transaction that began with enough space writes nothing once there is too little', async (t) => {
    const free = fakeFreeSpace(t, 65 * MEBIBYTE);
    const change = withDiskReserve(db, '/').transaction(async (tx) => {
      await tx.query(`update app.tickets set subject = 'Primero' where id = $1`, [ticketId]);
      free(63 * MEBIBYTE);
      await tx.query(`update app.tickets set subject = 'Segundo' where id = $1`, [ticketId]);
    });
    await assert.rejects(change, { code: '25006' });
    const [kept] = await db.query<{ subject: string }>(
      'select subject from app.tickets where id = $1',
      [ticketId],
    );
    assert.notEqual(kept?.subject, 'Primero');
  });
});
