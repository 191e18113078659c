import { expect, test } from '@jest/globals';
import { isLandingHash, sectionOfHash } from './landingAddress.ts';

test.each(['', '#', '#/', '#/home', '#/?de=correo', '#/#portfolio', '#/#servicios', '#contact'])(
  '%j shows the prerendered landing',
  (hash) => {
    expect(isLandingHash(hash)).toBe(true);
  },
);

test.each(['#/login', '#/services', '#/services#2', '#/homes', '#nada', '#/admin/dashboard'])(
  '%j shows another page',
  (hash) => {
    expect(isLandingHash(hash)).toBe(false);
  },
);

test('a section is found in old links and new ones', () => {
  expect(sectionOfHash('#contact')).toBe('contact');
  expect(sectionOfHash('#/#contact')).toBe('contact');
  expect(sectionOfHash('#/')).toBeUndefined();
});
