import type { CallText } from './described.ts';

type Name =
  | 'editProject'
  | 'archiveProject'
  | 'restoreProject'
  | 'duplicateProject'
  | 'listTemplates'
  | 'updateTemplate';

/** Of projects as objects, and of the templates of services. */
export const objectTexts: Readonly<Record<Name, CallText>> = {
  editProject: {
    tag: 'Panel',
    summary: 'Cambiar nombre, cliente o servicio de un proyecto',
    description:
      'Solo administradores. Uno o más de los campos. El cliente anterior deja de ver el proyecto. Un 409 si está archivado.',
    notForAll: true,
  },
  archiveProject: {
    tag: 'Panel',
    summary: 'Archivar un proyecto',
    description:
      'Solo administradores. Sale del panel y de las listas, y nada de él cambia hasta restaurarlo. Archivar otra vez no cambia nada.',
    notForAll: true,
  },
  restoreProject: {
    tag: 'Panel',
    summary: 'Restaurar un proyecto archivado',
    description: 'Solo administradores. Restaurar otra vez no cambia nada.',
    notForAll: true,
  },
  duplicateProject: {
    tag: 'Panel',
    summary: 'Duplicar un proyecto',
    description:
      'Solo administradores. Con el mismo cliente y servicio, en Planificación y sin responsable. La primera fase empieza en `start`; todas duran lo mismo, en días calendario.',
    notForAll: true,
  },
  listTemplates: {
    tag: 'Panel',
    summary: 'Plantillas de los servicios',
    description:
      'Solo administradores. Las fases que suele tener un proyecto de cada servicio, en días hábiles.',
    notForAll: true,
  },
  updateTemplate: {
    tag: 'Panel',
    summary: 'Cambiar la plantilla de un servicio',
    description: 'Solo administradores. `phases` reemplaza la lista completa.',
    notForAll: true,
  },
};
