import type { NoticeKind } from '#contract/notices.ts';

/** What people are told of, where, and how they choose. */
export const noticesCopy = {
  title: 'Avisos',
  readAll: 'Marcar todo como leído',
  none: 'No tienes avisos.',
  noneNext: 'Cuando pase algo en tus tickets o proyectos, lo verás aquí.',
  loading: 'Cargando avisos',
  loadFailed: 'Error al cargar los avisos.',
  readFailed: 'No se pudo marcar como leído. Inténtalo de nuevo.',
  unread: 'Sin leer',
  fifty: 'Aquí caben 50 avisos.',

  byMail: 'Avisos por correo',
  byMailPurpose: 'En el sitio ves todos tus avisos. Elige cuáles te llegan además por correo.',
  choose: 'Elegir avisos',
  byMailKinds: 'Avisarme por correo de…',
  preferencesFailed: 'Error al cargar los datos.',
  saveFailed: 'No se pudieron guardar tus preferencias. Inténtalo de nuevo.',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
} as const;

export const kindNames: Record<NoticeKind, string> = {
  ticket: 'Tickets nuevos',
  message: 'Mensajes',
  note: 'Notas internas',
  status: 'Cambios de estado',
  assignment: 'Trabajo que te asignan',
  delivery: 'Entregas de tus proyectos',
  approval: 'Entregas aprobadas',
  changes: 'Cambios que piden los clientes',
  update: 'Novedades de tus proyectos',
  reminder: 'Recordatorios de entregas sin responder',
  project: 'Proyectos nuevos',
  dates: 'Fechas que se mueven',
};

/** 'Avisos', or 'Avisos, 3 sin leer'. */
export function bellName(unread: number): string {
  return unread === 0 ? noticesCopy.title : `${noticesCopy.title}, ${unread} sin leer`;
}

/** Below a full list that does not hold all that is unread. */
export function restText(unlisted: number): string {
  return `${unlisted} más sin leer: ${unlisted === 1 ? 'llega' : 'llegan'} aquí cuando leas estos.`;
}

/** Announced when there are more than a moment ago. */
export function newsText(unread: number): string {
  return unread === 1 ? 'Tienes 1 aviso sin leer.' : `Tienes ${unread} avisos sin leer.`;
}
