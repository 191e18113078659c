import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { bigReads } from './bigReads.ts';

/** A response of a given length that records when it began. */
function answers() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, length: number) => () => {
    begun.push(name);
    return new Promise<{ length: number }>((resolve) => ends.push(() => resolve({ length })));
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}

const BIG = 100_000;

describe('reads of long answers', () => {
  it('run one after the other', async () => {
    const { begun, work, endNext } = answers();
    const { make } = bigReads();
    const first = make('ana', work('first', BIG));
    const second = make('luis', work('second', BIG));
    await Promise.resolve();
    assert.deepEqual(begun, ['first']);
    endNext();
    await first;
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.deepEqual(begun, ['first', 'second']);
    endNext();
    await second;
  });

  it('do not delay calls with short responses', async () => {
    const { begun, work, endNext } = answers();
    const { make } = bigReads();
    const known = make('ana', work('known', 10));
    await Promise.resolve();
    endNext();
    await known;
    const long = make('luis', work('long', BIG));
    const short = make('ana', work('short', 10));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.deepEqual(begun.toSorted(), ['known', 'long', 'short']);
    endNext();
    endNext();
    await Promise.all([long, short]);
  });

  it('continue after a failure', async () => {
    const { make } = bigReads();
    await assert.rejects(
      make('ana', () => Promise.reject(new Error('away'))),
      /away/,
    );
    assert.equal((await make('ana', () => Promise.resolve('text'))).length, 4);
  });

  it('are refused after waiting too long', async () => {
    const { begun, work, endNext } = answers();
    let time = 0;
    const { make } = bigReads(() => time);
    const first = make('ana', work('first', BIG));
    const second = make('luis', work('second', BIG));
    const refused = assert.rejects(second, DatabaseUnavailable);
    await Promise.resolve();
    time = 5_001;
    endNext();
    await first;
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    assert.deepEqual(begun, ['first']);
    await refused;
  });

  it('are refused if the same person has too many waiting', async () => {
    const { work } = answers();
    const { make } = bigReads();
    for (let count = 0; count < 60; count += 1) void make('ana', work('one', BIG));
    await assert.rejects(make('ana', work('more', BIG)), { statusCode: 429 });
    void make('luis', work('other', BIG));
  });
});
