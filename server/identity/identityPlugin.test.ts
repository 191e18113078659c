import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Database } from '../db/port.ts';
import '../testing/cheapHashes.ts';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { createAccount, SERVICE_KEY, startIdentity } from '../testing/identityService.ts';

const VERSION = { 'x-supabase-api-version': '2024-01-01' };
const PASSWORD_GRANT = '/auth/v1/token?grant_type=password';

forEmbeddedDatabase((name, open) => {
  describe(`answers of identity to odd requests on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    test('the version header selects the error format and is echoed', async (t) => {
      const { url } = await startIdentity(t, db);
      for (const version of ['2024-01-01', '2030-12-31']) {
        const answer = await post(url, PASSWORD_GRANT, '{}', { 'x-supabase-api-version': version });
        assert.equal(answer.headers.get('x-supabase-api-version'), '2024-01-01');
        assert.deepEqual(answer.body, { code: 'validation_failed', message: 'Escribe tu correo.' });
      }
      for (const version of ['2023-12-31', 'mañana']) {
        const header = { 'x-supabase-api-version': encodeURIComponent(version) };
        const answer = await post(url, PASSWORD_GRANT, '{}', header);
        assert.equal(answer.headers.get('x-supabase-api-version'), null);
        assert.deepEqual(answer.body, {
          code: 400,
          error_code: 'validation_failed',
          msg: 'Escribe tu correo.',
        });
      }
    });

    test('malformed bodies are refused', async (t) => {
      const { url } = await startIdentity(t, db);
      const REFRESH = '/auth/v1/token?grant_type=refresh_token';
      const RPC = '/rest/v1/rpc/get_role_for_user';
      const cases: [path: string, body: string, status: number, code: string][] = [
        [PASSWORD_GRANT, '{"email":', 400, 'bad_json'],
        [PASSWORD_GRANT, '', 400, 'bad_json'],
        [PASSWORD_GRANT, '[]', 400, 'bad_json'],
        [PASSWORD_GRANT, 'null', 400, 'bad_json'],
        [PASSWORD_GRANT, '{"email":1,"password":"x"}', 400, 'bad_json'],
        [PASSWORD_GRANT, '{"email":"a@b.pe","extra":1}', 400, 'invalid_credentials'],
        [PASSWORD_GRANT, `"${'x'.repeat(2_000_000)}"`, 413, 'bad_json'],
        [REFRESH, '{"refresh_token":""}', 400, 'validation_failed'],
        [REFRESH, '{"refresh_token":null}', 400, 'validation_failed'],
        [REFRESH, '{"refresh_token":"\\u0000"}', 400, 'refresh_token_not_found'],
        ['/auth/v1/token?grant_type=magic', '{}', 400, 'invalid_credentials'],
        ['/auth/v1/token?grant_type=toString', '{}', 400, 'invalid_credentials'],
        ['/auth/v1/token', '{}', 400, 'invalid_credentials'],
        [RPC, '{"p_user_id":', 400, 'PGRST102'],
        [RPC, '[]', 400, 'PGRST102'],
        [RPC, '', 404, 'PGRST202'],
        [RPC, '{"__proto__":{"p_user_id":"x"}}', 400, 'PGRST102'],
      ];
      for (const [path, body, status, code] of cases) {
        const answer = await post(url, path, body, VERSION);
        const what = `${path} ${body.slice(0, 40)}`;
        assert.equal(answer.status, status, what);
        assert.equal(answer.body.code, code, what);
      }
    });

    test('a body without a JSON content type is refused', async (t) => {
      const { url } = await startIdentity(t, db);
      const body = '{"email":"rosa@example.pe","password":"x","p_user_id":null}';
      for (const [path, code] of [
        [PASSWORD_GRANT, 'bad_json'],
        ['/auth/v1/recover', 'bad_json'],
        ['/rest/v1/rpc/get_role_for_user', 'PGRST102'],
      ] as const) {
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json; charset=latin1',
        ]) {
          const answer = await post(url, path, body, { ...VERSION, 'content-type': type });
          assert.deepEqual([answer.status, answer.body.code], [415, code], `${path} ${type}`);
        }
        // A Blob without a type is sent without a content type.
        const untyped = await fetch(url + path, { method: 'POST', body: new Blob([body]) });
        assert.equal(untyped.status, 415, path);
        const latin1 = Buffer.from('{"email":"niño@example.pe"}', 'latin1');
        const headers = { 'content-type': 'application/json' };
        const odd = await fetch(url + path, { method: 'POST', body: latin1, headers });
        assert.equal(odd.status, 400, path);
      }
    });

    test('thousands of nested brackets are a bad value like any other', async (t) => {
      const { url, signIn } = await startIdentity(t, db);
      const { session } = await signIn(await createAccount(db));
      const deep = '['.repeat(20_000) + ']'.repeat(20_000);
      for (const [path, body, code] of [
        ['/rest/v1/rpc/get_role_for_user', `{"p_user_id":${deep}}`, '22P02'],
        ['/rest/v1/rpc/get_role_for_user', `{"p_user_id":${JSON.stringify(deep)}}`, '22P02'],
        ['/rest/v1/rpc/get_role_for_user', deep, 'PGRST102'],
        [PASSWORD_GRANT, deep, 'bad_json'],
        [PASSWORD_GRANT, `{"email":${deep}}`, 'bad_json'],
        ['/auth/v1/signup', `{"email":"a@b.pe","password":"larga-y-buena","data":${deep}}`, null],
        ['/auth/v1/admin/users', `{"email":"c@b.pe","user_metadata":{"a":${deep}}}`, 'bad_json'],
        ['/auth/v1/admin/users', `{"email":"d@b.pe","app_metadata":{"a":${deep}}}`, 'bad_json'],
      ] as const) {
        const key = path.includes('admin') ? SERVICE_KEY : session.access_token;
        const answer = await post(url, path, body, { ...VERSION, authorization: `Bearer ${key}` });
        const what = `${path} ${body.slice(0, 40)}`;
        assert.equal(answer.status, code === null ? 200 : 400, what);
        if (code !== null) assert.equal(answer.body.code, code, what);
        assert.ok(JSON.stringify(answer.body).length < 1000, what);
      }
    });

    test('unknown addresses are 404s in GoTrue’s or PostgREST’s format', async (t) => {
      const { url } = await startIdentity(t, db);
      const signUp = await post(url, '/auth/v1/nada', '{}', {});
      assert.equal(signUp.status, 404);
      assert.equal(signUp.body.error_code, 'not_found');
      for (const [path, code] of [
        ['/rest/v1/nada?select=id', 'PGRST205'],
        ['/rest/v1/', 'PGRST125'],
        ['/rest/v1/a/b', 'PGRST125'],
      ]) {
        const answer = await fetch(url + path!);
        assert.equal(answer.status, 404);
        assert.equal(((await answer.json()) as { code: string }).code, code);
      }
    });

    test('only the listed foreign origins may call', async (t) => {
      const corsOrigins = ['https://app.example.pe'];
      const { url } = await startIdentity(t, db, { corsOrigins });
      const preflight = (origin: string) =>
        fetch(`${url}/rest/v1/profiles`, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'apikey,authorization',
          },
        });
      const allowed = await preflight('https://app.example.pe');
      assert.equal(allowed.status, 204);
      assert.equal(allowed.headers.get('access-control-allow-origin'), 'https://app.example.pe');
      assert.equal(allowed.headers.get('access-control-allow-headers'), 'apikey,authorization');
      assert.match(allowed.headers.get('access-control-allow-methods') ?? '', /GET/);
      const refused = await preflight('https://app.example.pe.evil.com');
      assert.equal(refused.headers.get('access-control-allow-origin'), null);

      const headers = { origin: 'https://app.example.pe' };
      const failure = await fetch(`${url}/auth/v1/user`, { headers });
      assert.equal(failure.headers.get('access-control-allow-origin'), 'https://app.example.pe');
      assert.equal(failure.headers.get('vary'), 'Origin');
    });
  });
});

async function post(url: string, path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const { status } = response;
  const answer = (await response.json()) as Record<string, unknown>;
  return { status, headers: response.headers, body: answer };
}
