/** What staff has to do next, above the specified sections. */
export const todayCopy = {
  waiting: 'Esperan tu respuesta',
  waitingFailed: 'Error al cargar los tickets.',
  all: 'Ver todos',
} as const;

/** Beside the list's title, where it shows only the first. */
export function ofTotal(shown: number, total: string): string {
  return `${shown} de ${total}`;
}
