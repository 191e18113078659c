import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#src/api/api.ts';
import { listsApi } from '#src/api/listsApi.ts';
import type { ListView } from '#src/api/listsApi.ts';
import { hadRole } from '#src/lib/hadRole.ts';
import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import type { StoredSession } from '#src/lib/storedSession.ts';

/** The pages whose rows are requested in parallel with their code. */
export type PageRows = 'dashboard' | 'support' | 'panel';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Requests what a page's first view shows to the person of the stored session; its own queries show the answers. */
export function prefetchRows(page: PageRows, dispatch: Dispatch): void {
  const session = readStoredSession();
  if (session === null || isExpired(session)) return;
  if (page === 'panel' && !hadRole(session, 'admin')) return;
  const all = hasAllCalls();
  const view = all ? firstView(page, session) : null;
  if (view !== null) {
    void dispatch(listsApi.endpoints.listRows.initiate(view, { subscribe: false }));
  }
  if (page === 'dashboard') dispatch(api.util.prefetch('getDashboard', undefined, {}));
  if (page === 'panel') dispatch(api.util.prefetch('getAllData', undefined, {}));
  if (page === 'support' && !all) dispatch(api.util.prefetch('listTickets', undefined, {}));
}

/** The table's view; null where there is none, or where the address may name another one. */
function firstView(page: PageRows, session: StoredSession): ListView | null {
  if (page === 'dashboard' || window.location.hash.includes('?')) return null;
  if (page === 'panel') return { list: 'projects', query: {} };
  const isDesk = ['admin', 'ticket_manager'].some((role) => hadRole(session, role));
  return { list: 'tickets', query: isDesk ? { sort: 'waitingSince', order: 'asc' } : {} };
}
