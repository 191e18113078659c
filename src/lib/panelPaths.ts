import { paths } from './paths.ts';

/** The admin panel's tabs, as its address names them. */
export type AdminTab =
  | 'proyectos'
  | 'tickets'
  | 'ideas'
  | 'personal'
  | 'clientes'
  | 'reclamaciones'
  | 'mensajes';

/** The parameter that names the tab. */
export const TAB = 'tab';

/** A tab of the panel with a view of its table, in the parameters that the table keeps in the address. */
export function panelPath(tab: AdminTab, view: Readonly<Record<string, string>> = {}): string {
  return `${paths.adminDashboard}?${new URLSearchParams({ [TAB]: tab, ...view })}`;
}
