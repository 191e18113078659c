import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './networkOf.ts';

const SAME: [string, string][] = [
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8:0:7'],
  ['2001:db8::7:0:0:0:9', '2001:db8:0:7'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['[2001:db8:0:7::1]:4711', '2001:db8:0:7'],
  ['[2001:db8:0:7::1]', '2001:db8:0:7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
];

for (const [address, network] of SAME) {
  test(`${address} counts as ${network}`, () => {
    assert.equal(networkOf(address), network);
  });
}

for (const subject of [
  '203.0.113.7',
  'rosa@example.pe',
  '',
  'a:b',
  '999.0.113.7:80',
  '[rosa]:80',
  '203.0.113.7 rosa@example.pe',
  '::1::',
]) {
  test(`"${subject}" is kept unchanged`, () => {
    assert.equal(networkOf(subject), subject);
  });
}
