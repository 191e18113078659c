import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { testApp } from '../testing/testApp.ts';

const settings = {
  mode: 'staging' as const,
  corsOrigins: ['https://a.pe'],
  trustProxy: false as const,
};
const { app } = testApp({ settings });
after(() => app.close());

it('lets an allowed origin send preflights and read answers, errors included', async () => {
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/api/admin/projects',
    headers: {
      origin: 'https://a.pe',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  assert.equal(asked.statusCode, 204);
  assert.equal(asked.headers['access-control-allow-origin'], 'https://a.pe');
  assert.equal(asked.headers['access-control-allow-headers'], 'authorization,content-type');
  assert.match(String(asked.headers['access-control-allow-methods']), /PUT/);

  const refused = await app.inject({
    url: '/api/data/dashboard',
    headers: { origin: 'https://a.pe' },
  });
  assert.equal(refused.statusCode, 401);
  assert.equal(refused.headers['access-control-allow-origin'], 'https://a.pe');
  assert.equal(refused.headers.vary, 'Origin');
});

it('sends no CORS headers to any other origin', async () => {
  for (const origin of ['https://b.pe', 'null', 'https://a.pe.evil.example']) {
    const answer = await app.inject({ url: '/api/health', headers: { origin } });
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
    const asked = await app.inject({ method: 'OPTIONS', url: '/api/health', headers: { origin } });
    assert.equal(asked.statusCode, 204);
    assert.doesNotMatch(Object.keys(asked.headers).join(), /access-control/);
  }
});
