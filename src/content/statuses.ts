import type { ComplaintStatus } from '#contract/complaintConstants.ts';
import type { ProjectStatus } from '#contract/projects.ts';
import type { TicketStatus } from '#contract/tickets.ts';
import type { DyeName } from '#contract/colors.ts';

export interface StatusLook {
  dye: DyeName;
  /** Woven cells of the badge's glyph, of four. */
  cells: 0 | 1 | 2 | 3 | 4;
  inverted?: true;
}

/** Same word, same colour everywhere (LOOK-2). */
const looks: Record<ProjectStatus | TicketStatus | ComplaintStatus, StatusLook> = {
  Planificación: { dye: 'airampo', cells: 1 },
  'En Progreso': { dye: 'anil', cells: 2 },
  Revisión: { dye: 'chilca', cells: 3 },
  Completado: { dye: 'chilca', cells: 4, inverted: true },
  Abierto: { dye: 'qolle', cells: 1 },
  Cerrado: { dye: 'nogal', cells: 4 },
  Registrada: { dye: 'anil', cells: 1 },
  Respondida: { dye: 'chilca', cells: 4, inverted: true },
};

const unknown: StatusLook = { dye: 'nogal', cells: 0 };

/** How a status looks; one that nobody knows is grey. */
export function lookOfStatus(status: string): StatusLook {
  return Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : unknown;
}
