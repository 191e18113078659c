import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { casePath, caseSlugs } from '#src/lib/paths.ts';
import { cases } from './cases.ts';
import { caseScreens } from './caseScreens.ts';
import { logos, categories, portfolio } from './portfolio.ts';
import { serviceById } from './services.ts';

const FOLDER = 'src/content/portfolio';

test('ten items, numbered 1 to 10, each leading to a case page of its own', () => {
  expect(portfolio.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(portfolio.map(({ slug }) => slug)).toEqual(caseSlugs);
  for (const { slug, link } of portfolio) expect(link).toBe(casePath(slug));
});

test.each(categories)('%s has at least two items', (category) => {
  expect(portfolio.filter((item) => item.category === category).length).toBeGreaterThanOrEqual(2);
});

test('every item has its own text', () => {
  for (const field of ['title', 'description', 'imageAlt'] as const) {
    expect(new Set(portfolio.map((item) => item[field])).size).toBe(portfolio.length);
  }
  for (const { tags } of portfolio) {
    expect(tags.length).toBeGreaterThan(0);
    expect(new Set(tags).size).toBe(tags.length);
  }
});

test('every item has a unique picture without curves or text', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));
  expect([...files].sort()).toEqual(caseSlugs.map((slug) => `${slug}.svg`).sort());
  const pictures = files.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const prints = pictures.map((picture) => createHash('sha256').update(picture).digest('hex'));
  expect(new Set(prints).size).toBe(files.length);
  for (const picture of pictures) {
    expect(picture).toMatch(
      /^<svg [^>]*width="320" height="200"[^>]*shape-rendering="crispEdges">/,
    );
    expect(picture).not.toMatch(/<(text|image|script|style|linearGradient|circle|ellipse)/);
    for (const [, path] of picture.matchAll(/ d="([^"]*)"/g))
      expect(path).toMatch(/^[Mhvz\d -]+$/i);
  }
});

test('every case study has a problem, steps, a result and existing services', () => {
  for (const { problem, steps, result, services } of Object.values(cases)) {
    expect(problem.length).toBeGreaterThan(100);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(result.length).toBeGreaterThan(80);
    expect(services.length).toBeGreaterThan(0);
    expect(services.map(serviceById)).not.toContain(undefined);
  }
});

test('every case study describes each of its two drawn interfaces', () => {
  const screens = Object.values(caseScreens).flat();
  expect(screens).toHaveLength(2 * caseSlugs.length);
  for (const field of ['imageAlt', 'caption'] as const) {
    expect(new Set(screens.map((screen) => screen[field])).size).toBe(screens.length);
  }
  for (const { imageAlt } of screens) expect(imageAlt.length).toBeGreaterThan(60);
});

test('six logos, no two alike', () => {
  expect(logos).toHaveLength(6);
  expect(new Set(logos.map(({ mark }) => mark)).size).toBe(6);
});
