import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { lightPalette } from '../contract/colors.ts';
import { hostedTemplates, TEMPLATE_FOLDER } from './hostedTemplates.ts';
import { publicFiles } from './publicFiles.ts';

const ROOT = path.join(import.meta.dirname, '..');
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

const generated = new Map(Object.entries(publicFiles()));
for (const [name, html] of Object.entries(hostedTemplates())) {
  generated.set(path.relative(ROOT, path.join(TEMPLATE_FOLDER, name)), html);
}

test('static files match contract/colors.ts: run npm run pictures, npm run templates', async () => {
  for (const [name, text] of generated) {
    assert.equal(await readFile(path.join(ROOT, name), 'utf8'), text, name);
  }
});

test('static files that are not generated contain no colours', async () => {
  const folders = ['src', 'public', 'server', 'supabase/templates'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((name) =>
        path.join(folder, name),
      ),
    ),
  );
  const texts = names.flat().filter((name) => /\.(html|svg|css|webmanifest|json)$/.test(name));
  assert.ok(texts.length > generated.size);
  for (const name of texts.filter((each) => !generated.has(each))) {
    assert.doesNotMatch(await readFile(path.join(ROOT, name), 'utf8'), COLOR, name);
  }
});

test('every path of a portfolio picture names its colour', () => {
  for (const [name, text] of generated) {
    if (name.startsWith('src/')) assert.doesNotMatch(text, /<path (?!class="\w+" fill=)/, name);
  }
});

test('icons have the accent colour and the share picture the background colour: run npm run pictures', async () => {
  for (const icon of ['icon-32', 'icon-180', 'icon-192', 'icon-512', 'icon-maskable-512']) {
    assert.equal(await cornerOf(`${icon}.png`), lightPalette.accent, icon);
  }
  assert.equal(await cornerOf('share.png'), lightPalette.bg);
});

test('a changed primary colour applies to site, mails, server pages and static files', async () => {
  const other = '#0B5FFF';
  const hooks = registerHooks({
    // A different query makes Node load the module again.
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const ours = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/');
      return ours ? { ...resolved, url: `${resolved.url}?other` } : resolved;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.includes('/contract/colors.ts')) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: source.replaceAll(lightPalette.accent, other) };
    },
  });
  try {
    const outputs: Record<string, string> = {
      ...(await import('./publicFiles.ts')).publicFiles(),
      ...(await import('./hostedTemplates.ts')).hostedTemplates(),
      'server page': (await import('../server/pages/serverPage.ts')).SERVER_STYLE,
      site: (await import('../src/theme/globalStyles.ts')).globalStyles,
    };
    for (const [name, text] of Object.entries(outputs)) {
      assert.ok(!text.toUpperCase().includes(lightPalette.accent), `${name} keeps the old colour`);
    }
    for (const name of ['public/favicon.svg', 'recovery.html', 'server page', 'site']) {
      assert.ok(outputs[name]?.includes(other), `${name} has the new colour`);
    }
  } finally {
    hooks.deregister();
  }
});

/**
 * The first pixel of a non-interlaced PNG: filters do not change it, since it has no neighbours
 * to the left or above.
 */
async function cornerOf(name: string): Promise<string> {
  const file = await readFile(path.join(ROOT, 'public', name));
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(data)).subarray(1, 4).toString('hex').toUpperCase()}`;
}
