import type { Span } from '../../gantt/ganttLayout.ts';
import { longDay, monthWithYear, shortMonth } from '#src/lib/calendar.ts';

/** Texts of the timeline of all projects. */
export const generalCopy = {
  views: 'Vista de los proyectos',
  list: 'Lista',
  timeline: 'Cronograma general',
  loading: 'Cargando el cronograma general',
  failed: 'No se pudo cargar el cronograma general. Revisa tu conexión y vuelve a intentarlo.',
  phase: 'Fase actual',
  noPhases: 'Sin fases',
  nothingOpen: 'Nada pendiente',
  chart: 'Cronograma',
  months: 'Meses del cronograma',
  earlier: 'Antes',
  later: 'Después',
  today: 'Hoy',
  states: 'Estados',
  phases: 'Fases',
} as const;

/** 'oct 2026 – mar 2027'; the year once if it is the same. */
export function spanText({ start, end }: Span): string {
  const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
  return `${isOneYear ? shortMonth(start) : monthWithYear(start)} – ${monthWithYear(end)}`;
}

/** Where a project's bars are if all lie before the chart. */
export function endText(day: Date, { now, isDone }: { now: Date; isDone: boolean }): string {
  if (isDone) return `Terminó el ${longDay(day)}`;
  return `${day < now ? 'Debía terminar' : 'Termina'} el ${longDay(day)}`;
}

/** Where a project's bars are if all lie after the chart. */
export function startText(day: Date, now: Date): string {
  return `${day < now ? 'Empezó' : 'Empieza'} el ${longDay(day)}`;
}
