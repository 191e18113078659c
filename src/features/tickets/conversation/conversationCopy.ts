import { agency } from '#contract/agency.ts';

/** Texts of a ticket's page and its conversation. */
export const conversationCopy = {
  back: 'Centro de soporte',
  title: 'Ticket',
  loading: 'Cargando el ticket',
  missing: 'Ese ticket no existe.',
  missingNext: 'Puede que lo hayan borrado, o que sea de otra cuenta.',
  noLongerYours:
    'Este ticket ya no está a tu cargo: ves lo último que cargó, y no puedes responder. Si escribiste algo, cópialo antes de salir.',
  toTickets: 'Ver los tickets',
  loadFailed: 'Error al cargar el ticket.',
  reloadFailed: 'Error al recargar los datos.',
  openPage: 'Abrir en su página',

  facts: 'Datos del ticket',
  status: 'Estado',
  project: 'Proyecto',
  noProject: 'Ninguno en particular',
  phone: 'Teléfono',
  inCharge: 'A cargo',
  nobody: 'Sin asignar',
  nobodyYet: 'Aún nadie',
  created: 'Creado',
  waiting: 'Espera respuesta',
  waitingNow: 'desde hace',
  firstResponse: 'Primera respuesta',
  firstResponseAfter: 'en',
  take: 'Tomar ticket',
  close: 'Cerrar ticket',
  reopen: 'Reabrir ticket',
  closing: 'Cerrando...',
  reopening: 'Reabriendo...',
  closeFailed: 'No se pudo cerrar el ticket.',
  reopenFailed: 'No se pudo reabrir el ticket.',
  assignFailed: 'No se pudo asignar el ticket.',

  thread: 'Conversación',
  earlier: 'Ver mensajes anteriores',
  loadingEarlier: 'Cargando...',
  earlierFailed: 'No se pudieron cargar los mensajes anteriores. Vuelve a intentarlo.',
  none: 'Todavía no hay respuestas.',
  noneForClient: 'Cuando te respondamos, lo verás aquí.',
  noneForStaff: 'Escribe la primera abajo.',
  you: 'Tú',
  /** After a preposition. */
  inYourName: 'en tu nombre',
  inNameOf: (name: string) => `en nombre de ${name}`,
  client: 'Cliente',
  staff: `Equipo ${agency.name}`,
  note: 'Nota interna',

  reply: 'Tu respuesta',
  internal: 'Nota interna',
  internalHint: 'Solo la ve el equipo.',
  closedForClient: 'Este ticket está cerrado. Si respondes, se vuelve a abrir.',
  closedForStaff: 'Este ticket está cerrado. Si respondes, sigue cerrado: reábrelo si hace falta.',
  closedForOthers: 'Este ticket está cerrado. Si respondes, sigue cerrado.',
  uploading: 'Subiendo archivos',
  send: 'Responder',
  sending: 'Enviando...',
  sent: 'Respuesta enviada.',
  noteSaved: 'Nota guardada.',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  blank: 'Escribe tu respuesta.',
  sendFailed: 'No se pudo enviar. Tu texto y tus archivos siguen aquí: vuelve a intentarlo.',
  cancelled: 'Cancelaste el envío. Tu texto y tus archivos siguen aquí.',

  savedReplies: 'Respuestas guardadas',
  insert: 'Insertar',
  noSavedReplies: 'Aún no hay ninguna. Guarda la que escribes una y otra vez.',
  newReply: 'Respuesta nueva',
  replyTitle: 'Título',
  replyBody: 'Texto',
  replyBodyHint: 'Al insertarla, {cliente} y {proyecto} se llenan solos.',
  blankTitle: 'Escribe el título.',
  blankBody: 'Escribe el texto.',
  save: 'Guardar',
  saving: 'Guardando...',
  edit: 'Editar',
  remove1: 'Borrar',
  undo: 'Deshacer',
  stop: 'Dejar como estaba',
  saveFailed: 'No se pudo guardar la respuesta.',
  removeFailed: 'No se pudo borrar la respuesta.',
  /** Replaces `{proyecto}` if the ticket has no project. */
  anyProject: 'tu proyecto',
} as const;

/** Announced as earlier entries appear. */
export function earlierText(added: number, all: number): string {
  return `${added === 1 ? 'Apareció 1 mensaje anterior' : `Aparecieron ${added} mensajes anteriores`}: ahora ves ${all}.`;
}

export function removedText(title: string): string {
  return `Borraste «${title}».`;
}
