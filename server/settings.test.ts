import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { SettingsError } from './settingRules.ts';
import { readSettings } from './settings.ts';

const hosted = {
  SUPABASE_URL: 'https://proyecto.supabase.co/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  DATABASE_URL: 'postgres://api@db.ejemplo.pe/postgres',
};

function without(name: keyof typeof hosted): NodeJS.ProcessEnv {
  return { ...hosted, [name]: undefined };
}

describe('modes', () => {
  it('is embedded with an empty environment, with every default', () => {
    assert.deepEqual(readSettings({}), {
      mode: 'embedded',
      port: 5001,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:5001',
      corsOrigins: [],
      trustProxy: false,
      metricsPort: null,
      apiBaseUrl: '/api',
      recaptcha: null,
      mail: { smtpUrl: null, from: null, agency: null },
      ideas: null,
      filesMaxBytes: 10_737_418_240,
      sqlLog: false,
      anonKey: 'local-anon-key',
      serviceRoleKey: null,
      autoconfirm: false,
      rateLimits: true,
      sessionLength: { idle: 30, max: 90 },
      dataDir: path.resolve('.data'),
      demoData: true,
      mailbox: true,
    });
  });

  it('is staging with its own database and embedded identity', () => {
    const settings = readSettings({
      DATABASE_URL: hosted.DATABASE_URL,
      IDENTITY_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      SESSION_IDLE_DAYS: '7',
      SESSION_MAX_DAYS: '14',
      FILES_MAX_GB: '250',
      SQL_LOG: '1',
    });
    assert.ok(settings.mode === 'staging');
    assert.equal(settings.databaseUrl, hosted.DATABASE_URL);
    assert.equal(settings.autoconfirm, true);
    assert.equal(settings.rateLimits, false);
    assert.deepEqual(settings.sessionLength, { idle: 7, max: 14 });
    assert.equal(settings.filesMaxBytes, 250 * 1024 ** 3);
    assert.equal(settings.sqlLog, true);
  });

  it('is hosted with the provider, its two keys and the database', () => {
    const settings = readSettings(hosted);
    assert.ok(settings.mode === 'hosted');
    assert.equal(settings.supabaseUrl, 'https://proyecto.supabase.co');
    assert.equal(settings.anonKey, 'anon');
    assert.equal(settings.serviceRoleKey, 'service');
  });

  it('never lifts limits or confirmations with a hosted provider', () => {
    const settings = readSettings({ ...hosted, RATE_LIMITS: 'off', IDENTITY_AUTOCONFIRM: 'true' });
    assert.ok(!('rateLimits' in settings) && !('autoconfirm' in settings));
  });

  it('uses identity keys without a URL for the embedded service', () => {
    const settings = readSettings({
      SUPABASE_ANON_KEY: 'mine',
      SUPABASE_SERVICE_ROLE_KEY: 'secret',
    });
    assert.equal(settings.mode, 'embedded');
    assert.equal(settings.anonKey, 'mine');
    assert.equal(settings.serviceRoleKey, 'secret');
  });
});

describe('values', () => {
  const cases: [NodeJS.ProcessEnv, Partial<ReturnType<typeof readSettings>>][] = [
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
    [
      { PORT: '', HOST: ' ' },
      { port: 5001, host: '127.0.0.1' },
    ],
    [{ SITE_URL: 'https://tramayo.example/' }, { siteUrl: 'https://tramayo.example' }],
    [
      { CORS_ORIGINS: 'https://a.pe, http://b.pe:3000/' },
      { corsOrigins: ['https://a.pe', 'http://b.pe:3000'] },
    ],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    [
      { MAILBOX: 'off', DEMO_DATA: 'off' },
      { mailbox: false, demoData: false },
    ],
    [{ TRUST_PROXY: '10.0.0.0/8,::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    ...(
      [
        ['Ana Ñahui <ana@mail.pe>', { name: 'Ana Ñahui', address: 'ana@mail.pe' }],
        ['"Estudio, Ana" <ana@mail.pe>', { name: 'Estudio, Ana', address: 'ana@mail.pe' }],
        ['ana@mail.pe', { name: 'Tramayo', address: 'ana@mail.pe' }],
      ] as const
    ).map(
      ([MAIL_FROM, from]) =>
        [{ MAIL_FROM }, { mail: { smtpUrl: null, from, agency: null } }] satisfies [object, object],
    ),
    [
      { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' },
      { recaptcha: { siteKey: 'k', secret: 's', verifyUrl: null } },
    ],
    [
      { IDEAS_API_URL: 'http://localhost:1/v1/', IDEAS_API_KEY: 'k' },
      { ideas: { url: 'http://localhost:1/v1', key: 'k', model: null } },
    ],
  ];
  for (const [env, expected] of cases) {
    it(`reads ${JSON.stringify(env)}`, () => {
      const settings = readSettings(env);
      assert.deepEqual(settings, { ...settings, ...expected });
    });
  }
});

describe('settings that stop the start', () => {
  const cases: [string, NodeJS.ProcessEnv, RegExp][] = [
    ['a port that is not a number', { PORT: 'http' }, /^PORT debe ser/],
    ['days that are not a number', { SESSION_IDLE_DAYS: 'un mes' }, /^SESSION_IDLE_DAYS debe ser/],
    ['zero days', { SESSION_MAX_DAYS: '0' }, /^SESSION_MAX_DAYS debe ser/],
    ['port zero', { PORT: '0' }, /^PORT debe ser/],
    ['too high a port', { PORT: '65536' }, /^PORT debe ser/],
    ['another database', { DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL .*postgres:\/\//],
    ['an address without scheme', { SITE_URL: 'tramayo.example' }, /^SITE_URL/],
    [
      'an API without scheme',
      { API_BASE_URL: 'api.ejemplo.pe' },
      /^API_BASE_URL debe ser una ruta/,
    ],
    ['an API on a host without scheme', { API_BASE_URL: '//api.ejemplo.pe' }, /^API_BASE_URL/],
    ['an origin with a path', { CORS_ORIGINS: 'https://a.pe/x' }, /^CORS_ORIGINS/],
    ['a proxy that is not an address', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY/],
    [
      'all proxies',
      { TRUST_PROXY: 'true' },
      /^TRUST_PROXY debe ser el número de proxies .* direcciones/,
    ],
    ['an invalid network mask', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
    [
      'a mail server without a scheme',
      { SMTP_URL: 'mail.ejemplo.pe:587' },
      /^SMTP_URL .*smtp:\/\//,
    ],
    ['a sender without address', { MAIL_FROM: 'Tramayo' }, /^MAIL_FROM debe ser un correo/],
    ['two senders', { MAIL_FROM: 'a@b.pe, c@d.pe' }, /^MAIL_FROM/],
    ['a recipient that is no address', { AGENCY_EMAIL: 'Ana <a@b.pe>' }, /^AGENCY_EMAIL debe ser/],
    ['a sender on two lines', { MAIL_FROM: 'Ana\r\nBcc: x <a@b.pe>' }, /^MAIL_FROM/],
    ['a mistyped switch', { RATE_LIMITS: 'of' }, /^RATE_LIMITS solo admite on y off\.$/],
    ['a mistyped confirmation', { IDENTITY_AUTOCONFIRM: 'on' }, /^IDENTITY_AUTOCONFIRM/],
    ['hosted without database', without('DATABASE_URL'), /^Falta DATABASE_URL:/],
    ['hosted without anon key', without('SUPABASE_ANON_KEY'), /^Falta SUPABASE_ANON_KEY:/],
    [
      'hosted without service key',
      without('SUPABASE_SERVICE_ROLE_KEY'),
      /^Falta SUPABASE_SERVICE_ROLE_KEY:/,
    ],
    [
      'only the provider',
      { SUPABASE_URL: hosted.SUPABASE_URL },
      /^Faltan SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY y DATABASE_URL:/,
    ],
    ['a captcha without secret', { RECAPTCHA_SITE_KEY: 'k' }, /^Falta RECAPTCHA_SECRET:/],
    ['a captcha without site key', { RECAPTCHA_SECRET: 's' }, /^Falta RECAPTCHA_SITE_KEY:/],
    ['ideas without key', { IDEAS_API_URL: 'http://x.pe' }, /^Falta IDEAS_API_KEY:/],
    ['ideas without address', { IDEAS_API_KEY: 'k' }, /^Falta IDEAS_API_URL:/],
  ];
  for (const [name, env, message] of cases) {
    it(name, () => {
      assert.throws(
        () => readSettings(env),
        (error) => {
          assert.ok(error instanceof SettingsError);
          assert.match(error.message, message);
          assert.doesNotMatch(error.message, /\n/);
          return true;
        },
      );
    });
  }
});
