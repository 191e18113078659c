import { expect, test } from '@jest/globals';
import { forgetMailLink, heldMailLink, takeMailLink } from './mailLink.ts';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  takeMailLink();
  return window.location.pathname + window.location.search + window.location.hash;
};

test.each(['signup', 'email', 'recovery'] as const)('the token of a %s link leaves', (type) => {
  expect(open(`/?token_hash=secreto&type=${type}#/`)).toBe('/#/confirm');
  expect(heldMailLink()).toEqual({ tokenHash: 'secreto', type });
  forgetMailLink();
  expect(heldMailLink()).toBeNull();
});

test.each(['/?token_hash=secreto', '/?token_hash=secreto&type=otro', '/?token_hash=&type=signup'])(
  '%s leaves as well, and is good for nothing',
  (address) => {
    expect(open(address)).toBe('/#/confirm');
    expect(heldMailLink()).toBeNull();
  },
);

test('other addresses stay unchanged and discard an earlier link', () => {
  open('/?token_hash=secreto&type=signup');
  expect(open('/?utm_source=feria#/services')).toBe('/?utm_source=feria#/services');
  expect(heldMailLink()).toBeNull();
});
