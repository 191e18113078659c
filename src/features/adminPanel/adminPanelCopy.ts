import { panelTabNames } from '#src/lib/panelTabNames.ts';

/** PANEL-1, ERROR-4 and ERROR-5 specify some of these texts literally. */
export const adminPanelCopy = {
  title: 'Panel de administración',
  tabs: 'Partes del panel',
  ...panelTabNames,
  today: 'Hoy',
  nothingToday: 'Hoy no hay nada pendiente.',
  todayFailed: 'Error al cargar lo pendiente de hoy.',
  loading: 'Cargando datos',
  loadFailed: 'Error al cargar los datos.',
  codeFailed: 'No se pudo cargar esta parte del panel. Revisa tu conexión y vuelve a intentarlo.',
  reloadFailed: 'Error al recargar los datos.',
} as const;
