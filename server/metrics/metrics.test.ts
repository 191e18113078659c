import assert from 'node:assert/strict';
import { it } from 'node:test';
import { timeLimitedDatabase } from '../db/unavailable.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { freePort } from '../../tools/freePort.ts';
import { enqueueTo } from '../testing/mailParts.ts';
import { downDatabase, testApp } from '../testing/testApp.ts';
import { serveMetrics } from '../start/serveMetrics.ts';
import { openMetrics } from './metrics.ts';

/** The lines of a metric. */
function figures(text: string, name: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(name));
}

forEmbeddedDatabase((databaseName, open) => {
  it(`counts requests by route pattern and status, and mails that wait, on ${databaseName}`, async () => {
    const db = await open();
    const metrics = openMetrics(timeLimitedDatabase(db));
    const { app } = testApp({ db, metrics });
    await app.inject('/api/health');
    await app.inject('/api/health?correo=ana@example.pe');
    await app.inject({ url: '/newsletter/confirm?token=secreto' });
    await app.inject('/nadie/ana@example.pe');
    await enqueueTo(db, ['ana@example.pe', 'luis@example.pe']);
    await db.query(`update app.outbox set created_at = now() - interval '1 hour'`);

    const text = await metrics.text();
    const counts = figures(text, 'http_request_duration_seconds_count').sort();
    assert.deepEqual(counts, [
      'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 2',
      'http_request_duration_seconds_count{method="GET",route="/newsletter/confirm",status="410"} 1',
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    ]);
    assert.deepEqual(figures(text, 'outbox_mails'), ['outbox_mails 2']);
    const [, age] = (figures(text, 'outbox_oldest_seconds')[0] ?? '').split(' ');
    assert.ok(Number(age) >= 3600 && Number(age) < 3700, age);
    assert.deepEqual(figures(text, 'database_up'), ['database_up 1']);
    assert.deepEqual(figures(text, 'database_calls'), ['database_calls 0']);
    assert.equal(figures(text, 'nodejs_eventloop_lag_p99_seconds').length, 1);
    assert.doesNotMatch(text, /@|secreto|nadie/);
    await app.close();
  });
});

it('has its own port, and reports a database outage', async () => {
  const port = await freePort();
  const metrics = openMetrics(timeLimitedDatabase(downDatabase));
  const stop = await serveMetrics(metrics, { port, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
  assert.deepEqual(figures(await answer.text(), 'database_up'), ['database_up 0']);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  const taken = serveMetrics(metrics, { port, host: '127.0.0.1' });
  await assert.rejects(taken, /^Error: El puerto \d+ ya está en uso\. .*METRICS_PORT\.$/);
  stop();
});
