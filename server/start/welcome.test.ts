import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSettings } from '../settings.ts';
import { welcomeText } from './welcome.ts';

const hosts: [string, string][] = [
  ['127.0.0.1', 'http://localhost:8080'],
  ['0.0.0.0', 'http://localhost:8080'],
  ['::', 'http://localhost:8080'],
  ['192.168.1.5', 'http://192.168.1.5:8080'],
  ['fe80::1', 'http://[fe80::1]:8080'],
];
for (const [host, address] of hosts) {
  it(`listening on ${host}, shows ${address}`, () => {
    const settings = readSettings({ PORT: '8080', HOST: host });
    const lines = welcomeText(settings, '1.0.0', null, 1.24).split('\n');
    assert.ok(lines.includes(`  Listo en 1.2 s: ${address}`), lines.join('\n'));
  });
}

const POSTGRES = { DATABASE_URL: 'postgres://localhost/x' };
const WAITS = 'Correos: esperan guardados hasta que definas SMTP_URL';
const SMTP_URL = 'smtp://agencia:secreto@mail.ejemplo.pe:587';
const mails: [string, NodeJS.ProcessEnv, string][] = [
  ['its mailbox', {}, 'Correos en http://localhost:5001/dev/mailbox'],
  ['that mail waits behind a proxy', { TRUST_PROXY: '1' }, WAITS],
  ['that mail waits', POSTGRES, WAITS],
  [
    'the mail server without its password',
    { SMTP_URL, MAIL_FROM: 'hola@ejemplo.pe' },
    'Correos por mail.ejemplo.pe:587',
  ],
  [
    'that a sender is missing',
    { SMTP_URL },
    'Correos por mail.ejemplo.pe:587, a nombre de hola@tramayo.example; define MAIL_FROM',
  ],
];
for (const [what, env, line] of mails) {
  it(`shows ${what}`, () => {
    const lines = welcomeText(readSettings(env), '1.0.0', null, 1).split('\n');
    assert.ok(lines.includes(`  ${line}`), lines.join('\n'));
  });
}

it('aligns the accounts under their password', () => {
  const accounts = [
    { email: 'a@demo.pe', about: 'administra' },
    { email: 'largo@demo.pe', about: 'contrata' },
  ];
  const text = welcomeText(readSettings({}), '1.0.0', { password: 'clave', accounts }, 1);
  assert.match(
    text,
    /contraseña clave:\n {4}a@demo\.pe {6}administra\n {4}largo@demo\.pe {2}contrata/,
  );
});
