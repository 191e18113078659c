/** Texts of the panel's complaints. */
export const inboxCopy = {
  table: 'Reclamaciones',
  loading: 'Cargando reclamaciones',
  loadFailed: 'Error al cargar las reclamaciones.',
  reloadFailed: 'Error al recargar los datos.',
  none: 'Nadie ha presentado reclamaciones',
  noneNext: 'Cuando alguien llene el Libro de Reclamaciones, su hoja aparecerá aquí con su plazo.',
  noneFound: 'Ninguna reclamación coincide con lo que buscas.',
  clear: 'Quitar filtros',

  code: 'Código',
  name: 'Nombre',
  type: 'Tipo',
  filedAt: 'Presentada',
  dueDate: 'Responder hasta',
  state: 'Estado',
  term: 'Plazo',
  anyState: 'Todos',
  anyType: 'Todos',
  detail: 'Ver',
  exportName: 'reclamaciones',
  one: 'reclamación',
  many: 'reclamaciones',

  person: 'Quién reclama',
  kase: 'Qué pasó',
  document: 'Documento',
  answers: 'Respuestas',
  toAnswer: 'Responder',

  answer: 'Tu respuesta',
  send: 'Responder',
  laterAnswer: 'Ampliar la respuesta',
  sendLater: 'Enviar ampliación',
  sending: 'Enviando...',
  blank: 'Escribe la respuesta.',
  failed: 'No se pudo registrar la respuesta. Inténtalo de nuevo.',
  settlementGroup: 'Acuerdo con el consumidor',
  settledOn: 'Fecha del acuerdo',
  settlement: 'Qué acordaron',
  noDay: 'Indica la fecha del acuerdo.',
  dayTooEarly: 'La fecha del acuerdo es anterior a la reclamación.',
  dayTooLate: 'La fecha del acuerdo todavía no llega.',
  noSettlement: 'Escribe qué acordaron.',
  answered: 'Respuesta registrada y enviada por correo.',
} as const;

/** The field's hint: answers cannot be changed. */
export function answerHint(email: string): string {
  return `Queda registrada con tu nombre y llega a ${email}. Después no se puede cambiar.`;
}
