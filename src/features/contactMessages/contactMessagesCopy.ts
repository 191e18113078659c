/** Texts of the panel's contact messages. */
export const contactMessagesCopy = {
  table: 'Mensajes',
  purpose: 'Lo que llega por el formulario de contacto.',
  loading: 'Cargando mensajes',
  loadFailed: 'Error al cargar los mensajes.',
  reloadFailed: 'Error al recargar los datos.',
  none: 'Aún no hay mensajes',
  noneNext:
    'Cuando alguien escriba por el formulario de contacto, su mensaje aparecerá aquí. Los que llegan por otra vía se anotan con «Nuevo mensaje».',
  noneFound: 'Ningún mensaje coincide con lo que buscas.',
  clear: 'Quitar filtros',
  exportName: 'mensajes',
  one: 'mensaje',
  many: 'mensajes',
  subscribers: 'Suscriptores del boletín',
  subscribersExport: 'suscriptores',

  date: 'Fecha',
  name: 'Nombre',
  email: 'Correo',
  subject: 'Asunto',
  status: 'Estado',
  anyStatus: 'Todos',
  inCharge: 'A cargo',
  nobody: 'Nadie',
  detail: 'Ver',
  hasAccount: 'Tiene cuenta',
  hasIdea: 'Idea',

  message: 'Mensaje',
  facts: 'Datos del mensaje',
  phone: 'Teléfono',
  noEmail: 'No dejó',
  contactBy: 'Prefiere',
  channel: 'Canal',
  account: 'Cuenta',
  noAccount: 'No tiene',
  idea: 'Su idea',
  prompt: 'Lo que pidió',
  seeIdea: 'Ver la idea',
  others: 'Otros mensajes de este correo',
  convert: 'Convertir en proyecto',
  project: 'Proyecto',

  thread: 'Conversación',
  threadLoading: 'Cargando la conversación',
  threadFailed: 'Error al cargar la conversación.',
  noEntries: 'Todavía no hay respuestas ni notas.',
  note: 'Nota interna',
  reply: 'Respuesta',
  yourReply: 'Tu respuesta',
  noteHint: 'Solo la ve el equipo.',
  sendReply: 'Responder',
  sending: 'Enviando...',
  saveNote: 'Guardar nota',
  saving: 'Guardando...',
  replyBlank: 'Escribe la respuesta.',
  noteBlank: 'Escribe la nota.',
  replyFailed: 'No se pudo enviar la respuesta. Inténtalo de nuevo.',
  noteFailed: 'No se pudo guardar la nota. Inténtalo de nuevo.',
  cannotReply: 'No dejó correo, así que no puedes responderle desde aquí.',
  onlyNote: 'Puedes dejar una nota.',
  noteOrChat: 'Puedes dejar una nota o escribir por WhatsApp.',
  openChat: 'Abrir WhatsApp (en otra pestaña)',
  cancelled: 'Cancelaste el envío. Tu texto y tus archivos siguen aquí.',
  replied: 'Respuesta enviada por correo.',
  noted: 'Nota guardada.',

  create: 'Nuevo mensaje',
  createLead: 'Anota lo que llegó por otra vía, para que no se pierda.',
  channelAsked: 'Llegó por',
  chooseChannel: 'Elige',
  blankName: 'Escribe el nombre.',
  blankChannel: 'Elige por dónde llegó.',
  blankSubject: 'Escribe el asunto.',
  blankMessage: 'Escribe el mensaje.',
  emailHint: 'Para responder desde aquí.',
  createSubmit: 'Guardar mensaje',
  cancel: 'Cancelar',
  createFailed: 'No se pudo guardar el mensaje.',
  created: (name: string) => `Guardaste el mensaje de ${name}.`,

  updateFailed: 'Error al actualizar el mensaje.',
} as const;

/** 'en conversación' as 'En conversación'. */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** 'teléfono' as 'Teléfono'; null is the contact form. */
export function channelLabel(channel: string | null): string {
  return channel === null ? 'Formulario web' : statusLabel(channel);
}

/** @param count how many messages came from the address, this one included */
export function othersText(count: number): string {
  return `${count - 1} más de este correo`;
}

export function replyHint(email: string): string {
  return `Llega por correo a ${email}.`;
}
