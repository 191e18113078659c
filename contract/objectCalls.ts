import {
  Duplicate,
  ProjectEdit,
  ServiceTemplate,
  ServiceTemplates,
  TemplateChange,
} from './projectPages.ts';
import { projectRoutes } from './projectRoutes.ts';
import { Project } from './projects.ts';

/** The calls for projects as objects and for the templates of services, as `calls` has them. */
export const objectCalls = {
  editProject: {
    ...projectRoutes.editProject,
    success: 200,
    body: ProjectEdit,
    response: Project,
  },
  archiveProject: { ...projectRoutes.archiveProject, success: 200, response: Project },
  restoreProject: { ...projectRoutes.restoreProject, success: 200, response: Project },
  duplicateProject: {
    ...projectRoutes.duplicateProject,
    creates: true,
    success: 201,
    body: Duplicate,
    response: Project,
  },
  listTemplates: { ...projectRoutes.listTemplates, success: 200, response: ServiceTemplates },
  updateTemplate: {
    ...projectRoutes.updateTemplate,
    success: 200,
    body: TemplateChange,
    response: ServiceTemplate,
  },
} as const;
