import type { ComponentType } from 'react';
import { PlainSupport } from '#src/features/tickets/PlainSupport.tsx';
import { paths } from '#src/lib/paths.ts';
import Account from './PlainAccountPage.tsx';
import Admin from './PlainAdminPage.tsx';
import Dashboard from './PlainDashboardPage.tsx';

const plainPages: Readonly<Partial<Record<string, ComponentType>>> = {
  [paths.account]: Account,
  [paths.adminDashboard]: Admin,
  [paths.dashboard]: Dashboard,
  [paths.support]: PlainSupport,
};

/** The page at a path with a server of the fourteen calls alone. */
export function plainPage(path: string): { default: ComponentType } {
  const Plain = plainPages[path];
  if (!Plain) throw new Error(`no page at ${path} for the fourteen calls alone`);
  return { default: Plain };
}
