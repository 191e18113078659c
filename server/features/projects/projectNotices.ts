import { becomeApi } from '../../db/rights.ts';
import type { Queryable } from '../../db/port.ts';
import { notify, type NoticeServices, type Recipient } from '../../notices/notify.ts';

/** What happened on a project. */
export interface ProjectEvent {
  kind: 'delivery' | 'approval' | 'changes' | 'update' | 'reminder';
  projectId: string;
  /** The phase, except of an update. */
  phaseId?: string;
  /** Who did it; nobody reminds. */
  actor: string | null;
  /** What they wrote. */
  text?: string;
  /** What they attached. */
  files?: readonly string[];
}

interface ProjectFacts {
  name: string;
  phase_name: string | null;
  actor_name: string;
}

/**
 * Tells those whom it concerns: of the client's answers the project's manager, else the admins; of everything else
 * the client. Nobody is told of what they did themselves, nor who may not sign in.
 *
 * @param tx has locked the project's news; runs as the API's own role from here on
 */
export async function notifyOfProject(
  tx: Queryable,
  event: ProjectEvent,
  services: NoticeServices,
): Promise<void> {
  await becomeApi(tx);
  const { kind, projectId, phaseId, actor } = event;
  const [project] = await tx.query<ProjectFacts>(
    `select p.name,
            (select h.name from app.phases h where h.id = $2) as phase_name,
            coalesce((select a.full_name from app.profiles a where a.id = $3), '') as actor_name
       from app.projects p where p.id = $1`,
    [projectId, phaseId ?? null, actor],
  );
  if (!project) throw new Error('the project is not there');
  const action = actionOf(kind, project);
  await notify(
    tx,
    {
      kind,
      about: { kind: 'project', id: projectId, name: project.name },
      recipients: await recipientsOf(tx, event),
      title: `${action}: ${project.name}`,
      action: kind === 'reminder' ? `${action}. Te lo recordamos` : action,
      ...(event.text !== undefined && { text: event.text }),
      ...(event.files && { files: event.files }),
    },
    services,
  );
}

function recipientsOf(tx: Queryable, { kind, projectId, actor }: ProjectEvent) {
  const byClient = kind === 'approval' || kind === 'changes';
  return tx.query<Recipient>(
    `select a.id, a.full_name, a.email, coalesce($3 = any (n.muted), false) as muted
       from app.projects p
       left join app.active_people m on m.id = p.assigned_to and m.role in ('project_manager', 'admin')
       join app.active_people a on a.id is distinct from $2
       left join app.notice_preferences n on n.user_id = a.id
      where p.id = $1
        and case when $4 then a.id = m.id or (m.id is null and a.role = 'admin')
                 else a.id = p.client_id end`,
    [projectId, actor, kind, byClient],
  );
}

function actionOf(kind: ProjectEvent['kind'], { phase_name, actor_name: name }: ProjectFacts) {
  const phase = phase_name ?? '';
  switch (kind) {
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
