/** Statuses and limits of projects, apart from the schemas for code that must not load zod. */

/** In chronological order (PANEL-3). */
export const PROJECT_STATUSES = ['Planificación', 'En Progreso', 'Revisión', 'Completado'] as const;

/** In chronological order (PANEL-8). */
export const PHASE_NAMES = ['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'] as const;

/** Maximum length in UTF-16 code units. */
export const PROJECT_NAME_LENGTH = 200;
