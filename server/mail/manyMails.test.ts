import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import { FULL } from '../testing/full.ts';
import { enqueueTo, memoryLog, people, SENDER } from '../testing/mailParts.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { sendDue } from './round.ts';
import { smtpTransport } from './smtpTransport.ts';

const MAILS = FULL ? 200 : 30;
/** The most that one server sends at once. */
const ONE_SERVER = 5;
const LIMIT_MS = 60_000;

forEachDatabase((name, open) => {
  const title = `${MAILS} mails: several at once, links that people wait for first, each once, on ${name}`;
  test(title, { timeout: LIMIT_MS }, async (t) => {
    const db = await open();
    const [slow = '', ...others] = people(MAILS - 2);
    const [recovering = '', confirming = ''] = people(2);
    const both = Promise.withResolvers<undefined>();
    let atOnce = 0;
    let most = 0;
    const catcher = await startCatcher({
      onMailFrom(_address, _session, done) {
        most = Math.max(most, ++atOnce);
        if (most > ONE_SERVER) both.resolve(undefined);
        done();
      },
      onRcptTo({ address }, _session, done) {
        // The slow one answers after all others. Ordinary ones wait for the two links, and for
        // both servers: if those were not among the first to be sent, nothing would be taken.
        if (address === slow) void catcher.taken(MAILS - 1).then(() => done());
        else if (address === recovering || address === confirming) done();
        else void Promise.all([catcher.taken(2), both.promise]).then(() => done());
      },
      onClose() {
        atOnce -= 1;
      },
    });
    t.after(() => catcher.stop());
    const ids = await enqueueTo(db, [slow, ...others]);
    ids.push(...(await enqueueTo(db, [recovering], { kind: 'recovery' })));
    ids.push(...(await enqueueTo(db, [confirming], { kind: 'confirmation' })));
    const round = {
      db,
      transport: smtpTransport(catcher.url),
      from: SENDER,
      log: memoryLog().log,
      now: () => new Date(),
      stopped: () => false,
    };
    // Two servers.
    await Promise.all([sendDue(round), sendDue(round)]);

    const arrived = catcher.mails.map(({ messageId = '' }) => messageId.slice(1, -1).split('@')[0]);
    assert.deepEqual(arrived.toSorted(), ids.toSorted());
    assert.deepEqual(arrived.slice(0, 2).toSorted(), ids.slice(-2).toSorted());
    assert.equal(arrived.at(-1), ids[0], 'the slow recipient held up others');
    assert.ok(most <= 2 * ONE_SERVER, `${most} at once`);
  });
});
