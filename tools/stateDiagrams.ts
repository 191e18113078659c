import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { confirmLinkMachine } from '#src/features/confirmLink/confirmLinkMachine.ts';
import { contactMachine } from '#src/features/contact/contactSlice.ts';
import { newsletterMachine } from '#src/features/newsletter/newsletterSlice.ts';
import { ideaGeneratorMachine } from '#src/features/ideaGenerator/ideaGeneratorSlice.ts';
import { toMermaid, type TransitionTable } from '#src/lib/stateMachine.ts';
import { submissionMachine } from '#src/lib/forms/submissionMachine.ts';
import { authMachine } from '#src/session/authSlice.ts';

interface Diagram {
  title: string;
  source: string;
  table: TransitionTable;
  /** The meaning of each state, the initial one first. */
  states: Record<string, string>;
}

/** Ties descriptions to the table: a state without a description does not compile. */
function diagram<Table extends TransitionTable>(
  title: string,
  source: string,
  table: Table,
  states: Record<keyof Table & string, string>,
): Diagram {
  return { title, source, table, states };
}

/** Every workflow of the client, by the name of its page in docs/state-machines/. */
const DIAGRAMS: Record<string, Diagram> = {
  session: diagram('Session', 'src/session/authSlice.ts', authMachine.transitions, {
    loading: 'The first check runs, or a session is there and its profile is on its way.',
    signedIn: 'Session and profile are there. A renewed token changes nothing on screen.',
    signedOut: 'There is no session. `notice` says why, where it ended by itself.',
    unavailable:
      'Identity did not answer in time. The session is kept, and the person may try again.',
  }),
  submission: diagram(
    'The request of a form that belongs to one component',
    'src/lib/forms/submissionMachine.ts',
    submissionMachine.transitions,
    {
      idle: 'Nothing was sent yet.',
      failed: 'The server refused, or did not answer. A message says which.',
      busy: 'The request is under way. Another submit does nothing.',
      done: 'The request succeeded.',
    },
  ),
  'confirm-link': diagram(
    'Link of a mail',
    'src/features/confirmLink/confirmLinkMachine.ts',
    confirmLinkMachine.transitions,
    {
      ready: 'The token is held, and the button waits for a person.',
      failed: 'The provider did not answer. The token may still be good.',
      busy: 'The token is being cashed in.',
      verified: 'The link did what it was for.',
      halfVerified: 'A change of address still needs the link that was sent to the other address.',
      expired: 'The provider refused the token. A new mail is needed.',
    },
  ),
  contact: diagram(
    'Message to the agency',
    'src/features/contact/contactSlice.ts',
    contactMachine.transitions,
    {
      idle: 'The form waits for a message.',
      submitting: 'The captcha makes its token, then the message is on its way.',
      sent: 'The server has the message. A panel stands in the place of the form.',
      failed: 'The message did not arrive. What was typed stays.',
    },
  ),
  newsletter: diagram(
    'Newsletter',
    'src/features/newsletter/newsletterSlice.ts',
    newsletterMachine.transitions,
    {
      idle: 'The field waits for an address.',
      sending: 'The captcha makes its token, then the subscription is on its way.',
      subscribed: 'The server has taken the address. A mail asks to confirm it.',
      failed: 'The captcha gave no token, or the server refused: `reason`.',
    },
  ),
  'idea-generator': diagram(
    'Idea generator: hero and /ai-tools',
    'src/features/ideaGenerator/ideaGeneratorSlice.ts',
    ideaGeneratorMachine.transitions,
    {
      idle: 'Nothing was asked for.',
      generating: 'One idea is being asked for. A former one is gone from the screen.',
      failed: 'No idea came. A message says why.',
      result: 'The idea is on screen.',
      listing: 'The idea is on screen, and alternatives to it are being asked for.',
      listed: 'The idea is on screen with its alternatives.',
      unlisted: 'The idea is on screen. No alternatives came, and a message says why.',
    },
  ),
};

const FOLDER = new URL('../docs/state-machines/', import.meta.url);
const GENERATED =
  '`npm run diagrams` writes these pages from the transition tables that guard the slices;';

/**
 * `node tools/stateDiagrams.ts` writes the pages of docs/state-machines/; `--check` only
 * compares.
 */
const pages = [
  ['README', indexPage()] as const,
  ...Object.entries(DIAGRAMS).map(([name, shown]) => [name, page(shown)] as const),
];

function indexPage(): string {
  const links = Object.entries(DIAGRAMS).map(([name, { title }]) => `- [${title}](${name}.md)`);
  return `# State machines\n\n${GENERATED}\n\`npm run check\` fails when the two differ.\n\n${links.join('\n')}\n`;
}

function page({ title, source, table, states }: Diagram): string {
  const [initial = ''] = Object.keys(states);
  const meanings = Object.entries(states).map(([state, text]) => `- \`${state}\`: ${text}`);
  const drawing = `\`\`\`mermaid\n${toMermaid(table, initial)}\`\`\``;
  return `# ${title}\n\n\`${source}\`\n\n${drawing}\n\n${meanings.join('\n')}\n`;
}

if (process.argv.includes('--check')) {
  for (const [name, text] of pages) {
    if ((await readFile(new URL(`${name}.md`, FOLDER), 'utf8').catch(() => '')) === text) continue;
    console.error(`docs/state-machines/${name}.md differs from its table: run npm run diagrams`);
    process.exitCode = 1;
  }
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of pages) await writeFile(new URL(`${name}.md`, FOLDER), text);
}
