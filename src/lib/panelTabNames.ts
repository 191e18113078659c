import type { AdminTab } from './panelPaths.ts';

/** The names of the panel's tabs (PANEL-1). */
export const panelTabNames = {
  proyectos: 'Proyectos',
  tickets: 'Tickets de Soporte',
  ideas: 'Ideas Generadas',
  personal: 'Personal',
  clientes: 'Clientes',
  reclamaciones: 'Reclamaciones',
  mensajes: 'Mensajes',
} as const satisfies Record<AdminTab, string>;
