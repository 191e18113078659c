/** Statuses and limits of projects, apart from the schemas for code that must not load zod. */

/** In chronological order (PANEL-3). */
export const PROJECT_STATUSES = ['Planificación', 'En Progreso', 'Revisión', 'Completado'] as const;

/** In chronological order (PANEL-8). */
export const PHASE_NAMES = ['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'] as const;

/** Maximum length in UTF-16 code units. */
export const PROJECT_NAME_LENGTH = 200;

/** Maximum length of a scope in UTF-16 code units; a contact message fits. */
export const SCOPE_LENGTH = 5000;

/**
 * The states of a phase. The last three say what happened to its latest delivery; without one its dates decide, and a
 * completed project has no overdue phase.
 */
export const PHASE_STATES = [
  'pendiente',
  'en curso',
  'atrasada',
  'entregada',
  'aprobada',
  'con cambios',
] as const;

/** Maximum length of a post, a delivery or requested changes, in UTF-16 code units. */
export const BODY_LENGTH = 20_000;
export const LINK_LENGTH = 2_000;

/** How many updates and deliveries a project's page has, both together. */
export const NEWS_AT_ONCE = 50;

/** Business days. */
export const TEMPLATE_DAYS_MAX = 250;
