import type { NoticeServices } from '../../notices/notify.ts';
import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { duplicateProject, editProject, setArchived } from './objectsRepository.ts';
import { notifyOfNewProject, notifyOfProject } from './projectNotices.ts';
import { updateTemplate } from './templatesRepository.ts';

/** Projects as objects, and the templates of services (docs/adr/0039). */
export function objectsRoutes(routes: ContractRoutes, services: NoticeServices): void {
  routes.write('editProject', only('admin'), {
    mails: true,
    write: async (tx, { id: projectId, body, person }) => {
      const { project, changedClient } = await editProject(tx, projectId, body);
      if (changedClient) {
        await notifyOfProject(
          tx,
          { kind: 'project', changedClient, projectId, actor: person.sub },
          services,
        );
      }
      return project;
    },
  });
  routes.write('archiveProject', only('admin'), {
    write: (tx, { id }) => setArchived(tx, id, true),
  });
  routes.write('restoreProject', only('admin'), {
    write: (tx, { id }) => setArchived(tx, id, false),
  });
  routes.write('duplicateProject', only('admin'), {
    mails: true,
    write: async (tx, { id, body, person }) => {
      const project = await duplicateProject(tx, id, body);
      await notifyOfNewProject(tx, { projectId: project.id, actor: person.sub }, services);
      return project;
    },
  });
  routes.read('listTemplates', only('admin'), 'templates');
  routes.write('updateTemplate', only('admin'), {
    write: (tx, { id, body }) => updateTemplate(tx, id, body),
  });
}
