/** The lists of tickets that staff starts with, above the specified sections, until their code has loaded. */
export const todayCopy = {
  waiting: 'Esperan tu respuesta',
  assigned: 'Asignado a ti',
  loading: 'Cargando los tickets',
  failed: 'Error al cargar los tickets.',
} as const;
