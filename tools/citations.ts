import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

const SPECIFICATION = 'docs/specification.md';
/** A table row: the id, the requirement. */
const REQUIREMENT = /^\| ([A-Z][A-Z0-9]*-\d+) \|/gm;

/** Every citation of a requirement, a decision record or a file that does not exist. */
export function findFaults(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const report = (file: string, index: number, what: string) => {
    const line = files.get(file)?.slice(0, index).split('\n').length;
    faults.push(`${file}:${line}: ${what}`);
  };

  const requirements = new Set<string>();
  for (const { 1: id = '', index } of files.get(SPECIFICATION)?.matchAll(REQUIREMENT) ?? []) {
    if (requirements.has(id)) report(SPECIFICATION, index, `${id} is there twice`);
    requirements.add(id);
  }
  const records = [...files.keys()].flatMap((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []);
  const prefixes = new Set([...requirements].map((id) => id.split('-')[0]));
  const citation = new RegExp(`\\b(${[...prefixes].join('|')})-\\d+\\b`, 'g');

  for (const [file, text] of files) {
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
