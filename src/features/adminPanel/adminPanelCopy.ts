/** Texts of the specification (sections 2 and 8) are verbatim. */
export const adminPanelCopy = {
  title: 'Panel de Administración',
  tabs: 'Partes del panel',
  proyectos: 'Proyectos',
  tickets: 'Tickets de Soporte',
  ideas: 'Ideas Generadas',
  personal: 'Personal',
  reclamaciones: 'Reclamaciones',
  loading: 'Cargando datos',
  loadFailed: 'Error al cargar los datos.',
  reloadFailed: 'Error al recargar los datos.',
} as const;
