import type { CallName } from '#contract/calls.ts';

/** What each call does and for whom, in a sentence. */
export const callSentences: Readonly<Record<CallName, string>> = {
  getAllData:
    'Administración recibe todo lo que muestra el panel; con `limit`, las filas más nuevas y dónde siguen las otras.',
  createStaff: 'Administración crea una cuenta del equipo, de cualquier rol menos el de cliente.',
  createProject:
    'Administración crea un proyecto de un cliente, también con su cronograma o a partir de un mensaje de contacto.',
  updateProject:
    'Administración cambia uno o más campos de un proyecto; `phases` reemplaza la lista completa.',
  assignProject: 'Administración pone a alguien a cargo de un proyecto; con `null`, a nadie.',
  updateTicket: 'Administración y soporte cambian el estado de un ticket.',
  getDashboard:
    'Un cliente recibe sus proyectos y servicios; quien gestiona, los proyectos que tiene asignados.',
  listTickets: 'Cada persona recibe sus tickets; soporte y administración, todos.',
  createTicket: 'Abre un ticket, también sobre uno de los proyectos que ve la persona.',
  createComplaint:
    'Registra un reclamo o una queja (ley 29571), con su código y la fecha límite de respuesta.',
  generateIdea: 'Genera una idea y la guarda a nombre de quien la pidió.',
  generateIdeas: 'Genera varias ideas y las guarda a nombre de quien las pidió.',
  sendContactMessage:
    'Recibe el formulario de contacto, con un `recaptchaToken` de la acción `contact_form`.',
  subscribe:
    'Pide una suscripción al boletín, con un `recaptchaToken` de la acción `newsletter_signup`; vale cuando se confirma por correo.',
  findComplaint:
    'Dice el estado de una reclamación a quien sabe su código y el documento de quien la presentó.',
  answerComplaint:
    'Administración responde una reclamación; la respuesta sale por correo y no se cambia.',
  listIdeas: 'Lista por páginas las ideas propias, de la más nueva a la más antigua.',
  getIdea: 'Administración recibe de una idea lo que la lista no trae.',
  pageProjects:
    'Administración recibe los proyectos por páginas; `assigned_to=none` son los que no tienen gestor.',
  pageAllTickets: 'Administración y soporte reciben los tickets por páginas.',
  pageIdeas: 'Administración recibe las ideas por páginas.',
  pageStaff: 'Administración recibe por páginas a las personas que no son clientes.',
  pageComplaints:
    'Administración recibe las reclamaciones por páginas; `state=open` son las que faltan responder.',
  pageTickets: 'Cada persona recibe sus tickets por páginas; soporte y administración, todos.',
  exportProjects: 'Administración descarga en Excel los proyectos de una búsqueda.',
  exportTickets: 'Administración y soporte descargan en Excel los tickets de una búsqueda.',
  exportIdeas: 'Administración descarga en Excel las ideas de una búsqueda.',
  exportStaff: 'Administración descarga en Excel al equipo de una búsqueda.',
  exportComplaints:
    'Administración descarga en Excel las reclamaciones de una búsqueda, con sus respuestas.',
  exportSubscribers: 'Administración descarga en Excel las suscripciones confirmadas al boletín.',
  getTicket:
    'Quien abrió un ticket, soporte y administración reciben su conversación; las entradas anteriores se piden con `before`.',
  replyToTicket:
    'Responde un ticket, también como `multipart/form-data` con hasta cinco `file`; una nota interna solo la lee el equipo.',
  closeTicket: 'Cierra un ticket.',
  reopenTicket: 'Reabre un ticket.',
  assignTicket:
    'Soporte y administración ponen a alguien a cargo de un ticket; con `null`, a nadie.',
  getFileLink: 'Da un enlace que descarga un archivo durante cinco minutos, sin sesión.',
  listAssignees: 'Soporte y administración reciben a quienes pueden atender tickets.',
  listSavedReplies: 'Soporte y administración reciben las respuestas guardadas.',
  createSavedReply:
    'Soporte y administración guardan una respuesta; su texto puede llevar `{cliente}` y `{proyecto}`.',
  updateSavedReply: 'Soporte y administración cambian una respuesta guardada.',
  removeSavedReply: 'Soporte y administración borran una respuesta guardada.',
  getProject:
    'El cliente, quien gestiona y administración reciben la página de un proyecto; lo anterior se pide con `before`.',
  updateOwnProject: 'Quien gestiona un proyecto cambia uno o más de sus campos.',
  postUpdate: 'Quien gestiona un proyecto publica una novedad, también con hasta cinco `file`.',
  deliverPhase: 'Quien gestiona un proyecto entrega una fase, también con hasta cinco `file`.',
  approvePhase: 'El cliente aprueba la entrega de una fase.',
  requestChanges: 'El cliente pide cambios a la entrega de una fase.',
  searchAll:
    'Busca por nombre, empresa, correo o código entre lo que la persona puede ver; hasta cinco filas de cada tipo.',
  getSummary: 'Administración recibe cuántas cosas esperan a alguien.',
  editProject: 'Administración cambia el nombre, el cliente o el servicio de un proyecto.',
  archiveProject: 'Administración archiva un proyecto, que no cambia hasta restaurarlo.',
  restoreProject: 'Administración restaura un proyecto archivado.',
  duplicateProject:
    'Administración duplica un proyecto con su cliente y su servicio; la primera fase empieza en `start`.',
  listTemplates: 'Administración recibe las fases que suele tener un proyecto de cada servicio.',
  updateTemplate: 'Administración reemplaza las fases de la plantilla de un servicio.',
  listNotices: 'Cada persona recibe sus 50 avisos más nuevos y cuántos le faltan leer.',
  readNotices: 'Marca como leídos los avisos de `ids`; sin `ids`, todos.',
  getNoticePreferences: 'Cada persona recibe los tipos de aviso que no le llegan por correo.',
  updateNoticePreferences: 'Reemplaza la lista de tipos de aviso que no llegan por correo.',
  getEvents:
    'Envía en vivo eventos `ticket`, `project` y `notice`, con su `id`, de lo que la persona puede ver.',
  getHistory: 'Administración recibe qué cambió en un `object`, de lo más nuevo a lo más antiguo.',
  pageContactMessages:
    'Administración recibe los mensajes de contacto por páginas; `assigned_to=none` son los que nadie atiende.',
  getContactMessage: 'Administración recibe un mensaje de contacto con sus respuestas y notas.',
  updateContactMessage:
    'Administración cambia el estado de un mensaje de contacto o quién lo atiende.',
  replyToContactMessage: 'Administración responde por correo un mensaje de contacto.',
  noteOnContactMessage:
    'Administración anota algo en un mensaje de contacto, que no sale por correo.',
  exportContactMessages:
    'Administración descarga en Excel los mensajes de contacto de una búsqueda.',
  getAccount: 'Cada persona recibe su nombre, correo, rol y sesiones abiertas.',
  updateAccount: 'Cada persona cambia su nombre.',
  exportAccount: 'Cada persona descarga lo que guardamos sobre ella, hasta seis veces por hora.',
  createInvitation:
    'Administración invita a alguien por correo, con cualquier rol; otra invitación sin aceptar se reemplaza.',
  updateStaff:
    'Administración cambia el rol de alguien del equipo, o desactiva o reactiva su cuenta.',
  pageClients: 'Administración recibe los clientes por páginas.',
  exportClients: 'Administración descarga en Excel los clientes de una búsqueda.',
  updateClient: 'Administración cambia los datos de un cliente; un texto vacío borra el dato.',
  handOver: 'Administración traspasa los proyectos y los tickets de una persona a otras.',
};
