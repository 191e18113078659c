import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { FULL } from '../testing/full.ts';
import { startIdentity } from '../testing/identityService.ts';
import { memoryLog, people, SENDER, manualClock } from '../testing/mailParts.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { startMailer } from './mailer.ts';
import { enqueueMail } from './outbox.ts';
import { smtpTransport } from './smtpTransport.ts';

const SIGN_UPS = FULL ? 50 : 12;

forEmbeddedDatabase((name, open) => {
  describe(`sign-ups on ${name}`, () => {
    test('leave their mails in the outbox during an outage, to be sent after the recovery', async (t) => {
      const db = await open();
      const down = await startCatcher();
      await down.stop();
      const clock = manualClock();
      const start = () => {
        const transport = smtpTransport(down.url);
        const options = { db, transport, from: SENDER, log: memoryLog().log, now: clock.now };
        const started = startMailer(options);
        t.after(() => started.stop());
        return started;
      };
      const mailer = start();
      const identity = await startIdentity(t, db, {
        mail: { enqueue: enqueueMail, wake: () => mailer.wake() },
      });

      const emails = people(SIGN_UPS);
      const client = identity.client();
      // Ten at a time: the hashing queue would refuse some of many.
      for (let from = 0; from < emails.length; from += 10) {
        await Promise.all(
          emails.slice(from, from + 10).map(async (email) => {
            const { error } = await client.auth.signUp({ email, password: 'trama-tejida-77' });
            assert.equal(error, null);
          }),
        );
      }
      const [outbox] = await db.query<{ waiting: number }>(
        'select count(*)::int as waiting from app.outbox where sent_at is null and failed_at is null',
      );
      assert.equal(outbox?.waiting, SIGN_UPS);

      // The current round still uses the old clock.
      await mailer.stop();
      clock.advance(3600);
      const catcher = await startCatcher({ port: down.port });
      t.after(() => catcher.stop());
      start();
      await catcher.taken(SIGN_UPS);
      const recipients = catcher.mails.flatMap((mail) => mail.to?.map((to) => to.address));
      assert.deepEqual(recipients.toSorted(), emails.toSorted());
      assert.equal(new Set(catcher.mails.map((mail) => mail.messageId)).size, SIGN_UPS);
    });
  });
});
