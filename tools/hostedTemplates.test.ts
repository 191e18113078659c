import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { hostedTemplates, TEMPLATE_FOLDER } from './hostedTemplates.ts';

const TYPES: Record<string, string> = {
  'confirmation.html': 'signup',
  'invitation.html': 'invite',
  'recovery.html': 'recovery',
  'email_change.html': 'email_change',
};

for (const [name, html] of Object.entries(hostedTemplates())) {
  test(`supabase/templates/${name} matches our own mail: run npm run templates`, async () => {
    assert.equal(await readFile(path.join(TEMPLATE_FOLDER, name), 'utf8'), html);
    const links = html.match(/href="([^"]+)"/g) ?? [];
    const address = `{{ .SiteURL }}/?token_hash={{ .TokenHash }}&amp;type=${TYPES[name]}`;
    assert.ok(links.length > 0);
    for (const link of links) assert.equal(link, `href="${address}"`);
    assert.match(html, /El enlace vale 1 hora y se usa una sola vez\./);
  });
}
