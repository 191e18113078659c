import { longDay, shortDay } from '#src/lib/calendar.ts';
import { shortStateName } from '../phaseMarks.ts';
import type { GanttBar } from './ganttLayout.ts';

/** Texts of the timeline; specified texts carry the id of their requirement. */
export const ganttCopy = {
  /** TIMELINE-2. */
  empty: 'No hay un cronograma disponible para este proyecto.',
  invalid: 'Datos de cronograma inválidos.',
  phase: 'Fase',
  start: 'Inicio',
  end: 'Fin',
  state: 'Estado',
  today: 'Hoy',
  /** For a phase without a name. */
  unnamed: 'Fase sin nombre',
} as const;

/** '5 set – 19 set'. */
export function rangeOf({ start, end }: Pick<GanttBar, 'start' | 'end'>): string {
  return `${shortDay(start)} – ${shortDay(end)}`;
}

/** The table's caption; it includes the years, which the cells leave out. */
export function captionOf(from: Date, to: Date): string {
  return `Cronograma del ${longDay(from)} al ${longDay(to)}`;
}

/** A phase's state in words: 'Venció el 5 set' for a late one; '' where the server does not tell. */
export function stateOf({ state, end }: Pick<GanttBar, 'state' | 'end'>): string {
  if (state === undefined) return '';
  return state === 'atrasada' ? `Venció el ${shortDay(end)}` : shortStateName(state);
}
