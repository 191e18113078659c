import { agency } from '#contract/agency.ts';
import { MAX_FILES } from '#contract/fileRules.ts';
import { MESSAGE_LENGTH } from '#contract/ticketConstants.ts';
import { thousands } from '#src/lib/countText.ts';

/** What a ticket's page and its conversation say. */
export const conversationCopy = {
  back: 'Centro de Soporte',
  title: 'Ticket',
  loading: 'Cargando el ticket',
  missing: 'Ese ticket no existe.',
  missingNext: 'Puede que lo hayan borrado, o que sea de otra cuenta.',
  toTickets: 'Ver los tickets',
  loadFailed: 'Error al cargar el ticket.',
  reloadFailed: 'Error al recargar los datos.',
  openPage: 'Abrir en su página',

  facts: 'Datos del ticket',
  status: 'Estado',
  project: 'Proyecto',
  noProject: 'Ninguno en particular',
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
  none: 'Todavía no hay respuestas.',
  noneForClient: 'Cuando te respondamos, lo verás aquí.',
  noneForStaff: 'Escribe la primera abajo.',
  you: 'Tú',
  client: 'Cliente',
  staff: `Equipo ${agency.name}`,
  note: 'Nota interna',
  download: 'Descargar',
  linkFailed: 'No se pudo descargar el archivo. Vuelve a intentarlo.',

  reply: 'Tu respuesta',
  internal: 'Nota interna',
  internalHint: 'Solo la ve el equipo: no le llega al cliente.',
  closedForClient: 'Este ticket está cerrado. Si respondes, se vuelve a abrir.',
  closedForStaff: 'Este ticket está cerrado. Si respondes, sigue cerrado: reábrelo si hace falta.',
  attach: 'Adjuntar archivos',
  attachHint: `Hasta ${MAX_FILES} archivos de 10 MB cada uno: PDF, PNG, JPG, WebP, DOCX, XLSX, ZIP, TXT o CSV.`,
  chosen: 'Archivos por enviar',
  remove: 'Quitar',
  uploading: 'Subiendo archivos',
  send: 'Responder',
  sending: 'Enviando...',
  sent: 'Respuesta enviada.',
  noteSaved: 'Nota guardada.',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  blank: 'Escribe tu respuesta.',
  tooLong: `El mensaje admite hasta ${thousands(MESSAGE_LENGTH)} caracteres.`,
  sendFailed: 'No se pudo enviar. Tu texto y tus archivos siguen aquí: vuelve a intentarlo.',
  cancelled: 'Cancelaste el envío. Tu texto y tus archivos siguen aquí.',

  savedReplies: 'Respuestas guardadas',
  chooseReply: 'Elige una',
  /** Where there is none yet. */
  firstReply: 'Guardar respuestas para reusarlas',
  insert: 'Insertar',
  manage: 'Gestionar',
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
  /** Stands for `{proyecto}` where the ticket names none. */
  anyProject: 'tu proyecto',
} as const;

export function tooLongText(length: number): string {
  return `${conversationCopy.tooLong} El tuyo tiene ${thousands(length)}.`;
}

export function removedText(title: string): string {
  return `Borraste «${title}».`;
}
