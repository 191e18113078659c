import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errors, type JWTVerifyGetKey } from 'jose';
import { ISSUER, tokenMint } from '../testing/tokenMint.ts';
import { tokenVerifier } from './accessTokens.ts';
import { Refusal } from './errors.ts';

const SUB = '5f0c7d4e-0d3b-4a52-9b3a-0e8a6a1f2c11';
const mint = await tokenMint();
const badTokens = await mint.badTokens(SUB);

/** Counts key requests: one for each signature check. */
function countingKeys() {
  let asked = 0;
  const keys: JWTVerifyGetKey = (header, token) => {
    asked += 1;
    return mint.keys(header, token);
  };
  return { keys, asked: () => asked };
}

describe('a bearer token', () => {
  const verify = tokenVerifier({ keys: mint.keys, issuer: ISSUER });

  it('that is valid resolves to its claims', async () => {
    const claims = await verify(await mint.issue(SUB, { email: 'a@b.pe' }));
    assert.equal(claims?.sub, SUB);
    assert.equal(claims.email, 'a@b.pe');
  });

  for (const [fault, token] of Object.entries(badTokens)) {
    it(`is rejected: ${fault}`, async () => {
      assert.equal(await verify(token), null);
    });
  }
});

describe('the cache of verified tokens', () => {
  it('checks a signature once until the token expires', async () => {
    const { keys, asked } = countingKeys();
    let now = Date.now();
    const verify = tokenVerifier({ keys, issuer: ISSUER, now: () => new Date(now) });
    const token = await mint.issue(SUB);
    await verify(token);
    await verify(token);
    assert.equal(asked(), 1);
    now += 3700 * 1000;
    assert.equal(await verify(token), null);
    assert.equal(asked(), 2);
  });

  it('evicts the oldest entry beyond its capacity', async () => {
    const { keys, asked } = countingKeys();
    const verify = tokenVerifier({ keys, issuer: ISSUER, capacity: 2 });
    const tokens = await Promise.all(['a', 'b', 'c'].map((jti) => mint.issue(SUB, { jti })));
    for (const token of tokens) await verify(token);
    await verify(tokens[2] ?? '');
    assert.equal(asked(), 3);
    await verify(tokens[0] ?? '');
    assert.equal(asked(), 4);
  });
});

it('distinguishes an outage of identity from a bad token', async () => {
  const keys = () => Promise.reject(new errors.JWKSTimeout());
  const verify = tokenVerifier({ keys, issuer: ISSUER });
  const token = await mint.issue(SUB);
  await assert.rejects(verify(token), (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.statusCode, 503);
    return true;
  });
});
