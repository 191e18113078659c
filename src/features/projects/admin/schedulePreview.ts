import { areIntervalsOverlapping, differenceInCalendarDays, max, min, parseISO } from 'date-fns';
import type { Phase, ProjectChange } from '#contract/projects.ts';

type PhaseInput = NonNullable<ProjectChange['phases']>[number];

/**
 * The phases as they will be after saving: what is not delivered yet is late, begun or to come by its new dates.
 *
 * @param today the calendar day in Lima, `YYYY-MM-DD`
 */
export function previewOf(edited: readonly PhaseInput[], saved: readonly Phase[], today: string) {
  return edited.map((phase): PhaseInput => {
    const state = saved.find(({ id }) => id === phase.id)?.state;
    if (state === undefined) return phase;
    if (['entregada', 'aprobada', 'con cambios'].includes(state)) return { ...phase, state };
    if (phase.endDate.slice(0, 10) < today) return { ...phase, state: 'atrasada' };
    return { ...phase, state: phase.startDate.slice(0, 10) > today ? 'pendiente' : 'en curso' };
  });
}

/** 'Análisis y Desarrollo se cruzan 5 días', for each two phases; the day at which one ends and the other begins is none. */
export function overlapsIn(phases: readonly PhaseInput[]): string[] {
  return phases.flatMap((one, index) =>
    phases.slice(index + 1).flatMap((other) => {
      const [a, b] = [spanOf(one), spanOf(other)];
      if (!areIntervalsOverlapping(a, b)) return [];
      const days = differenceInCalendarDays(min([a.end, b.end]), max([a.start, b.start])) + 1;
      return [`${one.name} y ${other.name} se cruzan ${days} ${days === 1 ? 'día' : 'días'}`];
    }),
  );
}

function spanOf({ startDate, endDate }: PhaseInput) {
  return { start: parseISO(startDate), end: parseISO(endDate) };
}
