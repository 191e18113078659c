import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { landingSections } from '#src/testing/landingSections.ts';
import { run } from '../run.ts';

const DIST = path.join(import.meta.dirname, '..', '..', 'dist');

describe('the prerendered landing page', () => {
  let html = '';

  before(async () => {
    const { code, output } = await run(['tools/buildClient.ts']);
    assert.equal(code, 0, output);
    html = await readFile(path.join(DIST, 'index.html'), 'utf8');
  });

  /** Number of matches in the page. */
  const count = (pattern: RegExp) => [...html.matchAll(pattern)].length;

  test('the page contains all sections, none is added later', () => {
    assert.equal(count(/<section\b/g), landingSections.length);
    for (const id of landingSections.filter((one) => one !== '')) {
      assert.match(html, new RegExp(`<section[^>]* id="${id}"|<section id="${id}"`));
    }
    assert.equal(count(/<template\b|<!--\$[?!]-->/g), 0);
    assert.equal(count(/ hidden=""><div hidden/g), 0);
  });

  test('it loads no external script, no style but that for paper, and violates no rule of the policy', () => {
    assert.equal(count(/<script\b[^>]*\bsrc=/g), 0);
    assert.equal(
      count(/<link\b[^>]*\srel="(modulepreload|preload|stylesheet)"(?! media="print")/g),
      0,
    );
    assert.equal(count(/<[a-z][^>]*\sstyle="/g), 0);
    assert.equal(count(/\son[a-z]+="/g), 0);
  });

  test('ids are unique, and links lead to routes', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    assert.match(html, /href="#\/login"/);
    assert.equal(count(/href="\/(login|services|ai-tools)"/g), 0);
  });

  test('it shows the visitor’s view, without loading states', () => {
    assert.match(html, /Acceso Clientes/);
    const body = html.slice(html.indexOf('<body'));
    assert.doesNotMatch(body.slice(0, body.indexOf('<main')), /aria-busy/);
  });
});
