import type { PhaseName } from '#contract/projects.ts';
import type { DyeName } from '#contract/colors.ts';

/** Spec section 2: Análisis purple, Desarrollo blue, Pruebas yellow, Revisión green. */
const dyes: Record<PhaseName, DyeName> = {
  Análisis: 'airampo',
  Desarrollo: 'anil',
  Pruebas: 'qolle',
  Revisión: 'chilca',
};

/** A phase's dye; grey for one that nobody knows (decision 28). */
export function dyeOfPhase(name: string): DyeName {
  return Object.hasOwn(dyes, name) ? dyes[name as PhaseName] : 'nogal';
}
