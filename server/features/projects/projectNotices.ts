import { becomeApi } from '../../db/rights.ts';
import type { Queryable } from '../../db/port.ts';
import { notify, type NoticeServices, type Recipient } from '../../notices/notify.ts';
import { takeBackUndone } from '../../notices/takeBack.ts';

/** What happened on a project; moved dates are told in `dateNotices.ts`. */
export interface ProjectEvent {
  kind:
    | 'project'
    | 'assignment'
    | 'status'
    | 'delivery'
    | 'approval'
    | 'changes'
    | 'update'
    | 'reminder';
  projectId: string;
  /** The phase, of a delivery, its answer and a reminder. */
  phaseId?: string;
  /** Who did it; nobody reminds. */
  actor: string | null;
  /** A project that was another client's. */
  changedClient?: boolean;
  /** What they wrote. */
  text?: string;
  /** What they attached. */
  files?: readonly string[];
}

interface ProjectFacts {
  name: string;
  status: string;
  phase_name: string | null;
  actor_name: string;
}

/**
 * Tells those whom it concerns: of the client's answers the project's manager, else the admins; of an assignment the
 * manager; of a status both; of everything else the client. Nobody is told of what they did themselves, nor who may not
 * sign in.
 *
 * @param tx has locked the project's news; runs as the API's own role from here on
 */
export async function notifyOfProject(
  tx: Queryable,
  event: ProjectEvent,
  services: NoticeServices,
): Promise<void> {
  await becomeApi(tx);
  const { kind, projectId } = event;
  const project = await factsOf(tx, event);
  const action = event.changedClient
    ? `${project.actor_name} puso un proyecto a tu nombre`
    : actionOf(kind, project);
  const happened = kind === 'status' ? `Ahora está ${STATUS[project.status]}` : action;
  await notify(
    tx,
    {
      kind,
      about: { kind: 'project', id: projectId, name: project.name },
      recipients: await projectRecipients(tx, event),
      title: `${happened}: ${project.name}`,
      action: kind === 'reminder' ? `${action}. Te lo recordamos` : action,
      ...(event.text !== undefined && { text: event.text }),
      ...(event.files && { files: event.files }),
    },
    services,
  );
}

/**
 * Tells the client of a new project, and the manager whom it names.
 *
 * @param tx has just made it; runs as the API's own role from here on
 */
export async function notifyOfNewProject(
  tx: Queryable,
  made: { projectId: string; actor: string },
  services: NoticeServices,
): Promise<void> {
  await notifyOfProject(tx, { kind: 'project', ...made }, services);
  await notifyOfProject(tx, { kind: 'assignment', ...made }, services);
}

/**
 * Takes back what was told of the change that this person has just undone.
 *
 * @param tx as for {@link notifyOfProject}
 * @returns false if people must be told of the change back
 */
export async function untellOfProject(
  tx: Queryable,
  event: { kind: keyof typeof FIELDS; projectId: string; actor: string },
  services: NoticeServices,
): Promise<boolean> {
  await becomeApi(tx);
  const { kind, projectId, actor } = event;
  const { name } = await factsOf(tx, event);
  const about = { kind: 'project', id: projectId, name } as const;
  return takeBackUndone(tx, { about, kind, field: FIELDS[kind], actor }, services);
}

/** What changes, as the history names it. */
const FIELDS = { status: 'status', assignment: 'assigned_to' };

/** @throws Error if the project is not there */
export async function factsOf(
  tx: Queryable,
  { projectId, phaseId, actor }: Pick<ProjectEvent, 'projectId' | 'phaseId' | 'actor'>,
): Promise<ProjectFacts> {
  const [project] = await tx.query<ProjectFacts>(
    `select p.name, p.status,
            (select h.name from app.phases h where h.id = $2) as phase_name,
            coalesce((select a.full_name from app.profiles a where a.id = $3), '') as actor_name
       from app.projects p where p.id = $1`,
    [projectId, phaseId ?? null, actor],
  );
  if (!project) throw new Error('the project is not there');
  return project;
}

export function projectRecipients(
  tx: Queryable,
  { kind, projectId, actor }: Omit<ProjectEvent, 'kind'> & { kind: ProjectEvent['kind'] | 'dates' },
): Promise<Recipient[]> {
  return tx.query<Recipient>(
    `select a.id, a.full_name, a.email, coalesce($3 = any (n.muted), false) as muted
       from app.projects p
       left join app.active_people m on m.id = p.assigned_to and m.role in ('project_manager', 'admin')
       join app.active_people a on a.id is distinct from $2
       left join app.notice_preferences n on n.user_id = a.id
      where p.id = $1
        and case
              when $3 in ('approval', 'changes') then a.id = m.id or (m.id is null and a.role = 'admin')
              when $3 = 'assignment' then a.id = m.id
              when $3 in ('status', 'dates') then a.id = p.client_id or a.id = m.id
              else a.id = p.client_id
            end`,
    [projectId, actor, kind],
  );
}

/** As a sentence goes on with it. */
const STATUS: Record<string, string> = {
  Planificación: 'en planificación',
  'En Progreso': 'en progreso',
  Revisión: 'en revisión',
  Completado: 'completado',
};

function actionOf(
  kind: ProjectEvent['kind'],
  { status, phase_name, actor_name: name }: ProjectFacts,
): string {
  const phase = phase_name ?? '';
  switch (kind) {
    case 'project':
      return `${name} creó un proyecto para ti`;
    case 'assignment':
      return `${name} te puso a cargo`;
    case 'status':
      return `${name} cambió el estado a «${status}»`;
    case 'delivery':
      return `${name} entregó la fase ${phase}`;
    case 'approval':
      return `${name} aprobó la fase ${phase}`;
    case 'changes':
      return `${name} pidió cambios en la fase ${phase}`;
    case 'update':
      return `${name} publicó una novedad`;
    case 'reminder':
      return `La fase ${phase} espera tu respuesta`;
  }
}
