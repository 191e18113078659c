import type { ComplaintStatus } from '#contract/complaints.ts';
import type { ProjectStatus } from '#contract/projects.ts';
import type { TicketStatus } from '#contract/tickets.ts';
import type { StatusColor } from '#contract/colors.ts';

/** A ticket's statuses in the order of its life (TICKET-6). */
export const ticketStatuses: readonly TicketStatus[] = ['Abierto', 'En Progreso', 'Cerrado'];

/** A project's statuses in the order of the work (PANEL-3). */
export const projectStatuses: readonly ProjectStatus[] = [
  'Planificación',
  'En Progreso',
  'Revisión',
  'Completado',
];

export interface StatusLook {
  color: StatusColor;
  /** Woven cells of the badge's glyph, of four. */
  cells: 0 | 1 | 2 | 3 | 4;
  inverted?: true;
}

/** Same word, same colour everywhere (LOOK-2). */
const looks: Record<ProjectStatus | TicketStatus | ComplaintStatus, StatusLook> = {
  Planificación: { color: 'planned', cells: 1 },
  'En Progreso': { color: 'active', cells: 2 },
  Revisión: { color: 'done', cells: 3 },
  Completado: { color: 'done', cells: 4, inverted: true },
  Abierto: { color: 'pending', cells: 1 },
  Cerrado: { color: 'neutral', cells: 4 },
  Registrada: { color: 'active', cells: 1 },
  Respondida: { color: 'done', cells: 4, inverted: true },
};

const unknown: StatusLook = { color: 'neutral', cells: 0 };

/** How a status looks; one that nobody knows is grey. */
export function lookOfStatus(status: string): StatusLook {
  return Object.hasOwn(looks, status) ? looks[status as keyof typeof looks] : unknown;
}
