import type { ServiceTemplate } from '#contract/projectPages.ts';
import type { Example } from './described.ts';
import { project, rosa } from './exampleRows.ts';
import type { objectTexts } from './objectTexts.ts';

const template: ServiceTemplate = {
  id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  serviceId: 1,
  phases: [
    { name: 'Análisis', days: 5 },
    { name: 'Desarrollo', days: 15 },
  ],
};

/** Of projects as objects, and of the templates of services. */
export const objectExamples: { readonly [Each in keyof typeof objectTexts]: Example<Each> } = {
  editProject: { body: { name: project.name, user_id: rosa.id }, answer: project },
  archiveProject: { answer: { ...project, archivedAt: '2026-11-20T15:30:00Z' } },
  restoreProject: { answer: project },
  duplicateProject: {
    body: { name: 'Tienda en línea 2027', start: '2027-01-04' },
    answer: {
      ...project,
      ...{ id: '4c3b2a19-8f7e-4d6c-9b5a-4f3e2d1c0b9a', name: 'Tienda en línea 2027' },
      ...{ status: 'Planificación', progress: 0, assigned_to: null, phases: [] },
    },
  },
  listTemplates: { answer: { rows: [template] } },
  updateTemplate: { body: { phases: template.phases }, answer: template },
};
