import { readFile, writeFile } from 'node:fs/promises';
import { confirmLinkMachine } from '#src/features/confirmLink/confirmLinkMachine.ts';
import { contactMachine } from '#src/features/contact/contactSlice.ts';
import { newsletterMachine } from '#src/features/newsletter/newsletterSlice.ts';
import { ideaGeneratorMachine } from '#src/features/ideaGenerator/ideaGeneratorSlice.ts';
import { toMermaid, type TransitionTable } from '#src/lib/stateMachine.ts';
import { submissionMachine } from '#src/lib/submissionMachine.ts';
import { authMachine } from '#src/session/authSlice.ts';

/** Every workflow of the client, with its first status. */
const MACHINES: [title: string, file: string, initial: string, table: TransitionTable][] = [
  ['Session', 'src/session/authSlice.ts', 'loading', authMachine.transitions],
  [
    'A form with one request: login, register, forgotten and new password, another mail',
    'src/lib/submissionMachine.ts',
    'idle',
    submissionMachine.transitions,
  ],
  [
    'Link of a mail',
    'src/features/confirmLink/confirmLinkMachine.ts',
    'ready',
    confirmLinkMachine.transitions,
  ],
  [
    'Message to the agency',
    'src/features/contact/contactSlice.ts',
    'idle',
    contactMachine.transitions,
  ],
  [
    'Newsletter',
    'src/features/newsletter/newsletterSlice.ts',
    'idle',
    newsletterMachine.transitions,
  ],
  [
    'Idea generator: hero and /ai-tools',
    'src/features/ideaGenerator/ideaGeneratorSlice.ts',
    'idle',
    ideaGeneratorMachine.transitions,
  ],
];

const PAGE = new URL('../docs/state-machines.md', import.meta.url);
const INTRODUCTION = `# State machines

Drawn by \`npm run diagrams\` from the transition tables that guard the slices; \`npm run check\` fails when the two differ.
`;

/** `node tools/stateDiagrams.ts` writes docs/state-machines.md; with `--check` it only compares. */
const sections = MACHINES.map(
  ([title, file, initial, table]) =>
    `## ${title}\n\n\`${file}\`\n\n\`\`\`mermaid\n${toMermaid(table, initial)}\`\`\`\n`,
);
const page = [INTRODUCTION, ...sections].join('\n');

if (!process.argv.includes('--check')) {
  await writeFile(PAGE, page);
} else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== page) {
  console.error('docs/state-machines.md is not what the tables say: run npm run diagrams');
  process.exitCode = 1;
}
