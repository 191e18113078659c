/** What the dashboard says of projects and services; the specification's own texts are marked with their requirement. */
export const projectsCopy = {
  /** DASH-1 to DASH-4. */
  loadingPerson: 'Cargando datos del usuario...',
  loading: 'Cargando proyectos',
  assignedTitle: 'Mis Proyectos Asignados',
  activeTitle: 'Proyectos Activos',
  servicesTitle: 'Tus Servicios Contratados',
  noneAssigned: 'No tienes proyectos asignados en este momento.',
  noneActive: 'Aún no tienes proyectos activos. ¡Explora nuestros servicios para empezar!',
  noServices: 'Aún no has contratado ningún servicio.',
  /** ERROR-4, ERROR-5. */
  loadFailed: 'Error al cargar los datos.',
  reloadFailed: 'Error al recargar los datos.',

  progress: 'Avance',
  timeline: 'Cronograma',
  timelineLoading: 'Cargando el cronograma',
  timelineFailed: 'No se pudo cargar el cronograma. Revisa tu conexión y vuelve a intentarlo.',
  clientPurpose: 'Aquí ves cómo va cada proyecto y qué servicios tienes con nosotros.',
  support: 'Ir a Soporte',
  help: 'Pedir ayuda',
  /** For a service id that the catalogue does not know. */
  otherService: 'Otro servicio',
} as const;

/** The name of a project's toggle and of what it opens. */
export function timelineOf(name: string): string {
  return `${projectsCopy.timeline} de ${name}`;
}

/** The name of a contracted service's link to support, which is read without its card. */
export function helpWith(service: string): string {
  return `${projectsCopy.help} con ${service}`;
}
