import type { Approval, ChangeRequest } from '#contract/projectPages.ts';
import type { ProjectChange } from '#contract/projects.ts';
import type { Queryable } from '../../db/port.ts';
import { fileLimits } from '../../files/fileLimits.ts';
import { keepContents, keepFiles } from '../../files/files.ts';
import type { NoticeServices } from '../../notices/notify.ts';
import { anyRole, only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { Admission } from '../../plugins/admission.ts';
import type { ContractRoutes, PersonsCall } from '../../plugins/contractCalls.ts';
import {
  answerDelivery,
  deliver,
  findPhase,
  lockPhase,
  readPhase,
  readUpdate,
  writeUpdate,
} from './deliveriesRepository.ts';
import { requireLive } from './liveProjects.ts';
import { notifyOfDates } from './dateNotices.ts';
import {
  notifyOfNewProject,
  notifyOfProject,
  untellOfProject,
  type ProjectEvent,
} from './projectNotices.ts';
import { assignProject, createProject, updateProject } from './projectsRepository.ts';

export interface ProjectsServices extends NoticeServices {
  limits: CallLimits;
  /** What all files together may weigh, in bytes. */
  filesMaxBytes: number;
}

/** Each person's allowance of deliveries and news. */
const POSTS = { name: 'project-posts', times: 100, seconds: 60 * 60 };

/** The status that people are told of; leaving it, too. */
const COMPLETED = 'Completado';

const tooMany = (wait: string) =>
  `Llegaste al límite de publicaciones por ahora. Vuelve a intentarlo en ${wait}.`;

/** Which projects they run is asked of row-level security: any other does not exist. */
const agency = only('project_manager', 'admin');

export function projectsRoutes(routes: ContractRoutes, services: ProjectsServices): void {
  const { limits, filesMaxBytes } = services;
  const bytes = fileLimits(limits);
  const limit: Admission['limit'] = async (person, length) => {
    await limits.check(POSTS, person.sub, tooMany);
    await bytes.check(person, length);
  };
  const prepare = async ({
    person,
    files,
  }: Pick<PersonsCall<'postUpdate'>, 'person' | 'files'>) => {
    await limits.take(POSTS, person.sub, tooMany);
    await bytes.take(person, files);
  };
  const notify = (tx: Queryable, event: ProjectEvent) => notifyOfProject(tx, event, services);
  /** Tells of a change, or takes back what was told of the one that it undoes. */
  const tell = async (tx: Queryable, kind: 'status' | 'assignment', call: ProjectCall) => {
    const event = { kind, projectId: call.id, actor: call.person.sub };
    if (call.body.undoes && (await untellOfProject(tx, event, services))) return;
    await notify(tx, event);
  };
  const update = async (tx: Queryable, call: ProjectCall & { body: ProjectChange }) => {
    const { id, body, person } = call;
    const { project, before } = await updateProject(tx, id, body);
    const changed = before.status !== project.status;
    if (changed && [before.status, project.status].includes(COMPLETED)) {
      await tell(tx, 'status', call);
    }
    if (body.phases) {
      const saved = { projectId: id, actor: person.sub, since: before.at };
      await notifyOfDates(tx, saved, services);
    }
    return project;
  };

  routes.read('getDashboard', anyRole, 'dashboard');
  routes.read('getProject', anyRole, 'project_page');
  routes.read('getSummary', only('admin'), 'summary');
  routes.write('createProject', only('admin'), {
    mails: true,
    write: async (tx, { body, person }) => {
      const project = await createProject(tx, body);
      await notifyOfNewProject(tx, { projectId: project.id, actor: person.sub }, services);
      return project;
    },
  });
  routes.write('updateProject', only('admin'), { mails: true, write: update });
  routes.write('updateOwnProject', agency, { mails: true, write: update });
  routes.write('assignProject', only('admin'), {
    mails: true,
    write: async (tx, call) => {
      const { project, changed } = await assignProject(tx, call.id, call.body);
      if (changed) await tell(tx, 'assignment', call);
      return project;
    },
  });
  routes.write('postUpdate', agency, {
    mails: true,
    admit: { limit, find: requireLive },
    prepare,
    write: async (tx, { id: projectId, body, files, person }) => {
      const updateId = await writeUpdate(tx, projectId, body);
      const fileIds = await keepFiles(tx, { update_id: updateId }, files);
      const update = await readUpdate(tx, updateId);
      await keepContents(tx, fileIds, files, filesMaxBytes);
      await notify(tx, {
        kind: 'update',
        projectId,
        actor: person.sub,
        text: body.body,
        files: files.map(({ name }) => name),
      });
      return update;
    },
  });
  routes.write('deliverPhase', agency, {
    mails: true,
    admit: { limit, find: findPhase },
    prepare,
    write: async (tx, { id: phaseId, body, files, person }) => {
      const locked = await lockPhase(tx, phaseId);
      const deliveryId = await deliver(tx, locked, body);
      const fileIds = await keepFiles(tx, { delivery_id: deliveryId }, files);
      const phase = await readPhase(tx, phaseId);
      await keepContents(tx, fileIds, files, filesMaxBytes);
      await notify(tx, {
        kind: 'delivery',
        projectId: locked.projectId,
        phaseId,
        actor: person.sub,
        text: body.body,
        files: files.map(({ name }) => name),
      });
      return phase;
    },
  });
  const answer = async (
    tx: Queryable,
    call: { id: string; person: { sub: string }; body: Approval | ChangeRequest },
  ) => {
    const { id: phaseId, person, body } = call;
    const locked = await lockPhase(tx, phaseId);
    await answerDelivery(tx, locked, body);
    const phase = await readPhase(tx, phaseId);
    await notify(tx, {
      kind: 'body' in body ? 'changes' : 'approval',
      projectId: locked.projectId,
      phaseId,
      actor: person.sub,
      ...('body' in body && { text: body.body }),
    });
    return phase;
  };
  routes.write('approvePhase', only('client'), { mails: true, write: answer });
  routes.write('requestChanges', only('client'), { mails: true, write: answer });
}

interface ProjectCall {
  readonly id: string;
  readonly person: { sub: string };
  readonly body: { undoes?: object | undefined };
}
