import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { forEachDatabase } from '../testing/databases.ts';
import {
  claimKey,
  releaseAllClaims,
  renewLease,
  releaseKey,
  completeKey,
  type Claim,
  type KeyedCall,
} from './idempotency.ts';
import type { Database, Queryable } from './port.ts';

forEachDatabase((name, open) => {
  describe(`idempotency keys on ${name}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    const freshCall = (): KeyedCall => ({ key: randomUUID(), body: '{"a":1}' });
    const take = async (call: KeyedCall): Promise<string> => {
      const claim = await claimKey(db, call);
      return idOf(claim);
    };
    /** Moves all stored times back by this interval. */
    const letPass = (time: string) =>
      db.query('update app.idempotency_keys set expires_at = expires_at - $1::interval', [time]);
    const rows = async () => (await db.query('select key from app.idempotency_keys')).length;

    test('a completed key returns the stored answer unchanged', async () => {
      for (const answer of [{ b: 1, a: ['ñ', null] }, null, 'texto', false]) {
        const call = freshCall();
        assert.equal(await completeKey(db, call, await take(call), answer), true);
        const again = await claimKey(db, call);
        assert.deepEqual(again, { state: 'answered', answer });
        assert.equal(JSON.stringify(again), JSON.stringify({ state: 'answered', answer }));
      }
    });

    test('a different body is reported at once, whether the key is completed or not', async () => {
      const call = freshCall();
      const other = { ...call, body: '{"a":2}' };
      const id = await take(call);
      assert.deepEqual(await claimKey(db, other), { state: 'otherBody' });
      await completeKey(db, call, id, 1);
      assert.deepEqual(await claimKey(db, other), { state: 'otherBody' });
    });

    test('a waiting call gets the answer, or the claim if the first attempt released it', async () => {
      const [settled, released] = [freshCall(), freshCall()];
      const ids = [await take(settled), await take(released)] as const;
      const waiting = [claimKey(db, settled), claimKey(db, released)] as const;
      await completeKey(db, settled, ids[0], 'hecho');
      await releaseKey(db, released, ids[1]);
      assert.deepEqual(await waiting[0], { state: 'answered', answer: 'hecho' });
      assert.equal((await waiting[1]).state, 'claimed');
    });

    test('a call whose client disconnected stops waiting', async () => {
      const call = freshCall();
      await take(call);
      let looks = 0;
      const isAbandoned = () => (looks += 1) === 3;
      assert.deepEqual(await claimKey(db, { ...call, isAbandoned }), { state: 'busy' });
      assert.equal(looks, 3);
    });

    test('one of many concurrent calls gets the claim', async () => {
      const call = freshCall();
      const claims = Array.from({ length: 8 }, () => claimKey(db, call));
      const first = await Promise.race(claims);
      await completeKey(db, call, idOf(first), 7);
      const states = (await Promise.all(claims)).map(({ state }) => state).sort();
      assert.deepEqual(states, [...Array<string>(7).fill('answered'), 'claimed']);
    });

    test('a dead attempt is taken over and can then neither complete nor release the key', async () => {
      const call = freshCall();
      const late = await take(call);
      await letPass('11 seconds');
      const next = await take(call);
      assert.equal(await completeKey(db, call, late, 'tarde'), false);
      await releaseKey(db, call, late);
      assert.equal(await completeKey(db, call, next, 'a tiempo'), true);
      assert.deepEqual(await claimKey(db, call), { state: 'answered', answer: 'a tiempo' });
    });

    test('an attempt with a valid lease is not taken over', async () => {
      const call = freshCall();
      const id = await take(call);
      await letPass('9 seconds');
      const waiting = claimKey(db, call);
      assert.equal(await completeKey(db, call, id, 1), true);
      assert.equal((await waiting).state, 'answered');
    });

    test('a running attempt renews its lease, however long it takes', async (t) => {
      t.mock.timers.enable({ apis: ['setInterval'] });
      const call = freshCall();
      const id = await take(call);
      const renewed = watchRenewals(db);
      const stop = renewLease(renewed.db, call, id);
      for (let round = 0; round < 3; round += 1) {
        await letPass('9 seconds');
        t.mock.timers.tick(3_000);
        await renewed.next();
      }
      stop();
      t.mock.timers.reset();
      let looks = 0;
      const isAbandoned = () => (looks += 1) === 2;
      assert.deepEqual(await claimKey(db, { ...call, isAbandoned }), { state: 'busy' });
      assert.equal(await completeKey(db, call, id, 'hecho'), true);
      assert.deepEqual(await claimKey(db, call), { state: 'answered', answer: 'hecho' });
    });

    test('claims of a dead server are dropped, stored answers are kept', async () => {
      const [dead, done] = [freshCall(), freshCall()];
      await take(dead);
      await completeKey(db, done, await take(done), 'hecho');
      await releaseAllClaims(db);
      assert.equal((await claimKey(db, dead)).state, 'claimed');
      assert.deepEqual(await claimKey(db, done), { state: 'answered', answer: 'hecho' });
    });

    test('an answer is kept for a day and then swept by a later call', async () => {
      await db.query('delete from app.idempotency_keys');
      const call = freshCall();
      await completeKey(db, call, await take(call), 1);
      await letPass('23 hours 59 minutes');
      assert.equal((await claimKey(db, call)).state, 'answered');
      await letPass('2 minutes');
      await take(freshCall());
      assert.equal(await rows(), 1);
      await take(call);
    });

    test('a release does not delete an answer', async () => {
      const call = freshCall();
      const id = await take(call);
      await completeKey(db, call, id, 1);
      await releaseKey(db, call, id);
      assert.equal((await claimKey(db, call)).state, 'answered');
    });

    test('keys and bodies are stored only as hashes', async () => {
      const call = { key: 'rosa@example.pe', body: '{"password":"secreta"}' };
      await take(call);
      const kept = await db.query('select key, body_hash from app.idempotency_keys');
      for (const row of kept) {
        for (const value of Object.values(row)) assert.match(String(value), /^[0-9a-f]{64}$/);
      }
    });
  });
});

function idOf(claim: Claim): string {
  if (claim.state !== 'claimed') assert.fail(`the key is ${claim.state}`);
  return claim.id;
}

/** The database, and a promise of the end of its next query. */
function watchRenewals(db: Queryable) {
  const queries: Promise<unknown>[] = [];
  const watched: Queryable = {
    query: (sql, params) => {
      const answer = db.query(sql, params);
      queries.push(answer);
      return answer as never;
    },
  };
  return { db: watched, next: () => queries.shift() };
}
