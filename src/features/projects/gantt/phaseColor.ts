import type { PhaseName } from '#contract/projects.ts';
import type { StatusColor } from '#contract/colors.ts';

/** TIMELINE-6: Análisis purple, Desarrollo blue, Pruebas yellow, Revisión green. */
const colors: Record<PhaseName, StatusColor> = {
  Análisis: 'planned',
  Desarrollo: 'active',
  Pruebas: 'pending',
  Revisión: 'done',
};

/** The colour of a phase; grey for an unknown one (TIMELINE-6). */
export function phaseColor(name: string): StatusColor {
  return Object.hasOwn(colors, name) ? colors[name as PhaseName] : 'neutral';
}
