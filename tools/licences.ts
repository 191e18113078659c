import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * `npm run licences`: lists the shipped packages by licence. Fails on a licence that nobody has
 * reviewed.
 */
const ROOT = path.join(import.meta.dirname, '..');

/** Reviewed licences that allow shipping with their notice. */
const READ = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'OFL-1.1',
]);

/** Licences missing in package.json, found in the package. */
const SAID_ELSEWHERE: Record<string, string> = {
  'png-js': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream Vera, public domain',
};

/** A development dependency that is shipped all the same: the typeface. */
const SHIPPED = new Set(['@fontsource-variable/funnel-display']);

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
}

const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const rows: { name: string; version: string; licence: string }[] = [];
const unread: string[] = [];
for (const [place, { version, license, dev = false }] of Object.entries(lock.packages)) {
  const name = place.replace(/^.*node_modules\//, '');
  if (place === '' || (dev && !SHIPPED.has(name))) continue;
  const licence = SAID_ELSEWHERE[name] ?? license ?? 'none';
  rows.push({ name, version, licence });
  if (!READ.has(licence) && !(name in SAID_ELSEWHERE)) unread.push(`${name}: ${licence}`);
}
const byLicence = Map.groupBy(rows, ({ licence }) => licence);
for (const [licence, packages] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${licence} (${packages.length})`);
  for (const { name, version } of packages) console.log(`  ${name} ${version}`);
}
if (unread.length > 0) {
  console.error(`\nUnread licences:\n${unread.join('\n')}`);
  process.exitCode = 1;
}
