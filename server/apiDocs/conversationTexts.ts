import type { ticketRoutes } from '#contract/ticketRoutes.ts';
import type { noticeRoutes } from '#contract/noticeRoutes.ts';
import type { CallText } from './described.ts';

const WHO = 'Quien lo abrió, soporte y administración; para los demás no existe.';

const FILLED = 'El texto puede llevar `{cliente}` y `{proyecto}`, que completa la página.';

/** Of tickets' conversations, and of what tells people of changes. */
export const conversationTexts: Readonly<
  Record<keyof typeof ticketRoutes | keyof typeof noticeRoutes, CallText>
> = {
  getTicket: {
    tag: 'Portal',
    summary: 'Un ticket y su conversación',
    description: `${WHO} Las entradas van de la más antigua a la más nueva: mensajes, cambios de estado y de responsable. Las notas internas solo llegan a soporte y administración.`,
  },
  replyToTicket: {
    tag: 'Portal',
    summary: 'Responder un ticket',
    description: `${WHO} También como \`multipart/form-data\` con \`body\`, \`internal\` y hasta cinco \`file\` de 10 MB (PDF, PNG, JPEG, WebP, DOCX, XLSX, ZIP, TXT, CSV). Una nota interna solo es para soporte y administración. El mensaje de quien abrió un ticket cerrado lo reabre.`,
    notForAll: true,
    limited: true,
  },
  closeTicket: { tag: 'Portal', summary: 'Cerrar un ticket', description: WHO },
  reopenTicket: { tag: 'Portal', summary: 'Reabrir un ticket', description: WHO },
  getFileLink: {
    tag: 'Portal',
    summary: 'Enlace para descargar un archivo',
    description:
      'Quien ve el mensaje, la novedad o la entrega. El enlace es relativo al sitio, vale 5 minutos y no pide sesión.',
  },
  listNotices: {
    tag: 'Portal',
    summary: 'Avisos',
    description: 'Los 50 más nuevos y cuántos faltan leer. Nadie recibe aviso de lo que hizo.',
  },
  readNotices: {
    tag: 'Portal',
    summary: 'Marcar avisos como leídos',
    description: 'Los de `ids`; sin `ids`, todos.',
  },
  getNoticePreferences: {
    tag: 'Portal',
    summary: 'Avisos que no llegan por correo',
    description: 'Los tipos silenciados; en el sitio aparecen igual.',
  },
  updateNoticePreferences: {
    tag: 'Portal',
    summary: 'Elegir qué avisos llegan por correo',
    description: '`muted` reemplaza la lista de tipos silenciados.',
  },
  getEvents: {
    tag: 'Portal',
    summary: 'Novedades en vivo',
    description:
      'Eventos `ticket`, `project` y `notice`, con `{"id"}` en `data`, de lo que la persona puede ver; un comentario cada 20 s. Termina con la sesión. Un 429 si ya hay muchas abiertas.',
    limited: true,
  },
  assignTicket: {
    tag: 'Panel',
    summary: 'Poner a alguien a cargo de un ticket',
    description: 'Soporte y administración. `null` lo deja sin responsable.',
    notForAll: true,
    mayNotFit: true,
  },
  listAssignees: {
    tag: 'Panel',
    summary: 'Quién puede atender tickets',
    description: 'Soporte y administración.',
    notForAll: true,
  },
  listSavedReplies: {
    tag: 'Panel',
    summary: 'Respuestas guardadas',
    description: `Soporte y administración. ${FILLED}`,
    notForAll: true,
  },
  createSavedReply: {
    tag: 'Panel',
    summary: 'Guardar una respuesta',
    description: `Soporte y administración. ${FILLED}`,
    notForAll: true,
  },
  updateSavedReply: {
    tag: 'Panel',
    summary: 'Cambiar una respuesta guardada',
    description: 'Soporte y administración.',
    notForAll: true,
  },
  removeSavedReply: {
    tag: 'Panel',
    summary: 'Borrar una respuesta guardada',
    description: 'Soporte y administración.',
    notForAll: true,
  },
  getHistory: {
    tag: 'Panel',
    summary: 'Historial',
    description:
      'Solo administradores. Qué cambió en `object` (`project`, `phase`, `ticket`, `person`, `complaint`, `message` y su identificador), de lo más nuevo a lo más antiguo; el de un proyecto incluye sus fases. Una creación no tiene `field`. Nadie lo cambia ni lo borra.',
    notForAll: true,
  },
};
