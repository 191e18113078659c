import { expect, test } from '@jest/globals';
import {
  isSection,
  normalPath,
  sectionPath,
  sections,
  isLandingHash,
  sectionOfHash,
} from './paths.ts';

test('capitals and slashes at the end make no other address; the root keeps its slash', () => {
  expect(normalPath('/')).toBe('/');
  for (const address of ['/Dashboard/', '/DASHBOARD//']) {
    expect(normalPath(address)).toBe('/dashboard');
  }
});

test('the four sections of the landing are addressed under the home screen', () => {
  expect(sections.map(sectionPath)).toEqual([
    '/#portfolio',
    '/#services',
    '/#contact',
    '/#newsletter',
  ]);
  expect(isSection('contact')).toBe(true);
  expect(isSection('/services')).toBe(false);
});

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
