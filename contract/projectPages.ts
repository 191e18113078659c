import * as z from 'zod/mini';
import { PersonRef } from './people.ts';
import {
  BODY_LENGTH,
  LINK_LENGTH,
  PHASE_NAMES,
  PROJECT_NAME_LENGTH,
  TEMPLATE_DAYS_MAX,
} from './projectConstants.ts';
import { NewProject, Phase, PhaseName, PhaseState, Project } from './projects.ts';
import { Id, RequiredLine, RequiredText, Timestamp, Known } from './shared.ts';
import { TicketFile, TicketStatus } from './tickets.ts';

/** What the client answered to a delivery. It cannot be changed. */
const DeliveryAnswer = z.object({
  kind: z.enum(['aprobada', 'con cambios']),
  at: Timestamp,
  author: PersonRef,
  /** The requested changes; null for an approval. */
  body: z.nullable(z.string()),
});

export const Delivery = z.object({
  id: Id,
  at: Timestamp,
  author: PersonRef,
  body: z.string(),
  /** An http or https address. */
  link: z.nullable(z.string()),
  files: z.array(TicketFile),
  answer: z.nullable(DeliveryAnswer),
});
export type Delivery = z.infer<typeof Delivery>;

/** A phase with its state and deliveries, newest first. The latest one is always there. */
export const ProjectPhase = z.extend(Phase, {
  state: PhaseState,
  deliveries: z.array(Delivery),
});
export type ProjectPhase = z.infer<typeof ProjectPhase>;

/** News posted by the agency. */
export const ProjectUpdate = z.object({
  id: Id,
  at: Timestamp,
  author: PersonRef,
  body: z.string(),
  files: z.array(TicketFile),
});
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

const ProjectDetail = z.extend(Project, {
  client: PersonRef,
  createdAt: Timestamp,
  archivedAt: z.nullable(Timestamp),
  /** What the agency and the client agreed on; '' if nobody wrote it down. */
  scope: z.string(),
  /** The contact message that it came of, with its sender's name, for admins. */
  message: z.nullable(z.object({ id: Id, name: z.string() })),
});

/** A change of the project or one of its phases, as `GET /admin/history` has it. */
const ProjectChangeRow = z.object({
  id: z.string(),
  at: Timestamp,
  author: z.nullable(PersonRef),
  /** `project:<id>` or `phase:<id>` */
  object: z.string(),
  field: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export const ProjectPage = z.object({
  project: ProjectDetail,
  /** In the schedule's order. */
  phases: z.array(ProjectPhase),
  /** Newest first: of updates and deliveries together the newest fifty. */
  updates: z.array(ProjectUpdate),
  /** The cursor of the fifty updates and deliveries before them; null if there are no more. */
  more: z.nullable(z.string()),
  /** The project's tickets that the person may see, newest first, at most 50. */
  tickets: z.array(
    z.object({
      id: Id,
      subject: z.string(),
      status: TicketStatus,
      createdAt: Timestamp,
      waitingSince: z.nullable(Timestamp),
    }),
  ),
  /** Newest first, at most 50. */
  history: z.array(ProjectChangeRow),
});
export type ProjectPage = z.infer<typeof ProjectPage>;

/** In a multipart form up to `MAX_FILES` fields are named `file`. */
export const NewUpdate = z.strictObject({ body: RequiredText('el texto', BODY_LENGTH) });
export type NewUpdate = z.infer<typeof NewUpdate>;

const LINK = 'Escribe un enlace completo, que empiece con http:// o https://.';

const WebLink = RequiredLine('el enlace', LINK_LENGTH).check(z.refine(isWebLink, LINK));

function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}

/** In a multipart form up to `MAX_FILES` fields are named `file`. */
export const NewDelivery = z.strictObject({
  body: RequiredText('el texto', BODY_LENGTH),
  link: z.optional(WebLink),
});
export type NewDelivery = z.infer<typeof NewDelivery>;

/** The delivery that the client has read: the answer is refused (409) if the phase has a newer one. */
const answeredDelivery = { delivery: z.optional(Id) };

export const Approval = z.strictObject(answeredDelivery);
export type Approval = z.infer<typeof Approval>;

export const ChangeRequest = z.strictObject({
  ...answeredDelivery,
  body: RequiredText('los cambios que pides', BODY_LENGTH),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** At least one field. `was` as in `ClientChange`. */
export const ProjectEdit = z
  .strictObject({
    name: z.optional(RequiredLine('el nombre', PROJECT_NAME_LENGTH)),
    user_id: z.optional(NewProject.shape.user_id),
    service_id: z.optional(NewProject.shape.service_id),
    scope: NewProject.shape.scope,
    was: z.optional(
      z.strictObject({
        name: Known,
        user_id: z.optional(Id),
        service_id: z.optional(z.int()),
        scope: Known,
      }),
    ),
  })
  .check(
    z.refine(
      (edit) => Object.keys(edit).some((field) => field !== 'was'),
      'No hay nada que cambiar.',
    ),
  );
export type ProjectEdit = z.infer<typeof ProjectEdit>;

/** A copy: without status, progress and deliveries, its phases shifted so that the first starts on `start`. */
export const Duplicate = z.strictObject({
  name: RequiredLine('el nombre', PROJECT_NAME_LENGTH),
  start: z.iso
    .date('Elige la fecha de inicio.')
    .check(z.regex(/^20/, { error: 'El año de una fase va de 2000 a 2099.', abort: true })),
});
export type Duplicate = z.infer<typeof Duplicate>;

const DAYS = `Una fase dura de 1 a ${TEMPLATE_DAYS_MAX} días hábiles.`;

const TemplatePhase = z.strictObject({
  name: PhaseName,
  /** Business days. */
  days: z.int(DAYS).check(z.gte(1, DAYS), z.lte(TEMPLATE_DAYS_MAX, DAYS)),
});

/** The phases that a new project of the service usually has. */
export const ServiceTemplate = z.object({
  id: Id,
  serviceId: z.int(),
  phases: z.array(TemplatePhase),
});
export type ServiceTemplate = z.infer<typeof ServiceTemplate>;

/** Sorted by service. */
export const ServiceTemplates = z.object({ rows: z.array(ServiceTemplate) });
export type ServiceTemplates = z.infer<typeof ServiceTemplates>;

const TemplatePhases = z
  .array(TemplatePhase, 'Las fases van en una lista.')
  .check(z.maxLength(4 * PHASE_NAMES.length, 'Hay demasiadas fases.'));

/**
 * All phases. `was` is the list as it was read, in which no name stands twice: phases that somebody else has changed since stay theirs, and a 409 if both
 * changed one.
 */
export const TemplateChange = z.strictObject({
  phases: TemplatePhases,
  was: z.optional(z.strictObject({ phases: TemplatePhases })),
});
export type TemplateChange = z.infer<typeof TemplateChange>;

/** Counts of what needs somebody. Archived projects do not count. */
export const Summary = z.object({
  /** Projects in progress without a project manager. */
  unassigned: z.int(),
  /** Overdue phases. */
  overdue: z.int(),
  /** Delivered phases that the client has not answered. */
  awaitingClient: z.int(),
  /** Tickets waiting for the agency's answer. */
  openTickets: z.int(),
  /** Unanswered complaints. */
  dueComplaints: z.int(),
  /** Contact messages nobody has dealt with. */
  newMessages: z.int(),
  /** Since when the oldest of `openTickets` waits. */
  oldestTicket: z.nullable(Timestamp),
  /** When the first of `dueComplaints` is due: `YYYY-MM-DD`. */
  nextComplaint: z.nullable(z.string()),
});
export type Summary = z.infer<typeof Summary>;
