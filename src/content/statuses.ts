import type { ComplaintStatus } from '#contract/complaintConstants.ts';
import type { ContactMessageStatus } from '#contract/contactMessages.ts';
import type { PhaseName, PhaseState, ProjectStatus } from '#contract/projects.ts';
import type { TicketStatus } from '#contract/tickets.ts';
import type { StatusColor } from '#contract/colors.ts';

export interface StatusLook {
  color: StatusColor;
  /** Filled cells of the badge's glyph, out of four. */
  cells: 0 | 1 | 2 | 3 | 4;
  inverted?: true;
}

/** A status has the same colour everywhere (LOOK-2). */
const looks: Record<
  ProjectStatus | TicketStatus | ComplaintStatus | ContactMessageStatus,
  StatusLook
> = {
  Planificación: { color: 'planned', cells: 1 },
  'En Progreso': { color: 'active', cells: 2 },
  Revisión: { color: 'done', cells: 3 },
  Completado: { color: 'done', cells: 4, inverted: true },
  Abierto: { color: 'pending', cells: 1 },
  Cerrado: { color: 'neutral', cells: 4 },
  Registrada: { color: 'active', cells: 1 },
  Respondida: { color: 'done', cells: 4, inverted: true },
  nuevo: { color: 'pending', cells: 1 },
  'en conversación': { color: 'active', cells: 2 },
  ganado: { color: 'done', cells: 4, inverted: true },
  perdido: { color: 'neutral', cells: 4 },
};

const unknown: StatusLook = { color: 'neutral', cells: 0 };

/** Colour and glyph of a status; grey for an unknown one. */
export function lookOfStatus(status: string): StatusLook {
  return Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : unknown;
}

/** TIMELINE-6: Análisis purple, Desarrollo blue, Pruebas yellow, Revisión green. */
const phaseColors: Record<PhaseName, StatusColor> = {
  Análisis: 'planned',
  Desarrollo: 'active',
  Pruebas: 'pending',
  Revisión: 'done',
};

/** The colour of a phase; grey for an unknown one (TIMELINE-6). */
export function phaseColor(name: string): StatusColor {
  return Object.hasOwn(phaseColors, name) ? phaseColors[name as PhaseName] : 'neutral';
}

const phaseStates: Record<PhaseState, StatusLook> = {
  pendiente: { color: 'neutral', cells: 0 },
  'en curso': { color: 'active', cells: 2 },
  atrasada: { color: 'error', cells: 2 },
  entregada: { color: 'pending', cells: 3 },
  'con cambios': { color: 'planned', cells: 2 },
  aprobada: { color: 'done', cells: 4, inverted: true },
};

/** Colour and glyph of a phase's state; grey for an unknown one. */
export function lookOfPhase(state: string): StatusLook {
  return Object.hasOwn(phaseStates, state) ? phaseStates[state as PhaseState] : unknown;
}
