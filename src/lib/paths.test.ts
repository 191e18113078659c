import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isSection, normalPath, paths, sectionPath, sections, titleOf } from './paths.ts';

test('every screen has a title of its own; the home screen’s serves unknown addresses too', () => {
  const { home, homeAlias, app, ...screens } = paths;
  const titles = Object.values(screens).map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
  for (const address of [home, homeAlias, '/nada', '/toString']) {
    expect(titleOf(address)).toBe('Tramayo · De la idea al producto, sin cabos sueltos');
  }
  expect(titles).not.toContain(titleOf(app));
  expect(titleOf('/login')).toBe('Acceso clientes · Tramayo');
});

test('the home screen’s title is the document’s own, so that it does not change under the reader', () => {
  const page = readFileSync('src/index.html', 'utf8');
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe(titleOf('/'));
});

test.each(['/services/', '/Services', '/SERVICES//'])(
  '%s is the services’ screen, with its title',
  (address) => {
    expect(titleOf(address)).toBe('Servicios · Tramayo');
  },
);

test('the root keeps its slash', () => {
  expect(normalPath('/')).toBe('/');
  expect(normalPath('/Dashboard/')).toBe('/dashboard');
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
