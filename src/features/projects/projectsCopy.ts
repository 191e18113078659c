/** What the dashboard says of projects and services; the specification's own texts are marked with their section. */
export const projectsCopy = {
  /** Section 2. */
  loadingPerson: 'Cargando datos del usuario...',
  loading: 'Cargando proyectos',
  assignedTitle: 'Mis Proyectos Asignados',
  activeTitle: 'Proyectos Activos',
  servicesTitle: 'Tus Servicios Contratados',
  noneAssigned: 'No tienes proyectos asignados en este momento.',
  noneActive: 'Aún no tienes proyectos activos. ¡Explora nuestros servicios para empezar!',
  noServices: 'Aún no has contratado ningún servicio.',
  /** Section 8. */
  loadFailed: 'Error al cargar los datos.',
  reloadFailed: 'Error al recargar los datos.',
  retry: 'Reintentar',
  retrying: 'Reintentando...',
  progress: 'Avance',
  clientPurpose: 'Aquí ves cómo va cada proyecto y qué servicios tienes con nosotros.',
  /** For a service id that the catalogue does not know. */
  otherService: 'Otro servicio',
} as const;
