import { expect, test } from '@jest/globals';
import { isSection, normalPath, sectionPath, sections } from './paths.ts';

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
