import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../server/testing/serverProcess.ts';
import { findSecrets, scanTree } from './secrets.ts';

describe('texts that look like a key', () => {
  const found: [string, string][] = [
    ['a token', ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'a'.repeat(30)].join('.')],
    ['a Supabase secret key', `sb_secret_${'a'.repeat(24)}`],
    ['a private key', ['-----BEGIN', `PRIVATE KEY-----\n${'A'.repeat(40)}`].join(' ')],
    ['a private JWK', JSON.stringify({ kty: 'EC', d: 'a'.repeat(43) })],
    ['an AWS key', `AKIA${'A'.repeat(16)}`],
    ['a password in an address', ['postgres://api', 'hunter2xyz@db.example.pe/x'].join(':')],
  ];
  for (const [what, text] of found) {
    it(`are found: ${what}`, () => {
      assert.deepEqual(findSecrets('here', `x = '${text}';`), [{ place: 'here', what }]);
    });
  }
});

it('neither the repository nor the built client contains a key', () => {
  assert.deepEqual(scanTree(path.join(import.meta.dirname, '..')), []);
});

describe('the output and files of a server', () => {
  const PASSWORD = 'demo-agencia-2026';
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: ServerProcess;
  before(async () => {
    folder = await temporaryFolder();
    server = await startServer({ DATA_DIR: path.join(folder.dir, 'data') });
    await server.ready();
  });
  after(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await folder.remove();
  });

  it('contain no keys, tokens or passwords', async () => {
    const serviceKey = await readFile(path.join(folder.dir, 'data', 'service-role-key'), 'utf8');
    const signIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'cliente@demo.pe', password: PASSWORD }),
    });
    const { access_token: token, refresh_token: refresh } = (await signIn.json()) as Record<
      'access_token' | 'refresh_token',
      string
    >;
    for (const url of ['/api/data/dashboard', '/auth/v1/user', '/rest/v1/profiles', '/nada']) {
      await fetch(`${server.url}${url}?access_token=${token}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    }
    await fetch(`${server.url}/auth/v1/admin/users`, {
      headers: { authorization: `Bearer ${serviceKey}` },
    });
    server.kill('SIGTERM');
    const { stdout, stderr } = await server.ended;
    assert.match(stdout, /"route":"\/api\/data\/dashboard"/);
    // The start banner prints the demo password.
    const log = (stdout + stderr).split('\n').filter((line) => line.startsWith('{'));
    assert.deepEqual(findSecrets('log', log.join('\n')), []);
    for (const secret of [serviceKey, token, refresh, PASSWORD, 'cliente@demo.pe']) {
      assert.ok(secret.length > 8);
      assert.equal(log.join('\n').includes(secret), false);
    }
  });
});
