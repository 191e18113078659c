import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/port.ts';
import { readSettings } from '../settings.ts';
import { startVerifier } from '../testing/captchaVerifier.ts';
import { embeddedTemplate } from '../testing/embeddedTemplate.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';
import { openCaptchaService } from './openCaptcha.ts';

describe('the captcha service of each mode', () => {
  let db: Database;
  before(async () => {
    db = await openPglite('memory://', await embeddedTemplate('migrated'));
  });
  after(() => db.close());

  const noLoopback = () => Promise.reject(new Error('nobody is there'));
  const openBy = (env: NodeJS.ProcessEnv) => openCaptchaService(readSettings(env), db, noLoopback);

  it('serves the stand-in in embedded mode, with the same secret after a restart', async (t) => {
    const folder = await temporaryFolder();
    t.after(() => folder.remove());
    const first = await openBy({ DATA_DIR: folder.dir });
    const second = await openBy({ DATA_DIR: folder.dir });
    assert.ok(first.standIn && second.standIn);
    assert.equal(first.standIn.secret, second.standIn.secret);
  });

  for (const [mode, env] of Object.entries({
    staging: { DATABASE_URL: 'postgres://localhost/x' },
    hosted: {
      DATABASE_URL: 'postgres://localhost/x',
      SUPABASE_URL: 'https://p.supabase.co',
      SUPABASE_ANON_KEY: 'a',
      SUPABASE_SERVICE_ROLE_KEY: 's',
    },
  })) {
    it(`refuses everything in ${mode} mode without keys`, async () => {
      const { captcha, standIn } = await openBy(env);
      assert.equal(standIn, null);
      await assert.rejects(captcha.check('x', 'contact_form'), {
        statusCode: 400,
        message: /^La verificación de seguridad no está disponible\./,
      });
    });
  }

  it('calls RECAPTCHA_VERIFY_URL, for forms of SITE_URL and CORS_ORIGINS', async (t) => {
    const verifier = await startVerifier(() => 'contact_form');
    t.after(() => verifier.stop());
    const { captcha, standIn } = await openBy({
      RECAPTCHA_SITE_KEY: 'clave',
      RECAPTCHA_SECRET: 'secreto',
      RECAPTCHA_VERIFY_URL: verifier.url,
      SITE_URL: 'https://agencia.pe',
      CORS_ORIGINS: 'https://otra.pe:8443',
    });
    assert.equal(standIn, null);
    for (const hostname of ['agencia.pe', 'otra.pe', 'Agencia.PE']) {
      verifier.answer({ hostname });
      await captcha.check(crypto.randomUUID(), 'contact_form');
    }
    // The stand-in's host names are not valid for Google.
    for (const hostname of ['localhost', '127.0.0.1', 'p.supabase.co']) {
      verifier.answer({ hostname });
      await assert.rejects(captcha.check(crypto.randomUUID(), 'contact_form'), { statusCode: 400 });
    }
    assert.equal(verifier.asked[0]?.fields.secret, 'secreto');
  });
});
