import { expect, test } from '@jest/globals';
import {
  isSection,
  normalPath,
  sectionPath,
  sections,
  isLandingHash,
  sectionOfHash,
} from './paths.ts';

test('normalPath ignores case and trailing slashes; the root keeps its slash', () => {
  expect(normalPath('/')).toBe('/');
  for (const address of ['/Dashboard/', '/DASHBOARD//']) {
    expect(normalPath(address)).toBe('/dashboard');
  }
});

test('the four sections of the landing have addresses below the home path', () => {
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

test('sectionOfHash reads old and new links', () => {
  expect(sectionOfHash('#contact')).toBe('contact');
  expect(sectionOfHash('#/#contact')).toBe('contact');
  expect(sectionOfHash('#/')).toBeUndefined();
});
