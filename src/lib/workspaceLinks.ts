import { FolderKanban, Lightbulb, MessagesSquare, UserRound } from 'lucide';
import type { IconNode } from 'lucide';
import { TAB, panelPath } from './panelPaths.ts';
import type { AdminTab } from './panelPaths.ts';
import { normalPath, paths } from './paths.ts';

export interface WorkspaceLink {
  label: string;
  icon: IconNode;
  to: string;
  /** Addresses that belong to it: a path, and those below it. */
  within: string;
  /** The panel's tab that it leads to. */
  tab?: AdminTab;
}

const account: WorkspaceLink = {
  label: 'Cuenta',
  icon: UserRound,
  to: paths.account,
  within: paths.account,
};
const tickets: WorkspaceLink = {
  label: 'Tickets',
  icon: MessagesSquare,
  to: paths.support,
  within: paths.support,
};
const projects: WorkspaceLink = {
  label: 'Proyectos',
  icon: FolderKanban,
  to: paths.dashboard,
  within: '/projects',
};
const ideas: WorkspaceLink = {
  label: 'Mis ideas',
  icon: Lightbulb,
  to: paths.aiTools,
  within: paths.aiTools,
};

const inPanel = (link: WorkspaceLink, label: string, tab: AdminTab): WorkspaceLink => ({
  ...link,
  label,
  tab,
  to: panelPath(tab),
});

const adminLinks: readonly WorkspaceLink[] = [
  { ...inPanel(projects, 'Panel', 'proyectos'), to: paths.adminDashboard },
  inPanel(tickets, 'Tickets', 'tickets'),
  inPanel(ideas, 'Ideas', 'ideas'),
  account,
];

/** What a role works with. A ticket manager has no projects (SITE-3). */
export function workspaceLinks(role: string): readonly WorkspaceLink[] {
  if (role === 'admin') return adminLinks;
  return role === 'ticket_manager'
    ? [tickets, ideas, account]
    : [projects, tickets, ideas, account];
}

/** Whether a link leads to the page shown ('page') or to the list that it belongs to ('true'). */
export function currentMark(
  { to, within, tab }: WorkspaceLink,
  { pathname, search }: { pathname: string; search: string },
): 'page' | 'true' | undefined {
  const path = normalPath(pathname);
  if (tab !== undefined && path === paths.adminDashboard) {
    const shown = new URLSearchParams(search).get(TAB) ?? 'proyectos';
    if (tab === shown) return 'page';
    return to === path && !adminLinks.some((link) => link.tab === shown) ? 'true' : undefined;
  }
  if (path === to) return 'page';
  return path === within || path.startsWith(`${within}/`) ? 'true' : undefined;
}
