import type { projectRoutes } from '#contract/projectRoutes.ts';
import type { CallText } from './described.ts';

const WHO = 'Quien lo gestiona y administración; para los demás no existe.';
const FORM =
  'También como `multipart/form-data` con hasta cinco `file` de 10 MB (PDF, PNG, JPEG, WebP, DOCX, XLSX, ZIP, TXT, CSV).';
const ANSWER =
  'Solo el cliente del proyecto. Un 409 dice en qué está la fase si no hay una entrega sin responder. La respuesta queda con su fecha y su autor, y no se cambia.';

type Name =
  | 'getProject'
  | 'updateOwnProject'
  | 'postUpdate'
  | 'deliverPhase'
  | 'approvePhase'
  | 'requestChanges'
  | 'getSummary';

/** Of project pages and deliveries. */
export const projectTexts: Readonly<Record<Name & keyof typeof projectRoutes, CallText>> = {
  getProject: {
    tag: 'Portal',
    summary: 'La página de un proyecto',
    description:
      'Su cliente, quien lo gestiona y administración; para los demás no existe. Fases con su estado y sus entregas, novedades, tickets e historial, de lo más nuevo a lo más antiguo.',
  },
  updateOwnProject: {
    tag: 'Portal',
    summary: 'Cambiar un proyecto que gestionas',
    description: `${WHO} Uno o más de los campos; \`phases\` reemplaza la lista completa. Un proyecto archivado no cambia: 409.`,
    notForAll: true,
    mayConflict: true,
  },
  postUpdate: {
    tag: 'Portal',
    summary: 'Publicar una novedad',
    description: `${WHO} ${FORM}`,
    notForAll: true,
    limited: true,
  },
  deliverPhase: {
    tag: 'Portal',
    summary: 'Entregar una fase',
    description: `${WHO} ${FORM} \`link\` es una dirección web completa. Una fase aprobada no se entrega otra vez: 409.`,
    notForAll: true,
    limited: true,
  },
  approvePhase: {
    tag: 'Portal',
    summary: 'Aprobar una entrega',
    description: ANSWER,
    notForAll: true,
    mayConflict: true,
  },
  requestChanges: {
    tag: 'Portal',
    summary: 'Pedir cambios a una entrega',
    description: ANSWER,
    notForAll: true,
    mayConflict: true,
  },
  getSummary: {
    tag: 'Panel',
    summary: 'Qué necesita de alguien',
    description:
      'Solo administradores. Cuántos proyectos sin gestor, fases atrasadas, entregas sin respuesta, tickets en espera, reclamaciones y mensajes por atender. Los proyectos archivados no cuentan.',
    notForAll: true,
  },
};
