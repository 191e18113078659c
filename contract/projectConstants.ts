/** Statuses and limits of projects without their schemas, for code that must not load zod. */

/** In the order of the work (PANEL-3). */
export const PROJECT_STATUSES = ['Planificación', 'En Progreso', 'Revisión', 'Completado'] as const;

/** In the order of the work (PANEL-8). */
export const PHASE_NAMES = ['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'] as const;

/** Longest accepted name in UTF-16 code units. */
export const PROJECT_NAME_LENGTH = 200;
