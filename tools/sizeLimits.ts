import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkList } from './ChunkListPlugin.ts';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Read by `size-limit`: how many kilobytes (1000 bytes) of brotli a page loads before it is usable: its form works, its rows show.
 * A limit is just above what was measured; the landing's limits stay (docs/performance.md).
 */
const { entry, imports } = JSON.parse(readFileSync(built('chunks.json'), 'utf8')) as ChunkList;

/** What every signed-in page loads: its rows, and beside them the person's own navigation. */
const SIGNED_IN = ['app/attachApi.ts', 'session/identityReads.ts', 'app/signedInParts.tsx'];

/** By address: the limit, and the modules that `import()` loads. */
const PAGES: Record<string, [kilobytes: number, ...modules: string[]]> = {
  '/': [140, 'pages/public/HomePage.tsx'],
  '/services': [129.8, 'pages/public/ServicesPage.tsx'],
  '/ai-tools': [132.2, 'pages/public/AiToolsPage.tsx'],
  '/portfolio/:slug': [133, 'pages/public/CasePage.tsx'],
  '/login': [130.9, 'pages/public/LoginPage.tsx'],
  '/register': [131.6, 'pages/public/RegisterPage.tsx'],
  '/reset-password': [136.5, 'pages/public/ResetPasswordPage.tsx', 'session/identityReads.ts'],
  '/privacy': [133.2, 'pages/public/PrivacyPage.tsx'],
  '/complaints-book': [153.6, 'pages/public/ComplaintsBookPage.tsx'],
  // A client's first timeline is open.
  '/dashboard': [
    175.7,
    ...['pages/portal/DashboardPage.tsx', 'features/projects/gantt/GanttChart.tsx'],
    ...SIGNED_IN,
  ],
  // With the desk, for people who handle tickets.
  '/support': [
    181.2,
    ...['pages/portal/SupportPage.tsx', 'features/tickets/desk/DeskTable.tsx'],
    ...SIGNED_IN,
  ],
  '/support/:id': [184.1, 'pages/portal/TicketPage.tsx', ...SIGNED_IN],
  '/account': [171.3, 'pages/portal/AccountPage.tsx', ...SIGNED_IN],
  '/projects/:id': [182.7, 'pages/portal/ProjectPage.tsx', ...SIGNED_IN],
  '/admin/dashboard': [195.2, 'pages/admin/AdminDashboardPage.tsx', ...SIGNED_IN],
};

/** Follows 'Package size limit has exceeded by …'. */
const WHO_MAY_RAISE_IT =
  'Whoever adds a feature may raise the limit by what it weighs, in a commit of its own; the limits of the landing stay.';

const page = readFileSync(built('index.html'), 'utf8');
const pictures = Array.from(page.matchAll(/<img src="\/([^"]+)"/g), ([, file]) => file ?? '');

export default [
  ...Object.entries(PAGES).map(([name, [kilobytes, ...modules]]) =>
    check(name, kilobytes, scriptsOf(modules)),
  ),
  // With 1 kB of headers this fits the first ten packets of a connection (RFC 6928): one round trip.
  check('the landing as a page, with its styles', 12.75, ['index.html']),
  // All pictures, which a wide window shows at once.
  check('the whole landing, with typeface and pictures', 165, [
    ...['index.html', ...scriptsOf(['pages/public/HomePage.tsx'])],
    ...['fonts/funnel-display-es.woff2', 'favicon.svg', ...pictures],
  ]),
];

/** Weighs what the build compressed; small files are sent as they are. */
function check(name: string, kilobytes: number, files: string[]) {
  const sent = files.map(built).map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return { name, limit: `${kilobytes} kB`, path: sent, brotli: false, message: WHO_MAY_RAISE_IT };
}

function built(file: string): string {
  return path.join(ROOT, 'dist', file);
}

/** A module of the entry needs no further files. */
function scriptsOf(modules: string[]): string[] {
  for (const module of modules) {
    if (!existsSync(path.join(ROOT, 'src', module)))
      throw new Error(`src/${module} does not exist.`);
  }
  return [...new Set([...entry, ...modules.flatMap((module) => imports[`src/${module}`] ?? [])])];
}
