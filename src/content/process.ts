import type { PhaseName } from '#contract/projects.ts';
import type { DyeName } from '#contract/colors.ts';

export interface ProcessPhase {
  name: PhaseName;
  /** The colour that the phase has in the portal too. */
  dye: DyeName;
  text: string;
}

/** How work proceeds: the phases a client sees in the portal. */
export const process: readonly ProcessPhase[] = [
  {
    name: 'Análisis',
    dye: 'airampo',
    text: 'Vemos cómo trabajas hoy y escribimos qué se hace, en qué fechas y cuánto cuesta.',
  },
  {
    name: 'Desarrollo',
    dye: 'anil',
    text: 'Diseñamos y programamos por partes. Cada lunes te mostramos lo que avanzó.',
  },
  {
    name: 'Pruebas',
    dye: 'qolle',
    text: 'Lo pruebas con tus propios datos; lo que falla se corrige antes de salir.',
  },
  {
    name: 'Revisión',
    dye: 'chilca',
    text: 'Sale a producción lo que apruebas, y tu equipo aprende a usarlo.',
  },
];
