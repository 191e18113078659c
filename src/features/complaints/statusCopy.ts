/** Texts of the look-up of a complaint. */
export const statusCopy = {
  title: 'Consulta tu reclamación',
  purpose: 'Con el código de tu hoja y tu documento ves en qué va y, cuando la haya, la respuesta.',
  code: 'Código',
  codeHint: 'Está en tu copia, por ejemplo 000123-2026.',
  documentId: 'Documento (DNI o CE)',
  documentHint: 'El mismo con el que la presentaste.',
  submit: 'Consultar',
  busy: 'Consultando…',
  blankCode: 'Escribe el código de tu hoja.',
  failed: 'No se pudo consultar la reclamación. Inténtalo de nuevo.',
  back: 'Presentar una reclamación',
  filedAt: 'Presentada',
  dueDate: 'Respuesta hasta',
  waiting: 'Todavía no hay respuesta. Te la enviaremos también por correo.',
  answer: 'Respuesta',
  laterAnswer: 'Ampliación de la respuesta',
} as const;
