import * as z from 'zod/mini';
import { PersonRef } from './people.ts';
import {
  PHASE_NAMES,
  PHASE_STATES,
  PROJECT_NAME_LENGTH,
  PROJECT_STATUSES,
  SCOPE_LENGTH,
} from './projectConstants.ts';
import { Id, OptionalText, RequiredLine, Timestamp } from './shared.ts';

export const ProjectStatus = z.enum(PROJECT_STATUSES, 'El estado no es válido.');
export type ProjectStatus = z.infer<typeof ProjectStatus>;

export const PhaseName = z.enum(PHASE_NAMES, 'La fase no es válida.');
export type PhaseName = z.infer<typeof PhaseName>;

export const PhaseState = z.enum(PHASE_STATES);
export type PhaseState = z.infer<typeof PhaseState>;

export const Phase = z.object({
  id: Id,
  name: PhaseName,
  startDate: Timestamp,
  endDate: Timestamp,
  /** Beyond the specification, in the dashboard and the project's page. */
  state: z.optional(PhaseState),
  /** When it was delivered, if that delivery awaits the client's answer. In the dashboard. */
  deliveredAt: z.optional(z.nullable(Timestamp)),
});
export type Phase = z.infer<typeof Phase>;

export const Project = z.object({
  id: Id,
  name: z.string(),
  status: ProjectStatus,
  /** Percent, an integer from 0 to 100. */
  progress: z.int().check(z.gte(0), z.lte(100)),
  serviceId: z.int(),
  /** The client's full name. */
  userName: z.string(),
  assigned_to: z.nullable(PersonRef),
  phases: z.array(Phase),
  /**
   * The client's company or address where others have the name, in lists of the agency. This field and the next ones are not
   * in the specification: another server may omit them.
   */
  userDetail: z.optional(z.string()),
  /** When it was archived. */
  archivedAt: z.optional(z.nullable(Timestamp)),
  createdAt: z.optional(Timestamp),
  /** The last day of the phase that ends next: `YYYY-MM-DD`; null without one. In the panel's list. */
  nextDate: z.optional(z.nullable(z.string())),
  /** The latest news. In the dashboard. */
  latestUpdate: z.optional(z.nullable(z.object({ at: Timestamp, body: z.string() }))),
});
export type Project = z.infer<typeof Project>;

export const Dashboard = z.object({
  projects: z.array(Project),
  /** Distinct services of the person's projects (DATA-3). */
  serviceIds: z.array(z.int()),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** Rejects mistyped years such as '0206', which would stretch the timeline over centuries. */
const PhaseDate = Timestamp.check(
  z.regex(/^20/, { error: 'El año de una fase va de 2000 a 2099.', abort: true }),
);

const PhaseInput = z
  .strictObject({
    id: z.optional(Id),
    name: PhaseName,
    startDate: PhaseDate,
    endDate: PhaseDate,
    // Ignored: phases may be sent back as they were received.
    state: Phase.shape.state,
    deliveredAt: Phase.shape.deliveredAt,
  })
  .check(
    z.refine(
      (phase) => calendarDay(phase.startDate) <= calendarDay(phase.endDate),
      'Una fase no puede terminar antes de empezar.',
    ),
  );

/** The calendar day of a phase's date, ignoring time and zone (DATA-4). */
export function calendarDay(timestamp: string): string {
  return timestamp.slice(0, 'YYYY-MM-DD'.length);
}

const Schedule = z
  .array(PhaseInput, 'Las fases van en una lista.')
  .check(
    z.maxLength(50, 'Hay demasiadas fases.'),
    z.refine(hasDistinctIds, 'Una fase está repetida.'),
  );

/** What the agency and the client agreed on; '' for nothing. */
const Scope = OptionalText('el alcance', SCOPE_LENGTH);

/**
 * Beyond the specification, a new project may have its schedule, scope and manager at once, and may come of a contact message,
 * which is then won.
 */
export const NewProject = z.strictObject({
  name: RequiredLine('el nombre', PROJECT_NAME_LENGTH),
  user_id: Id,
  service_id: z
    .int('Elige un servicio.')
    .check(z.gte(1, 'Ese servicio no existe.'), z.lte(6, 'Ese servicio no existe.')),
  phases: z.optional(Schedule),
  scope: Scope,
  /** As in `Assignment`. */
  assigned_to: z.optional(z.nullable(Id)),
  messageId: z.optional(Id),
});
export type NewProject = z.infer<typeof NewProject>;

const ProjectFields = z.strictObject({
  status: z.optional(ProjectStatus),
  progress: z.optional(
    z
      .int('El avance es un número entero de 0 a 100.')
      .check(z.gte(0, 'El avance mínimo es 0.'), z.lte(100, 'El avance máximo es 100.')),
  ),
  phases: z.optional(Schedule),
});

/**
 * At least one field; `phases` replaces the whole list (API-5). Beyond the specification are `undoes`, the values that this
 * takes back, and `was`, the schedule as it was read: a 409 if one of them is another by now.
 */
export const ProjectChange = z
  .extend(ProjectFields, {
    undoes: z.optional(ProjectFields),
    was: z.optional(z.strictObject({ phases: Schedule })),
  })
  .check(
    z.refine(
      (change) => Object.keys(change).some((field) => field !== 'undoes' && field !== 'was'),
      'No hay nada que cambiar.',
    ),
  );
export type ProjectChange = z.infer<typeof ProjectChange>;

/** `undoes` is beyond the specification: who was put in charge, which this takes back. A 409 if somebody else is by now. */
export const Assignment = z.strictObject({
  userId: z.nullable(Id),
  undoes: z.optional(z.strictObject({ userId: z.nullable(Id) })),
});
export type Assignment = z.infer<typeof Assignment>;

function hasDistinctIds(phases: readonly { id?: string | undefined }[]): boolean {
  const ids = phases.flatMap(({ id }) => id?.toLowerCase() ?? []);
  return new Set(ids).size === ids.length;
}
