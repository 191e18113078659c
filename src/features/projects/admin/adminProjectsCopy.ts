import type { Project } from '#contract/projects.ts';

/** Texts of the projects tab; texts in quotes in the specification are verbatim. */
export const adminProjectsCopy = {
  table: 'Proyectos',
  client: 'Cliente',
  project: 'Proyecto',
  assignedTo: 'Asignado a',
  nobody: 'Sin asignar',
  status: 'Estado',
  progress: 'Avance',
  toFull: 'Poner el avance en 100 %',
  progressPercent: 'Avance en porcentaje',
  schedule: 'Cronograma',
  phases: 'Fases',
  editorLoading: 'Cargando el editor del cronograma',
  editorFailed: 'No se pudo cargar el editor. Revisa tu conexión y vuelve a intentarlo.',
  exportName: 'proyectos',
  one: 'proyecto',
  many: 'proyectos',
  purpose: 'Lo que cambias en una fila se guarda solo y el cliente lo ve.',
  newest: 'Más recientes',
  service: 'Servicio',
  anyService: 'Todos',
  state: 'Mostrar',
  anyState: 'Todos',
  overdue: 'Con fases atrasadas',
  awaiting: 'Esperan al cliente',
  archived: 'Archivados',
  nextDate: 'Próxima fecha',
  noDate: 'Sin fecha',
  wasDue: (day: string) => `Venció el ${day}`,
  anyStatus: 'Todos',
  anybody: 'Todos',
  none: 'Todavía no hay proyectos',
  noneNext: 'Crea el primero con «Nuevo Proyecto».',
  noneFound: 'Ningún proyecto coincide con lo que buscas.',
  clear: 'Quitar filtros',
  refused: 'No se guardó el cambio.',
  manyPhases: (count: number) => `Cronograma: cambiaron ${count} fases`,
  noDays: 'sin fechas',
  gone: 'Ese proyecto ya no existe.',
} as const;

/** The accessible name of a field in a row; it includes the project to be unique. */
export function fieldOf(field: string, { name }: Project): string {
  return `${field}: ${name}`;
}

export function createdText(name: string): string {
  return `Proyecto «${name}» creado. Está arriba de la tabla.`;
}
