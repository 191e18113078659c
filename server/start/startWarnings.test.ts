import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSettings } from '../settings.ts';
import { startWarnings } from './startWarnings.ts';

const forms = {
  RECAPTCHA_SITE_KEY: 'k',
  RECAPTCHA_SECRET: 's',
  AGENCY_EMAIL: 'hola@agencia.pe',
};
const staging = { ...forms, DATABASE_URL: 'postgres://localhost/x' };
const hosted = {
  ...staging,
  SUPABASE_URL: 'https://p.supabase.co',
  SUPABASE_ANON_KEY: 'a',
  SUPABASE_SERVICE_ROLE_KEY: 's',
};
const NO_MAILBOX =
  'Aviso: con MAILBOX=off, TRUST_PROXY, o un HOST o SITE_URL que no es de este equipo no hay /dev/mailbox: sin SMTP_URL ningún correo sale.';
const OPEN = /^Aviso: HOST \(0\.0\.0\.0\) abre el servidor a otros equipos/;

const cases: [string, NodeJS.ProcessEnv, (string | RegExp)[]][] = [
  ['an empty environment', {}, []],
  ['embedded mode with all three', { RATE_LIMITS: 'off', DEMO_DATA: 'on' }, []],
  ['hosted mode, complete', { ...hosted, RATE_LIMITS: ' ' }, []],
  [
    'hosted mode with a switch of the embedded identity',
    { ...hosted, RATE_LIMITS: 'off' },
    ['Aviso: con SUPABASE_URL, RATE_LIMITS no tiene efecto.'],
  ],
  [
    'hosted mode with all three',
    { ...hosted, IDENTITY_AUTOCONFIRM: 'true', RATE_LIMITS: 'on', DEMO_DATA: 'off' },
    ['Aviso: con SUPABASE_URL, IDENTITY_AUTOCONFIRM, RATE_LIMITS y DEMO_DATA no tienen efecto.'],
  ],
  [
    'staging mode with demo data',
    { ...staging, RATE_LIMITS: 'off', DEMO_DATA: 'on' },
    ['Aviso: con DATABASE_URL, DEMO_DATA no tiene efecto.'],
  ],
  ['embedded mode behind a proxy', { TRUST_PROXY: '1' }, [NO_MAILBOX]],
  ['embedded mode at a public address', { SITE_URL: 'https://agencia.pe' }, [NO_MAILBOX]],
  [
    'embedded mode at a public address with a mail server',
    { SITE_URL: 'https://agencia.pe', SMTP_URL: 'smtp://127.0.0.1:1' },
    [],
  ],
  ['demo data on every address', { HOST: '0.0.0.0' }, [OPEN, NO_MAILBOX]],
  ['every address without demo data', { HOST: '0.0.0.0', DEMO_DATA: 'off' }, [NO_MAILBOX]],
  ['staging on every address', { ...staging, HOST: '0.0.0.0' }, []],
  [
    'staging without what the forms need',
    { DATABASE_URL: 'postgres://localhost/x' },
    [
      'Aviso: sin RECAPTCHA_SITE_KEY y RECAPTCHA_SECRET, el contacto y el boletín rechazan todo envío.',
      'Aviso: sin AGENCY_EMAIL, lo que escriban los visitantes va a hola@tramayo.example.',
    ],
  ],
  [
    'hosted mode without an address for the agency',
    { ...hosted, AGENCY_EMAIL: '' },
    [/AGENCY_EMAIL/],
  ],
  ['loopback by another name', { HOST: '127.0.0.2' }, []],
  ['IPv6 loopback', { HOST: '::1' }, []],
];
for (const [name, env, expected] of cases) {
  it(`${name}: ${expected.length} lines`, () => {
    const lines = startWarnings(readSettings(env), env);
    assert.equal(lines.length, expected.length, lines.join('\n'));
    for (const [index, line] of expected.entries()) {
      if (typeof line === 'string') assert.equal(lines[index], line);
      else assert.match(lines[index] ?? '', line);
    }
  });
}
