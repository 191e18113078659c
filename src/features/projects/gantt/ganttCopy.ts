import { longDay, shortDay } from '#src/lib/calendar.ts';
import type { GanttBar } from './ganttLayout.ts';

/** What the timeline says; the specification's own texts are marked with their requirement. */
export const ganttCopy = {
  /** TIMELINE-2. */
  empty: 'No hay un cronograma disponible para este proyecto.',
  invalid: 'Datos de cronograma inválidos.',
  phase: 'Fase',
  start: 'Inicio',
  end: 'Fin',
  today: 'Hoy',
  /** For a phase that came without a name. */
  unnamed: 'Fase sin nombre',
} as const;

/** '5 set – 19 set'. */
export function rangeOf({ start, end }: Pick<GanttBar, 'start' | 'end'>): string {
  return `${shortDay(start)} – ${shortDay(end)}`;
}

/** What the table is of, with the years that its dates leave out. */
export function captionOf(from: Date, to: Date): string {
  return `Cronograma del ${longDay(from)} al ${longDay(to)}`;
}
