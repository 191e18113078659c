/** Texts of the dashboard; specified texts carry the id of their requirement. */
export const projectsCopy = {
  /** DASH-1 to DASH-4. */
  loadingPerson: 'Cargando datos del usuario...',
  loading: 'Cargando proyectos',
  assignedTitle: 'Mis Proyectos Asignados',
  activeTitle: 'Proyectos Activos',
  finishedTitle: 'Proyectos terminados',
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
  awaitingTitle: 'Espera tu respuesta',
  delivered: 'Entregada',
  current: 'Fase actual',
  work: 'Qué sigue',
  inCharge: 'A cargo',
  nobodyInCharge: 'Aún nadie',
  news: 'Última novedad',
  review: 'Revisar entrega',
  toTickets: 'Ver tickets',
  help: 'Pedir ayuda',
  answered: (subject: string) => `Te respondimos: ${subject}`,
  answeredSome: (count: number) => `Te respondimos ${count} tickets`,
  /** For a service id missing in the catalogue. */
  otherService: 'Otro servicio',
} as const;

/** The accessible name of a project's toggle and of its timeline. */
export function timelineOf(name: string): string {
  return `${projectsCopy.timeline} de ${name}`;
}

/** The accessible name of a service's support link; it must make sense without the card around it. */
export function helpWith(service: string): string {
  return `${projectsCopy.help} con ${service}`;
}

/** A phase among those of several projects. */
export function phaseOf(phase: string, project: string): string {
  return `${phase} de ${project}`;
}
