import type { PhaseName } from '#contract/projects.ts';
import type { StatusColor } from '#contract/colors.ts';

export interface ProcessPhase {
  name: PhaseName;
  /** The phase's colour, as in the portal. */
  color: StatusColor;
  text: string;
}

/** The phases of a project, as clients see them in the portal. */
export const process: readonly ProcessPhase[] = [
  {
    name: 'Análisis',
    color: 'planned',
    text: 'Vemos cómo trabajas hoy y escribimos qué se hace, en qué fechas y cuánto cuesta.',
  },
  {
    name: 'Desarrollo',
    color: 'active',
    text: 'Diseñamos y programamos por partes. Cada lunes te mostramos lo que avanzó.',
  },
  {
    name: 'Pruebas',
    color: 'pending',
    text: 'Lo pruebas con tus propios datos; lo que falla se corrige antes de salir.',
  },
  {
    name: 'Revisión',
    color: 'done',
    text: 'Publicamos lo que aprobaste, y tu equipo aprende a usarlo.',
  },
];
