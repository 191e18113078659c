/** What staff has to do next, above the specified sections. */
export const todayCopy = {
  waiting: 'Esperan tu respuesta',
  waitingFailed: 'Error al cargar los tickets.',
  all: 'Ver todos',
  overdue: 'Fases atrasadas',
} as const;

/** Beside the list's title, where it shows only the first. */
export function ofTotal(shown: number, total: string): string {
  return `${shown} de ${total}`;
}

export function overdueText(days: number): string {
  return days === 1 ? 'Venció ayer' : `Venció hace ${days} días`;
}
