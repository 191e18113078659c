import * as z from 'zod/mini';
import { PersonRef } from './people.ts';
import { Id, RequiredText, Timestamp } from './shared.ts';

/** Spec section 4; the order is that of the work. */
export const PROJECT_STATUSES = ['Planificación', 'En Progreso', 'Revisión', 'Completado'] as const;
export const ProjectStatus = z.enum(PROJECT_STATUSES, 'El estado no es válido.');
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** Spec section 3; the order is that of the work. */
export const PHASE_NAMES = ['Análisis', 'Desarrollo', 'Pruebas', 'Revisión'] as const;
export const PhaseName = z.enum(PHASE_NAMES, 'La fase no es válida.');
export type PhaseName = z.infer<typeof PhaseName>;

export const Phase = z.object({
  id: Id,
  name: PhaseName,
  startDate: Timestamp,
  endDate: Timestamp,
});
export type Phase = z.infer<typeof Phase>;

export const Project = z.object({
  id: Id,
  name: z.string(),
  status: ProjectStatus,
  /** Whole percent, 0 to 100. */
  progress: z.int().check(z.gte(0), z.lte(100)),
  serviceId: z.int(),
  /** The client's full name. */
  userName: z.string(),
  assigned_to: z.nullable(PersonRef),
  phases: z.array(Phase),
});
export type Project = z.infer<typeof Project>;

export const Dashboard = z.object({
  projects: z.array(Project),
  /** Distinct services of one's own projects (decision 22). */
  serviceIds: z.array(z.int()),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const NewProject = z.strictObject({
  name: RequiredText('el nombre', 200),
  user_id: Id,
  service_id: z.int('Elige un servicio.'),
});
export type NewProject = z.infer<typeof NewProject>;

const PhaseInput = z
  .strictObject({
    id: z.optional(Id),
    name: PhaseName,
    startDate: Timestamp,
    endDate: Timestamp,
  })
  .check(
    z.refine(
      (phase) => Date.parse(phase.startDate) <= Date.parse(phase.endDate),
      'Una fase no puede terminar antes de empezar.',
    ),
  );

/** Any non-empty subset; `phases` replaces the list (decision 23). */
export const ProjectChange = z
  .strictObject({
    status: z.optional(ProjectStatus),
    progress: z.optional(
      z
        .int('El avance es un número entero de 0 a 100.')
        .check(z.gte(0, 'El avance mínimo es 0.'), z.lte(100, 'El avance máximo es 100.')),
    ),
    phases: z.optional(z.array(PhaseInput).check(z.maxLength(50, 'Hay demasiadas fases.'))),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'No hay nada que cambiar.'));
export type ProjectChange = z.infer<typeof ProjectChange>;

export const Assignment = z.strictObject({ userId: z.nullable(Id) });
export type Assignment = z.infer<typeof Assignment>;
