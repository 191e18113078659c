import {
  Approval,
  ChangeRequest,
  Duplicate,
  NewDelivery,
  NewUpdate,
  ProjectEdit,
  ProjectPage,
  ProjectPhase,
  ProjectUpdate,
  ServiceTemplate,
  ServiceTemplates,
  Summary,
  TemplateChange,
} from './projectPages.ts';
import { projectRoutes } from './projectRoutes.ts';
import { Project, ProjectChange } from './projects.ts';
import { BeforeQuery } from './shared.ts';

/** Calls for projects, their pages and the templates of services. */
export const projectCalls = {
  getProject: {
    ...projectRoutes.getProject,
    description:
      'El cliente, quien gestiona y administración reciben la página de un proyecto; lo anterior se pide con `before`.',
    success: 200,
    query: BeforeQuery,
    response: ProjectPage,
  },
  updateOwnProject: {
    ...projectRoutes.updateOwnProject,
    description: 'Quien gestiona un proyecto cambia uno o más de sus campos.',
    success: 200,
    body: ProjectChange,
    response: Project,
  },
  postUpdate: {
    ...projectRoutes.postUpdate,
    description: 'Quien gestiona un proyecto publica una novedad, también con hasta cinco `file`.',
    creates: true,
    form: true,
    success: 201,
    body: NewUpdate,
    response: ProjectUpdate,
  },
  deliverPhase: {
    ...projectRoutes.deliverPhase,
    description: 'Quien gestiona un proyecto entrega una fase, también con hasta cinco `file`.',
    creates: true,
    form: true,
    success: 200,
    body: NewDelivery,
    response: ProjectPhase,
  },
  approvePhase: {
    ...projectRoutes.approvePhase,
    description: 'El cliente aprueba la entrega de una fase.',
    success: 200,
    body: Approval,
    response: ProjectPhase,
  },
  requestChanges: {
    ...projectRoutes.requestChanges,
    description: 'El cliente pide cambios a la entrega de una fase.',
    success: 200,
    body: ChangeRequest,
    response: ProjectPhase,
  },
  getSummary: {
    ...projectRoutes.getSummary,
    description: 'Administración recibe cuántas cosas esperan a alguien.',
    success: 200,
    response: Summary,
  },
  editProject: {
    ...projectRoutes.editProject,
    description:
      'Administración cambia el nombre, el cliente, el servicio o el alcance de un proyecto.',
    success: 200,
    body: ProjectEdit,
    response: Project,
  },
  archiveProject: {
    ...projectRoutes.archiveProject,
    description: 'Administración archiva un proyecto, que no cambia hasta restaurarlo.',
    success: 200,
    response: Project,
  },
  restoreProject: {
    ...projectRoutes.restoreProject,
    description: 'Administración restaura un proyecto archivado.',
    success: 200,
    response: Project,
  },
  duplicateProject: {
    ...projectRoutes.duplicateProject,
    description:
      'Administración duplica un proyecto con su cliente, su servicio y su alcance; la primera fase empieza en `start`.',
    creates: true,
    success: 201,
    body: Duplicate,
    response: Project,
  },
  listTemplates: {
    ...projectRoutes.listTemplates,
    description: 'Administración recibe las fases que suele tener un proyecto de cada servicio.',
    success: 200,
    response: ServiceTemplates,
  },
  updateTemplate: {
    ...projectRoutes.updateTemplate,
    description: 'Administración reemplaza las fases de la plantilla de un servicio.',
    success: 200,
    body: TemplateChange,
    response: ServiceTemplate,
  },
} as const;
