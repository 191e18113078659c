import { routes } from '#contract/routes.ts';
import type { Route } from '#contract/routes.ts';
import { askEarly } from '#src/lib/earlyAnswer.ts';
import { normalPath, paths } from '#src/lib/paths.ts';
import { settings } from '#src/lib/settings.ts';
import { isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import type { SessionRef } from '#src/lib/storedSession.ts';

/** Pages that show rows, which come with them. Only these: rows that nobody sees stay on the server. */
export const dataPages = {
  dashboard: () => import('#src/pages/portal/DashboardPage.tsx'),
  support: () => import('#src/pages/portal/SupportPage.tsx'),
  adminDashboard: () => import('#src/pages/admin/AdminDashboardPage.tsx'),
};
export type DataPage = keyof typeof dataPages;

const rows: Record<DataPage, Route> = {
  dashboard: routes.getDashboard,
  support: routes.listTickets,
  adminDashboard: routes.getAllData,
};

/**
 * The page with rows that an address asks for, and whose they are, when a usable session is stored;
 * without one there is nothing to hurry for.
 */
export function awaited(pathname: string): { page: DataPage; session: SessionRef } | null {
  const session = readStoredSession();
  if (session === null || isExpired(session)) return null;
  const at = normalPath(pathname);
  const page = (Object.keys(dataPages) as DataPage[]).find((name) => paths[name] === at);
  return page === undefined ? null : { page, session };
}

/**
 * Before the program is run: asks for what a page with rows needs, so that rows and code come side by
 * side. What fails here is met, and told, where it is needed.
 */
export function askAhead(pathname: string): void {
  const found = awaited(pathname);
  if (found === null) return;
  const { page, session } = found;
  askEarly(settings.apiBaseUrl + rows[page].path, session);
  const parts: (() => Promise<unknown>)[] = [
    dataPages[page],
    () => import('./attachApi.ts'),
    () => import('#src/session/identityReads.ts'),
  ];
  for (const load of parts) load().catch(() => undefined);
}
