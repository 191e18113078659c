import type { PhaseState } from '#contract/projects.ts';

/** Texts of a project's page. */
export const projectPageCopy = {
  back: 'Mi panel',
  backToPanel: 'Panel de administración',
  returnHome: 'Volver a mi panel',
  returnToPanel: 'Volver al panel',
  title: 'Proyecto',
  missingTitle: 'No encontramos ese proyecto',
  blank: 'Este proyecto todavía no tiene cronograma ni novedades.',
  blankNext: 'Cuando el equipo defina sus fases y fechas, las verás aquí.',
  loading: 'Cargando el proyecto',
  missing: 'Ese proyecto no existe, o ya no puedes verlo.',
  noLongerYours:
    'Este proyecto ya no está a tu cargo: ves lo último que cargó, y nada más se guarda. Si escribiste algo, cópialo antes de salir.',
  loadFailed: 'Error al cargar el proyecto.',
  reloadFailed: 'Error al recargar los datos.',
  archived: 'Este proyecto está archivado: puedes leerlo, pero ya no cambia.',

  facts: 'Datos del proyecto',
  status: 'Estado',
  service: 'Servicio',
  client: 'Cliente',
  inCharge: 'A cargo',
  nobodyYet: 'Aún nadie',
  progress: 'Avance',
  write: 'Escribir al equipo',
  edit: 'Editar cronograma',

  timeline: 'Cronograma',
  scope: 'Alcance',
  moreScope: 'Ver todo el alcance',
  lessScope: 'Ver menos',
  fromMessage: 'Ver el mensaje del que salió',
  phases: 'Fases',
  earlier: 'Entregas anteriores',
  openLink: 'Abrir la entrega',
  approvedBy: 'Aprobó la entrega',
  changesBy: 'Pidió cambios',

  deliver: 'Entregar fase',
  deliverAgain: 'Volver a entregar',
  deliverText: 'Qué entregas',
  deliverTextHint: 'Di qué revisar y en qué orden.',
  link: 'Enlace',
  linkHint: 'La dirección completa, con https://',
  blankDelivery: 'Escribe qué entregas.',
  submitDelivery: 'Entregar',
  delivering: 'Entregando...',
  deliverFailed: 'No se pudo entregar. Tu texto y tus archivos siguen aquí: vuelve a intentarlo.',
  cancelled: 'Cancelaste el envío. Tu texto y tus archivos siguen aquí.',

  waits: 'Espera tu respuesta',
  answered: 'Respondiste',
  approve: 'Aprobar entrega',
  approveSure: 'Sí, aprobar',
  approveQuestion:
    '¿Apruebas esta entrega? Queda con tu nombre y la fecha, y no se puede deshacer.',
  approving: 'Aprobando...',
  approveFailed: 'No se pudo aprobar. Vuelve a intentarlo.',
  requestChanges: 'Pedir cambios',
  changesText: 'Qué hay que cambiar',
  changesHint: 'Mientras más concreto, más rápido lo corregimos.',
  blankChanges: 'Escribe qué hay que cambiar.',
  sendChanges: 'Enviar',
  sendingChanges: 'Enviando...',
  changesFailed: 'No se pudo enviar. Tu texto sigue aquí: vuelve a intentarlo.',
  changesTooLate:
    'Esta entrega ya tiene respuesta: tu texto no se envió. Cópialo si todavía lo necesitas.',
  discardChanges: 'Descartar mi texto',
  cancel: 'Cancelar',

  updates: 'Novedades',
  noUpdates: 'Todavía no hay novedades. Cuando el equipo cuente algo, lo verás aquí.',
  earlierNews: 'Ver novedades y entregas anteriores',
  loadingEarlier: 'Cargando...',
  earlierFailed: 'No se pudieron cargar las novedades anteriores. Vuelve a intentarlo.',
  updateText: 'Cuenta una novedad',
  blankUpdate: 'Escribe la novedad.',
  publish: 'Publicar',
  publishing: 'Publicando...',
  published: 'Novedad publicada.',
  publishFailed: 'No se pudo publicar. Tu texto y tus archivos siguen aquí: vuelve a intentarlo.',

  tickets: 'Tickets',
  history: 'Historial',
} as const;

/** A phase's state as people read it. */
export const phaseStateNames: Record<PhaseState, string> = {
  pendiente: 'Pendiente',
  'en curso': 'En curso',
  atrasada: 'Atrasada',
  entregada: 'Entregada',
  aprobada: 'Aprobada',
  'con cambios': 'Con cambios pedidos',
};

/** Announced as earlier updates and deliveries appear. */
export function earlierText(updates: number, deliveries: number): string {
  const news = updates === 1 ? '1 novedad' : `${updates} novedades`;
  return `Ahora ves ${news} y ${deliveries === 1 ? '1 entrega' : `${deliveries} entregas`}.`;
}
