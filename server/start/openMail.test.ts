import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import type { Database } from '../db/port.ts';
import { readSettings } from '../settings.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { enqueueTo, memoryLog, people } from '../testing/mailParts.ts';
import { startCatcher } from '../testing/smtpCatcher.ts';
import { hasMailbox, openMail } from './openMail.ts';

const STAGING = { DATABASE_URL: 'postgres://localhost/x' };
const HOSTED = {
  ...STAGING,
  SUPABASE_URL: 'https://p.supabase.co',
  SUPABASE_ANON_KEY: 'a',
  SUPABASE_SERVICE_ROLE_KEY: 's',
};
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };

const cases: [string, NodeJS.ProcessEnv, boolean][] = [
  ['embedded', {}, true],
  ['embedded with SMTP_URL', SMTP, false],
  ['embedded behind a proxy', { TRUST_PROXY: '1' }, false],
  ['embedded behind a proxy on the same machine', { TRUST_PROXY: '127.0.0.1' }, false],
  ['embedded on all addresses', { HOST: '0.0.0.0' }, false],
  ['embedded on an address in the local network', { HOST: '192.168.1.7' }, false],
  ['embedded on ::1', { HOST: '::1' }, true],
  ['embedded with MAILBOX=off', { MAILBOX: 'off' }, false],
  ['embedded with TRUST_PROXY=false', { TRUST_PROXY: 'false' }, true],
  ['embedded at a public address', { SITE_URL: 'https://agencia.pe' }, false],
  ['embedded at a host name with a local prefix', { SITE_URL: 'http://localhost.pe' }, false],
  ['embedded at localhost, another port', { SITE_URL: 'http://LOCALHOST:3000' }, true],
  ['embedded at 127.0.0.1', { SITE_URL: 'http://127.0.0.1:5001' }, true],
  ['embedded at IPv6 loopback', { SITE_URL: 'http://[::1]:5001' }, true],
  ['staging', STAGING, false],
  ['staging with SMTP_URL', { ...STAGING, ...SMTP }, false],
  ['hosted', HOSTED, false],
];
for (const [mode, env, mailbox] of cases) {
  it(`${mode} has ${mailbox ? 'a' : 'no'} mailbox`, () => {
    assert.equal(hasMailbox(readSettings(env)), mailbox);
  });
}

forEmbeddedDatabase((name, open) => {
  describe(`mail by the settings on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    /** Enqueues a mail and lets the service send it. */
    async function run(t: TestContext, env: NodeJS.ProcessEnv) {
      const [id] = await enqueueTo(db, people(1));
      const mail = openMail(readSettings(env), db);
      mail.start(memoryLog().log);
      t.after(() => mail.stop());
      return { id, mail };
    }

    const stateOf = async (id: string | undefined) => {
      const [row] = await db.query(
        'select attempts, sent_at is not null as sent, text from app.outbox where id = $1',
        [id],
      );
      return row;
    };

    const noWayOut = { staging: STAGING, 'embedded mode behind a proxy': { TRUST_PROXY: '1' } };
    for (const [mode, env] of Object.entries(noWayOut)) {
      it(`waits unchanged without a transport: ${mode}`, async (t) => {
        const { id, mail } = await run(t, env);
        mail.wake();
        await mail.stop();
        assert.deepEqual(await stateOf(id), { attempts: 0, sent: false, text: 'Hola.' });
      });
    }

    it('is sent through SMTP_URL, from MAIL_FROM, once it is set', async (t) => {
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      await run(t, { ...STAGING, SMTP_URL: catcher.url, MAIL_FROM: 'Ana <ana@estudio.example>' });
      await catcher.taken(3);
      assert.deepEqual(catcher.mails[0]?.from, { name: 'Ana', address: 'ana@estudio.example' });
    });

    it('is from the agency by default', async (t) => {
      const catcher = await startCatcher();
      t.after(() => catcher.stop());
      await run(t, { SMTP_URL: catcher.url });
      await catcher.taken(1);
      assert.deepEqual(catcher.mails[0]?.from, {
        name: 'Tramayo',
        address: 'hola@tramayo.example',
      });
    });

    it('stays readable in the mailbox', async (t) => {
      const { id, mail } = await run(t, {});
      await mail.stop();
      assert.deepEqual(await stateOf(id), { attempts: 1, sent: true, text: 'Hola.' });
    });
  });
});
