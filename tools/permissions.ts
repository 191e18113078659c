import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { CALL_NAMES, calls } from '#contract/calls.ts';
import { openPglite } from '../server/db/pglite.ts';
import { embeddedTemplate } from '../server/testing/embeddedTemplate.ts';
import { GATES } from '../server/testing/gatesTable.ts';
import { POLICY_TEXTS } from './permissionTexts.ts';

interface Policy {
  table: string;
  name: string;
  command: string;
  condition: string;
}

const PAGE = new URL('../docs/permissions.md', import.meta.url);

const COLUMNS = ['visitor', 'client', 'project manager', 'ticket manager', 'other staff', 'admin'];

const DEEDS: Record<string, string> = {
  SELECT: 'seen by',
  INSERT: 'added by',
  UPDATE: 'changed by',
  DELETE: 'removed by',
  ALL: 'seen, added, changed and removed by',
};

/**
 * `npm run permissions` writes docs/permissions.md from the gates of the calls, which a test
 * compares with the server, and the policies of a migrated database; `--check` only compares.
 */
const text = pageOf(await readPolicies());
if (!process.argv.includes('--check')) {
  await writeFile(PAGE, text);
} else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== text) {
  console.error('docs/permissions.md differs from gates and policies: run npm run permissions');
  process.exitCode = 1;
}

async function readPolicies(): Promise<Policy[]> {
  const db = await openPglite('memory://', await embeddedTemplate('migrated'));
  const policies = await db.query<Policy>(
    `select tablename as table, policyname as name, cmd as command,
            concat_ws(' / ', roles::text, permissive, qual, with_check) as condition
       from pg_policies
      where schemaname = 'app' and policyname !~ '_nobody$'
      order by tablename, array_position(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'ALL'], cmd), policyname`,
  );
  await db.close();
  return policies;
}

function pageOf(policies: readonly Policy[]): string {
  return `# Who may see and do what

\`npm run permissions\` writes this page; \`npm run check\` fails when it is out of date. The first part comes from the table
that the server's calls are tested against (\`server/testing/gatesTable.ts\`), the second from the rules of the database,
which decide about every row even where the program errs ([ADR-0001](adr/0001-row-level-security-decides.md)).

## What each role may do

- **yes**: may do it, with what the second part lets them see. A client's 'yes' is about their own things only.
- **if theirs**: only where it concerns them; otherwise the answer is that it does not exist.
- **–**: refused. Visitors are asked to sign in.

'Other staff' are roles such as copywriter or designer, who have no rights beyond their own things. The \`description\` of
a call in \`contract/endpoints.ts\` or \`contract/*Calls.ts\` says what it does.

${gates()}

## Whose rows each person sees and changes

What is not named here nobody sees or changes except the program itself. Visitors see no rows at all.

${rulesOf(policies)}
`;
}

function gates(): string {
  const rows = CALL_NAMES.toSorted((a, b) => calls[a].path.localeCompare(calls[b].path)).map(
    (name) => {
      const { method, path } = calls[name];
      const cells = GATES[name].map((gate) =>
        gate === 'ok' ? 'yes' : gate === 404 ? 'if theirs' : '–',
      );
      return rowOf([`\`${method} ${path}\``, name, ...cells]);
    },
  );
  return [
    rowOf(['address', 'call', ...COLUMNS]),
    `|${'---|'.repeat(COLUMNS.length + 2)}`,
    ...rows,
  ].join('\n');
}

function rulesOf(policies: readonly Policy[]): string {
  const known = new Set(policies.map(({ name }) => name));
  const gone = Object.keys(POLICY_TEXTS).filter((name) => !known.has(name));
  if (gone.length > 0) throw new Error(`tools/permissionTexts.ts names no policy: ${gone.join()}`);
  const tables = Object.entries(Object.groupBy(policies, ({ table }) => table));
  return [
    rowOf(['what', 'who']),
    '|---|---|',
    ...tables.map(([table, own = []]) =>
      rowOf([table.replaceAll('_', ' '), own.map(ruleOf).join('<br>')]),
    ),
  ].join('\n');
}

function ruleOf({ name, command, condition }: Policy): string {
  const fingerprint = createHash('sha256').update(condition.replace(/\s+/g, ' ')).digest('hex');
  const [who, read] = POLICY_TEXTS[name] ?? [];
  if (who === undefined || read !== fingerprint.slice(0, 8)) {
    throw new Error(
      `Read the policy ${name} and say in tools/permissionTexts.ts whom it lets in: '${fingerprint.slice(0, 8)}'`,
    );
  }
  return `${DEEDS[command]} ${who}`;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
