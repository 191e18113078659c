import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Email } from '#contract/shared.ts';
import { FULL } from '../testing/full.ts';
import { isAddress } from './mailRules.ts';

/** Fragments that may break an address, tried besides each single character. */
const PIECES = ['a', 'B', '9', '..', '+', '-', '"', '<', '>', ',', ';', ' ', '\r\n', 'ñ', '@', ''];

function* candidates(): Generator<string> {
  // In the gate every character of the Latin scripts, and some of the others.
  for (let code = 0; code < 0x10000; code += code < 0x400 || FULL ? 1 : 23) {
    yield* around(String.fromCodePoint(code));
  }
  for (const first of PIECES) {
    for (const second of PIECES) yield* around(first + second);
  }
}

function* around(piece: string): Generator<string> {
  yield `x${piece}y@b.pe`;
  yield `x@b${piece}c.pe`;
  yield `x@b.pe${piece}`;
  yield `${piece}x@b.pe`;
  yield `${piece}@b.pe`;
}

// So addresses from forms need no second validation.
test('every address that the contract accepts is accepted by the outbox', () => {
  let taken = 0;
  for (const candidate of candidates()) {
    const parsed = Email.safeParse(candidate);
    if (!parsed.success) continue;
    taken += 1;
    assert.ok(isAddress(parsed.data), JSON.stringify(parsed.data));
  }
  assert.ok(taken > 100, String(taken));
});
