import assert from 'node:assert/strict';
import { before, describe, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/port.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { enqueueTo, memoryLog, people, SENDER, manualClock } from '../testing/mailParts.ts';
import { startMailer } from './mailer.ts';
import { DeliveryError, type OutgoingMail, type Transport } from './transport.ts';

/** A transport that the test controls. */
function heldTransport() {
  const sent: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let atOnce = 0;
  const transport: Transport & {
    hold: Promise<unknown>;
    fault: DeliveryError | null;
    most: number;
  } = {
    keepsBody: true,
    /** Each delivery waits for this promise. */
    hold: Promise.resolve(),
    /** The error of the next deliveries. */
    fault: null,
    /** Highest number of concurrent deliveries. */
    most: 0,
    async deliver({ to }: OutgoingMail) {
      const { fault } = transport;
      sent.push(to);
      transport.most = Math.max(transport.most, ++atOnce);
      for (const { count, resolve } of waiting) if (sent.length >= count) resolve();
      await transport.hold;
      atOnce--;
      if (fault) throw fault;
    },
  };
  const begun = (count: number) =>
    new Promise<void>((resolve) => {
      if (sent.length >= count) resolve();
      else waiting.push({ count, resolve });
    });
  return { transport, sent, begun };
}

forEmbeddedDatabase((name, open) => {
  describe(`the mailer on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    function start(t: TestContext, given: Partial<Parameters<typeof startMailer>[0]> = {}) {
      const held = heldTransport();
      const { log, lines } = memoryLog();
      const mailer = startMailer({ db, transport: held.transport, from: SENDER, log, ...given });
      t.after(() => mailer.stop());
      return { ...held, mailer, lines };
    }

    test('sends on start what an earlier server left', async (t) => {
      const left = people(2);
      await enqueueTo(db, left);
      const { mailer, sent, begun } = start(t);
      await begun(2);
      await mailer.stop();
      assert.deepEqual(sent, left);
    });

    test('a slow delivery holds up no mail that is enqueued after it', async (t) => {
      const { transport, mailer, sent, begun } = start(t);
      const release = Promise.withResolvers<undefined>();
      transport.hold = release.promise;
      const [first = '', second = ''] = people(2);
      await enqueueTo(db, [first]);
      mailer.wake();
      await begun(1);
      await enqueueTo(db, [second]);
      mailer.wake();
      mailer.wake();
      await begun(2);
      release.resolve(undefined);
      await mailer.stop();
      assert.deepEqual(sent, [first, second]);
    });

    test('polls every five seconds', async (t) => {
      t.mock.timers.enable({ apis: ['setInterval'] });
      // The first poll fails, so that a later one must find the mail.
      const query = t.mock.fn(db.query.bind(db));
      query.mock.mockImplementationOnce(() => Promise.reject(new Error('no connection')));
      const { mailer, sent, begun } = start(t, { db: { ...db, query } });
      const [to = ''] = people(1);
      await enqueueTo(db, [to]);
      t.mock.timers.tick(5_000);
      await begun(1);
      await mailer.stop();
      assert.deepEqual(sent, [to]);
    });

    test('finishes what it is sending when it stops, five at most and four of a domain, and starts no other', async (t) => {
      const { transport, mailer, sent, begun } = start(t);
      const release = Promise.withResolvers<undefined>();
      transport.hold = release.promise;
      const elsewhere = 'ana@elsewhere.example';
      const ids = await enqueueTo(db, [...people(6), elsewhere]);
      mailer.wake();
      await begun(5);
      const stopping = mailer.stop();
      release.resolve(undefined);
      await stopping;
      mailer.wake();
      assert.equal(sent.length, 5);
      assert.equal(transport.most, 5);
      assert.equal(sent.at(-1), elsewhere);
      const rows = await db.query('select id, sent_at is not null as sent from app.outbox');
      const isSent = new Map(rows.map(({ id, sent: done }) => [id, done]));
      assert.deepEqual(
        ids.map((id) => isSent.get(id)),
        [true, true, true, true, false, false, true],
      );
      await db.query('delete from app.outbox');
    });

    test('logs an outage and the recovery once each', async (t) => {
      const clock = manualClock();
      const { transport, mailer, lines, begun } = start(t, { now: clock.now });
      transport.fault = new DeliveryError('outage', 'ESOCKET');
      const [id] = await enqueueTo(db, people(1));
      /** Whether it is due within a minute: while it is being sent, it is leased for longer. */
      const isPostponed = async () => {
        const soon = new Date(clock.now().getTime() + 60_000);
        const [row] = await db.query<{ soon: boolean }>(
          'select next_attempt_at <= $2 as soon from app.outbox where id = $1',
          [id, soon],
        );
        return row?.soon === true;
      };
      for (const attempt of [1, 2, 3, 4]) {
        clock.advance(61);
        mailer.wake();
        await begun(attempt);
        while (!(await isPostponed())) await setImmediate();
      }
      transport.fault = null;
      clock.advance(61);
      mailer.wake();
      await begun(5);
      await mailer.stop();
      const said = lines.map((line) => (JSON.parse(line) as { text: string }).text);
      assert.deepEqual(said, [
        'mail server unreachable; mails wait in the outbox',
        'mail sent',
        'mail server reachable again',
      ]);
    });

    test('survives a failing database', async (t) => {
      let failing = true;
      const asked = Promise.withResolvers<undefined>();
      const flaky: Database = {
        ...db,
        query: (sql, params) => {
          asked.resolve(undefined);
          return failing ? Promise.reject(new Error('no connection')) : db.query(sql, params);
        },
      };
      const { mailer, lines, sent, begun } = start(t, { db: flaky });
      await asked.promise;
      failing = false;
      await enqueueTo(db, people(1));
      mailer.wake();
      await begun(1);
      assert.equal(sent.length, 1);
      assert.match(lines[0] ?? '', /the outbox could not be processed/);
    });
  });
});
