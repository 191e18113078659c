import type { Ticket } from '#contract/tickets.ts';

/** Texts of the support centre; those that the specification fixes name their requirement. */
export const ticketsCopy = {
  title: 'Centro de soporte',
  clientPurpose: 'Cuéntanos qué falla o qué necesitas cambiar. Aquí ves qué pasó con cada ticket.',
  staffPurpose: 'Los tickets que te asignaron y los que abres tú.',
  projectManagerPurpose: 'Los tickets que te asignaron, los de tus proyectos y los que abres tú.',
  managerPurpose: 'Los tickets de todos los clientes. Lo que cambias lo ven al momento.',
  /** TICKET-2, TICKET-3. */
  create: 'Crear Nuevo Ticket',
  none: 'No hay tickets',
  /** TICKET-5, TICKET-6, ERROR-4, ERROR-5. */
  loadFailed: 'Error al cargar los tickets.',
  reloadFailed: 'Error al recargar los datos.',
  createFailed: 'No se pudo crear el ticket. Inténtalo de nuevo.',
  updateFailed: 'Error al actualizar el ticket.',
  undoFailed: 'No se deshizo en todos los tickets.',

  loading: 'Cargando tickets',
  ownTickets: 'Tus tickets',
  noneOwn: 'Cuando escribas el primero, aquí verás su estado.',
  noneForStaff: 'Cuando te asignen uno, o escribas el primero, lo verás aquí.',
  noneAtAll: 'Cuando un cliente escriba, su ticket aparecerá aquí.',

  subject: 'Asunto',
  subjectHint: 'Una línea que diga de qué se trata.',
  description: 'Descripción detallada',
  descriptionHint: 'Qué esperabas, qué pasó y dónde: una dirección o un número de pedido ayudan.',
  project: 'Proyecto',
  noProject: 'Ninguno en particular',
  blankSubject: 'Escribe el asunto.',
  blankDescription: 'Escribe la descripción.',
  send: 'Enviar ticket',
  sending: 'Enviando...',
  cancelled: 'Cancelaste el envío. Tu texto y tus archivos siguen aquí.',
  created: 'Recibimos tu ticket. Te responderemos y aquí verás su estado.',
  readMore: 'Leer todo',
  readLess: 'Leer menos',
  more: 'Ver más tickets',

  openFor: 'Nuevo ticket',
  openForTitle: 'Nuevo ticket para un cliente',
  openForLead: 'El cliente lo verá entre sus tickets y le avisaremos.',
  loadingForm: 'Cargando el formulario',
  formFailed: 'No se pudo cargar el formulario. Revisa tu conexión y vuelve a intentarlo.',
  findClient: 'Buscar cliente',
  findClientHint: 'Nombre, empresa o correo.',
  client: 'Cliente',
  chooseClient: 'Elige un cliente',
  findingClients: 'Buscando clientes...',
  noClients: 'Ningún cliente coincide. Revisa el nombre, o búscalo por empresa o correo.',
  tooManyClients: 'Se muestran los primeros 50: escribe más para encontrar al tuyo.',
  clientsFailed: 'No se pudieron cargar los clientes.',
  blankClient: 'Elige al cliente.',
  descriptionShort: 'Descripción',
  openForSubmit: 'Abrir ticket',

  loadingOne: 'Cargando el ticket',
  deskFailed: 'No se pudo abrir la lista.',
  conversationFailed: 'No se pudo abrir la conversación.',

  waits: 'espera',
  answered: 'respuesta en',
  waiting: 'Espera',
  views: 'Qué tickets',
  toAnswer: 'Por responder',
  unassigned: 'Sin asignar',
  inCharge: 'A cargo',
  assignedToYou: 'Asignado a ti',
  inYourProject: 'De tu proyecto',
  mine: 'Míos',
  all: 'Todos',
  select: 'Elegir',
  changeStatus: 'Cambiar estado a',
  chooseStatus: 'Elige un estado',
  apply: 'Aplicar',
  unselect: 'Quitar selección',

  keyReply: 'Responder',
  keyNote: 'Escribir una nota interna',
  keyClose: 'Cerrar el ticket',
  keyAssign: 'Elegir quién lo atiende',
  keyBack: 'Volver a la lista',
  keyNext: 'Ir al ticket siguiente',
  keyPrevious: 'Ir al ticket anterior',
  keyUndo: 'Deshacer el último cambio',
  keySend: 'Enviar lo que escribiste',

  table: 'Tickets de soporte',
  user: 'Usuario',
  date: 'Fecha',
  status: 'Estado',
  detail: 'Ver',
  anyStatus: 'Todos',
  noneFound: 'Ningún ticket coincide con lo que buscas.',
  clear: 'Quitar filtros',
  exportName: 'tickets',
  one: 'ticket',
  many: 'tickets',
} as const;

/** Whose turn a ticket is; times are '14 h', '3 días'. */
export const turnCopy = {
  reader: 'Te toca responder',
  /** Told to the client. */
  agency: 'Te debemos respuesta',
  /** Told to staff. */
  colleague: 'Espera respuesta',
  client: 'Le toca al cliente',
  since: (time: string) => `desde hace ${time}`,
  answered: (name: string, time: string) => `${name} respondió hace ${time}`,
  latest: (time: string) => `Último mensaje hace ${time}`,
} as const;

/** The number of selected rows. */
export function selectedText(count: number): string {
  return count === 1 ? '1 ticket elegido' : `${count} tickets elegidos`;
}

/** What was done to several at once. */
export function changedText(count: number, status: string): string {
  return `${count === 1 ? '1 ticket pasó' : `${count} tickets pasaron`} a ${status}.`;
}

/** Of which ticket a row's checkbox is. */
export function selectText({ subject }: Ticket): string {
  return `${ticketsCopy.select}: ${subject}`;
}
