import type { PhaseName } from '#contract/projects.ts';
import type { DyeName } from '#contract/colors.ts';

/** TIMELINE-6: Análisis purple, Desarrollo blue, Pruebas yellow, Revisión green. */
const dyes: Record<PhaseName, DyeName> = {
  Análisis: 'airampo',
  Desarrollo: 'anil',
  Pruebas: 'qolle',
  Revisión: 'chilca',
};

/** A phase's dye; grey for one that nobody knows (TIMELINE-6). */
export function dyeOfPhase(name: string): DyeName {
  return Object.hasOwn(dyes, name) ? dyes[name as PhaseName] : 'nogal';
}
