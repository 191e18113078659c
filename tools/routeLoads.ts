import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CASE_ROUTE, paths, PROJECT_ROUTE, TICKET_ROUTE, type Path } from '../src/lib/paths.ts';
import type { ChunkList } from './ChunkListPlugin.ts';

/** Routes with a page; the others redirect to one of these. */
export type Route =
  | Exclude<Path, typeof paths.homeAlias | typeof paths.app>
  | typeof CASE_ROUTE
  | typeof TICKET_ROUTE
  | typeof PROJECT_ROUTE;

/** The modules that load a signed-in person's rows and role. */
export const ROWS = ['src/app/attachApi.ts', 'src/session/identityReads.ts'];

/** What every signed-in page loads: its rows, and beside them the header's bell and the person's own navigation. */
const SIGNED_IN = [...ROWS, 'src/app/signedInParts.ts'];

/** Modules loaded by `import()` before a route is usable: its form works, its rows show. */
const IMPORTS: Record<Route, string[]> = {
  [paths.home]: ['src/pages/public/HomePage.tsx'],
  [paths.services]: ['src/pages/public/ServicesPage.tsx'],
  [paths.aiTools]: ['src/pages/public/AiToolsPage.tsx'],
  [CASE_ROUTE]: ['src/pages/public/CasePage.tsx'],
  [paths.login]: ['src/pages/public/LoginPage.tsx'],
  [paths.register]: ['src/pages/public/RegisterPage.tsx'],
  [paths.forgotPassword]: ['src/pages/public/ForgotPasswordPage.tsx'],
  [paths.resetPassword]: ['src/pages/public/ResetPasswordPage.tsx', 'src/session/identityReads.ts'],
  [paths.confirm]: ['src/pages/public/ConfirmLinkPage.tsx'],
  [paths.terms]: ['src/pages/public/TermsPage.tsx'],
  [paths.privacy]: ['src/pages/public/PrivacyPage.tsx'],
  [paths.complaintsBook]: ['src/pages/public/ComplaintsBookPage.tsx'],
  [paths.complaintStatus]: ['src/pages/public/ComplaintStatusPage.tsx'],
  [paths.dashboard]: [
    'src/pages/portal/DashboardPage.tsx',
    // A client's first timeline is open.
    'src/features/projects/gantt/GanttChart.tsx',
    ...SIGNED_IN,
  ],
  [paths.support]: [
    'src/pages/portal/SupportPage.tsx',
    // For people who handle tickets.
    'src/features/tickets/desk/DeskTable.tsx',
    ...SIGNED_IN,
  ],
  [TICKET_ROUTE]: ['src/pages/portal/TicketPage.tsx', ...SIGNED_IN],
  [paths.account]: ['src/pages/portal/AccountPage.tsx', ...SIGNED_IN],
  [PROJECT_ROUTE]: ['src/pages/portal/ProjectPage.tsx', ...SIGNED_IN],
  [paths.adminDashboard]: ['src/pages/admin/AdminDashboardPage.tsx', ...SIGNED_IN],
};

export const routes = Object.keys(IMPORTS) as Route[];

const ROOT = path.join(import.meta.dirname, '..');

/** A build, as a visitor's browser loads it. */
export class BuiltSite {
  readonly #folder: string;
  readonly #chunks: ChunkList;

  /** @param folder path of the build */
  constructor(folder: string) {
    this.#folder = folder;
    this.#chunks = JSON.parse(this.read('chunks.json')) as ChunkList;
  }

  read(file: string): string {
    return readFileSync(path.join(this.#folder, file), 'utf8');
  }

  /** Scripts that every route loads. */
  get firstScripts(): string[] {
    return this.#chunks.entry;
  }

  /** Scripts that a route needs before it is usable, in loading order. */
  scriptsOf(route: Route): string[] {
    return [...new Set([...this.firstScripts, ...IMPORTS[route].flatMap(this.#importedFiles)])];
  }

  /** Transferred bytes, in brotli; small files are sent uncompressed. */
  weigh(files: string[]): number {
    return files.reduce((sum, file) => {
      const plain = path.join(this.#folder, file);
      const brotli = `${plain}.br`;
      return sum + statSync(existsSync(brotli) ? brotli : plain).size;
    }, 0);
  }

  /** A module of the entry needs no further files. */
  #importedFiles = (module: string): string[] => {
    if (!existsSync(path.join(ROOT, module))) {
      throw new Error(`${module} does not exist: correct tools/routeLoads.ts.`);
    }
    return this.#chunks.imports[module] ?? [];
  };
}
