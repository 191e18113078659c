import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { brand } from '../src/content/brand.ts';
import { pageHead } from './pageHead.ts';

const fromPublic = (name: string) => new URL(`../public/${name}`, import.meta.url);

it('has structured data that match the pages', () => {
  const data = JSON.parse(pageHead.jsonLd) as {
    telephone: string[];
    sameAs: string[];
  };
  assert.deepEqual(data.telephone, brand.phones);
  assert.deepEqual(
    data.sameAs,
    brand.socials.map(({ href }) => href),
  );
});

it('escapes text that could close its element', () => {
  assert.doesNotMatch(pageHead.jsonLd, /</);
});

it('the manifest has the agency’s name, and its icons have the stated size', async () => {
  const manifest = JSON.parse(await readFile(fromPublic('manifest.webmanifest'), 'utf8')) as {
    name: string;
    description: string;
    icons: { src: string; sizes: string }[];
  };
  assert.deepEqual([manifest.name, manifest.description], [brand.name, brand.tagline]);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
    assert.equal(await pixels(src.slice(1)), sizes, src);
  }
  assert.equal(await pixels('share.png'), '1200x630');
});

/** Width and height from the first chunk of a PNG (ISO/IEC 15948, 11.2.1). */
async function pixels(name: string): Promise<string> {
  const file = await readFile(fromPublic(name));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
