import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { forEmbeddedDatabase } from '../testing/databases.ts';
import { downDatabase } from '../testing/testApp.ts';
import { openCallLimits, waitText, type CallLimits } from './callLimits.ts';

const LIMIT = { name: 'test.calls', times: 2, seconds: 7200 };
const tooMany = (wait: string) => `Espera ${wait}.`;

forEmbeddedDatabase((name, open) => {
  describe(`limits of calls on ${name}`, () => {
    let limits: CallLimits;
    before(async () => {
      limits = openCallLimits(await open(), true);
    });

    test('calls beyond the limit are refused with the time to wait', async () => {
      await limits.take(LIMIT, '203.0.113.7', tooMany);
      await limits.take(LIMIT, '203.0.113.7', tooMany);
      await assert.rejects(limits.take(LIMIT, '203.0.113.7', tooMany), {
        statusCode: 429,
        message: 'Espera 60 minutos.',
        headers: { 'retry-after': '3600' },
      });
      await limits.take(LIMIT, '203.0.113.8', tooMany);
    });

    test('an IPv6 caller is counted by network, a person by id', async () => {
      await limits.take(LIMIT, '2001:db8:0:7::1', tooMany);
      await limits.take(LIMIT, '2001:db8:0:7:ffff::2', tooMany);
      await assert.rejects(limits.take(LIMIT, '2001:0DB8::7:0:0:0:3', tooMany), {
        statusCode: 429,
      });
      const [rosa, luz] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const person of [rosa, rosa, luz]) await limits.take(LIMIT, person, tooMany);
      await assert.rejects(limits.take(LIMIT, rosa, tooMany), { statusCode: 429 });
    });

    test('several uses at once are granted or refused together', async () => {
      const bytes = { name: 'test.bytes', times: 200, seconds: 3600 };
      const rosa = crypto.randomUUID();
      await limits.take(bytes, rosa, tooMany, 150);
      await limits.check(bytes, rosa, tooMany, 50);
      await assert.rejects(limits.take(bytes, rosa, tooMany, 60), {
        statusCode: 429,
        message: 'Espera 3 minutos.',
        headers: { 'retry-after': '180' },
      });
      await assert.rejects(limits.check(bytes, rosa, tooMany, 60), { statusCode: 429 });
      await limits.take(bytes, rosa, tooMany, 50);
      await assert.rejects(limits.check(bytes, rosa, tooMany), { statusCode: 429 });
      await limits.check(bytes, rosa, tooMany, 0);
      await limits.check(bytes, crypto.randomUUID(), tooMany, 200);
    });
  });
});

describe('RATE_LIMITS=off', () => {
  test('counts and refuses nothing', async () => {
    const limits = openCallLimits(downDatabase, false);
    for (let call = 0; call < 5; call += 1) await limits.take(LIMIT, '203.0.113.7', tooMany);
  });
});

test('the time to wait, in words', () => {
  const words = [1, 60, 61, 90 * 60, 119 * 60 + 1, 121 * 60, 24 * 3600].map(waitText);
  assert.deepEqual(words, [
    'un minuto',
    'un minuto',
    '2 minutos',
    '90 minutos',
    '2 horas',
    '3 horas',
    '24 horas',
  ]);
});
