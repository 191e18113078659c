import { expect, test } from '@jest/globals';
import { forgetMailLink, heldMailLink, takeMailLink } from './mailLink.ts';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  takeMailLink();
  return window.location.pathname + window.location.search + window.location.hash;
};

const linkTypes = ['signup', 'email', 'recovery', 'invite', 'email_change'] as const;
test.each(linkTypes)('the token of a %s link moves from the address to memory', (type) => {
  expect(open(`/?token_hash=secreto&type=${type}#/`)).toBe('/#/confirm');
  expect(heldMailLink()).toEqual({ tokenHash: 'secreto', type });
  forgetMailLink();
  expect(heldMailLink()).toBeNull();
});

test.each(['/?token_hash=secreto', '/?token_hash=secreto&type=otro', '/?token_hash=&type=signup'])(
  'an incomplete or unknown link is removed from the address and ignored: %s',
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
