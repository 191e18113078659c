import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readRecipients, writeRecipients, type Recipients } from '#contract/siteFacts.ts';
import { readSettings } from '../settings.ts';
import { recipientsOf } from './recipients.ts';

const CAPTCHA = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
const ideas = (url: string) => ({ IDEAS_API_URL: url, IDEAS_API_KEY: 'key' });
const HOSTED = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  DATABASE_URL: 'postgres://postgres:secret@aws-0-sa-east-1.pooler.supabase.com:5432/postgres',
};

const cases: [string, NodeJS.ProcessEnv, Recipients][] = [
  ['no settings, no recipients', {}, {}],
  [
    'a hosted project',
    HOSTED,
    { identity: 'abc.supabase.co', database: 'aws-0-sa-east-1.pooler.supabase.com' },
  ],
  ['Google’s captcha', CAPTCHA, { captcha: 'www.google.com' }],
  [
    'another verifier',
    { ...CAPTCHA, RECAPTCHA_VERIFY_URL: 'https://verifier.example/x' },
    { captcha: 'verifier.example' },
  ],
  ['an idea service', ideas('https://API.openai.com/v1'), { ideas: 'api.openai.com' }],
  ['a model on this machine', ideas('http://localhost:11434/v1'), {}],
  ['a model in this network', ideas('http://10.1.2.3/v1'), {}],
  ['a model in this network, by IPv6', ideas('http://[fd00::1]/v1'), {}],
  ['a public address', ideas('http://203.0.113.9/v1'), { ideas: '203.0.113.9' }],
  [
    'a mail server',
    { SMTP_URL: 'smtps://user:p%40ss@smtp.correo.pe:465' },
    { mail: 'smtp.correo.pe' },
  ],
  ['a mail server in this network', { SMTP_URL: 'smtp://mailer:25' }, {}],
  ['a database in this network', { DATABASE_URL: 'postgres://u:p@db.internal/x' }, {}],
  [
    'an external database',
    { DATABASE_URL: 'postgres://u:p@db.alquilada.pe/x' },
    { database: 'db.alquilada.pe' },
  ],
];

for (const [what, env, expected] of cases) {
  it(`lists the recipients of personal data: ${what}`, () => {
    const recipients = recipientsOf(readSettings(env));
    assert.deepEqual(recipients, expected);
    assert.deepEqual(readRecipients(writeRecipients(recipients)), expected);
    // Build tools may drop the quotes of the page's attribute.
    assert.match(writeRecipients(recipients), /^[a-z0-9.,:-]+$/);
  });
}
