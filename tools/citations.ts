import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Applied migrations cannot change, because the ledger holds their checksums; old citations
 * remain.
 */
const APPLIED = [
  'supabase/bootstrap/20261120000000_hosted_project.sql',
  'supabase/bootstrap/20261120110000_identity_accounts.sql',
  'supabase/bootstrap/20261121104000_inlined_claims.sql',
  'supabase/migrations/20261120100000_people.sql',
  'supabase/migrations/20261120100100_projects.sql',
  'supabase/migrations/20261120100200_tickets_and_ideas.sql',
  'supabase/migrations/20261120100300_reads.sql',
  'supabase/migrations/20261120110000_outbox.sql',
  'supabase/migrations/20261120110100_rate_limits.sql',
  'supabase/migrations/20261121100000_idempotency.sql',
  'supabase/migrations/20261121100100_read_as.sql',
  'supabase/migrations/20261121101000_project_managers.sql',
  'supabase/migrations/20261121102000_newsletter.sql',
  'supabase/migrations/20261121103000_complaints.sql',
  'supabase/migrations/20261121103100_complaint_copies.sql',
  'supabase/migrations/20261121104000_complaint_answers.sql',
  'supabase/migrations/20261121104100_outbox_attachments.sql',
  'supabase/migrations/20261121105000_complaint_settlements.sql',
];

/** Citations of something outside the repository; sections of an RFC are public. */
const UNREADABLE = [
  /\bdecisions?,?[\s*/#>]+(\d|["'])/gi,
  /(?<!RFC \d+,? |\bits )\bsections? \d/gi,
  /\brecords? \d+/gi,
  /\b(spec|decisions|quality|style|looks|stack|law)\.md\b/g,
];

const SPECIFICATION = /^docs\/specification(\.md|\/.+\.md)$/;
/** A table row: the id, the requirement, the tests that prove it. */
const REQUIREMENT = /^\| ([A-Z][A-Z0-9]*-\d+) \|(.*)$/gm;
/** A path in backticks, optionally followed by part of a test's title. */
const PROOF = /`([^`]+)`(?: '([^']+)')?/g;
const TEST = /\.(test|spec)\.tsx?$/;

/** Every citation without a target, and every requirement without its tests. */
export function findFaults(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const report = (file: string, index: number, what: string) => {
    const line = files.get(file)?.slice(0, index).split('\n').length;
    faults.push(`${file}:${line}: ${what}`);
  };

  const requirements = new Set<string>();
  for (const [file, text] of files) {
    if (!SPECIFICATION.test(file)) continue;
    for (const { 1: id = '', 2: cells = '', index } of text.matchAll(REQUIREMENT)) {
      if (requirements.has(id)) report(file, index, `${id} is there twice`);
      requirements.add(id);
      const named = [...(cells.split('|').at(-2) ?? '').matchAll(PROOF)];
      if (named.length === 0) report(file, index, `${id} names no test`);
      for (const [, test = '', title] of named) {
        if (!TEST.test(test) || !files.has(test)) report(file, index, `${id}: no test ${test}`);
        else if (title && !files.get(test)?.includes(title))
          report(file, index, `${id}: ${test} has no test '${title}'`);
      }
    }
  }

  const records = [...files.keys()].flatMap((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []);
  const prefixes = new Set([...requirements].map((id) => id.split('-')[0]));
  const citation = new RegExp(`\\b(${[...prefixes].join('|')})-\\d+\\b`, 'g');

  for (const [file, text] of files) {
    if (APPLIED.includes(file)) continue;
    for (const pattern of UNREADABLE)
      for (const { 0: cited, index } of text.matchAll(pattern))
        report(file, index, `'${cited.replace(/\s+/g, ' ')}' cites what is not in the repository`);
    for (const { 0: id, index } of text.matchAll(citation))
      if (!requirements.has(id)) report(file, index, `no requirement ${id}`);
    for (const { 1: number = '', index } of text.matchAll(/(?:\bADR-|\badr\/)(\d+)/g))
      if (!records.includes(number)) report(file, index, `no ADR-${number}`);
    if (!file.endsWith('.md')) continue;
    for (const { 1: link = '', index } of text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)) {
      const target = path.posix.join(path.posix.dirname(file), link).replace(/\/$/, '');
      const isThere = [...files.keys()].some((at) => at === target || at.startsWith(`${target}/`));
      if (!isThere) report(file, index, `no file ${target}`);
    }
  }
  return faults;
}

/** The text of all tracked and new files. */
function readRepository(): Map<string, string> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const there = names.filter((name) => name !== '' && existsSync(path.join(ROOT, name)));
  return new Map(there.map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]));
}

if (import.meta.main) {
  const faults = findFaults(readRepository());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
