import type { CallName } from '#contract/calls.ts';
import type { CallText } from './described.ts';
import { conversationTexts } from './conversationTexts.ts';
import { messageTexts } from './messageTexts.ts';
import { projectTexts } from './projectTexts.ts';
import { teamTexts } from './teamTexts.ts';
import { objectTexts } from './objectTexts.ts';

const CAPTCHA =
  'Pide un `recaptchaToken` de reCAPTCHA v3 con la acción que corresponde al formulario.';

const PAGES =
  'Por páginas de `limit` filas (1 a 100; 50 si falta): `cursor` es el `next` de la página anterior de la misma consulta, `null` en la última. `total` es exacto hasta 10 000, si `exact` lo dice. Cada palabra de `search` debe estar en la fila, sin distinguir tildes ni mayúsculas.';

const PART =
  'Sin `limit` la lista llega completa; con `limit` llegan las filas más nuevas y `more` dice dónde siguen las otras y cuántas son en total.';

const FILE =
  'CSV en UTF-8 con todas las filas de la misma búsqueda, filtros y orden que la lista por páginas. Si algo falla a la mitad, la conexión se corta: un archivo que llegó completo está completo.';

export const callTexts: Readonly<Record<CallName, CallText>> = {
  getDashboard: {
    tag: 'Portal',
    summary: 'Proyectos propios',
    description:
      'Un cliente recibe sus proyectos y los servicios contratados; una gestora, los que tiene asignados.',
  },
  listTickets: {
    tag: 'Portal',
    summary: 'Tickets',
    description: `Los propios; soporte y administración reciben todos. ${PART} Con \`limit\` responde \`{tickets, more?}\`.`,
  },
  pageTickets: {
    tag: 'Portal',
    summary: 'Tickets por páginas',
    description: `Los propios; soporte y administración reciben todos. ${PAGES} Busca en usuario, asunto y descripción.`,
  },
  createTicket: {
    tag: 'Portal',
    summary: 'Abrir un ticket',
    description:
      'Soporte atiende tickets, no los abre: recibe un 403. `project_id` es uno de los proyectos que ves.',
    notForAll: true,
    limited: true,
    mayNotFit: true,
  },
  ...conversationTexts,
  ...objectTexts,
  ...teamTexts,
  ...messageTexts({ pages: PAGES, file: FILE }),
  ...projectTexts,
  getAccount: {
    tag: 'Portal',
    summary: 'Mi cuenta',
    description:
      'Nombre, correo, rol y sesiones abiertas; la que pregunta va primero. Contraseña, correo y cierre de sesiones se cambian en el servicio de identidad.',
  },
  updateAccount: {
    tag: 'Portal',
    summary: 'Cambiar mi nombre',
    description: 'Responde la cuenta con el nombre nuevo.',
  },
  exportAccount: {
    tag: 'Portal',
    summary: 'Descargar mis datos',
    description:
      'Todo lo que guardamos sobre quien pregunta, hasta 5,000 filas de cada tipo, sin datos de otras personas ni notas internas.',
  },
  getAllData: {
    tag: 'Panel',
    summary: 'Todo lo que muestra el panel',
    description: `Solo administradores. Lleva \`ETag\`: con \`If-None-Match\` responde 304. ${PART}`,
    notForAll: true,
  },
  createStaff: {
    tag: 'Panel',
    summary: 'Crear una cuenta del equipo',
    description: 'Solo administradores. `role_id` es cualquier rol menos el de cliente.',
    notForAll: true,
  },
  createInvitation: {
    tag: 'Panel',
    summary: 'Invitar por correo',
    description:
      'Solo administradores. `role_id` es cualquier rol, también el de cliente. Crea la cuenta y envía un enlace con el que su dueño elige su contraseña. Si la invitación sigue sin aceptar, sale otra y vale el último rol; con otra cuenta, 409.',
    notForAll: true,
  },
  exportProjects: {
    tag: 'Panel',
    summary: 'Proyectos en un archivo',
    description: `Solo administradores. ${FILE} Con el correo de cada cliente, el servicio y las fechas de las fases.`,
    notForAll: true,
  },
  exportTickets: {
    tag: 'Panel',
    summary: 'Tickets en un archivo',
    description: `Administradores y soporte. ${FILE} Con la descripción completa.`,
    notForAll: true,
  },
  exportIdeas: {
    tag: 'Panel',
    summary: 'Ideas en un archivo',
    description: `Solo administradores. ${FILE} Con lo que se propuso y cuándo la persona escribió para realizarla.`,
    notForAll: true,
  },
  exportStaff: {
    tag: 'Panel',
    summary: 'El equipo en un archivo',
    description: `Solo administradores. ${FILE}`,
    notForAll: true,
  },
  exportClients: {
    tag: 'Panel',
    summary: 'Los clientes en un archivo',
    description: `Solo administradores. ${FILE}`,
    notForAll: true,
  },
  exportComplaints: {
    tag: 'Panel',
    summary: 'Libro de Reclamaciones en un archivo',
    description: `Solo administradores. ${FILE} Con las hojas completas y sus respuestas.`,
    notForAll: true,
  },
  createProject: {
    tag: 'Panel',
    summary: 'Crear un proyecto',
    description:
      'Solo administradores. `user_id` es un cliente; el proyecto nace en Planificación. Con `phases` nace con su cronograma; con `messageId` el mensaje de contacto queda ganado; de un mensaje sale un solo proyecto (409).',
    notForAll: true,
    mayConflict: true,
  },
  updateProject: {
    tag: 'Panel',
    summary: 'Cambiar un proyecto',
    description:
      'Solo administradores. Uno o más de los campos; `phases` reemplaza la lista completa. Un proyecto archivado no cambia: 409.',
    notForAll: true,
    mayConflict: true,
  },
  assignProject: {
    tag: 'Panel',
    summary: 'Asignar un proyecto',
    description: 'Solo administradores. `userId` es quien lo gestiona; `null` lo deja sin asignar.',
    notForAll: true,
    mayConflict: true,
  },
  updateTicket: {
    tag: 'Panel',
    summary: 'Cambiar el estado de un ticket',
    description: 'Administradores y soporte.',
    notForAll: true,
  },
  generateIdea: {
    tag: 'Ideas',
    summary: 'Una idea',
    description: 'La idea queda guardada a nombre de quien la pidió.',
    limited: true,
  },
  generateIdeas: {
    tag: 'Ideas',
    summary: 'Varias ideas',
    description: 'Las ideas quedan guardadas a nombre de quien las pidió.',
    limited: true,
  },
  listIdeas: {
    tag: 'Ideas',
    summary: 'Las ideas propias',
    description:
      'De la más nueva a la más antigua, por páginas: `limit` va de 1 a 100 y es 50 si falta; `cursor` es el `next` de la página anterior, que es `null` en la última.',
  },
  getIdea: {
    tag: 'Panel',
    summary: 'Detalle de una idea',
    description:
      'Solo administradores. Lo que la lista del panel no trae: descripción, funciones, el correo de quien la pidió y cuándo escribió para realizarla.',
    notForAll: true,
  },
  createComplaint: {
    tag: 'Público',
    summary: 'Libro de Reclamaciones',
    description:
      'Registra un reclamo o una queja (ley 29571), con su código y la fecha límite de respuesta.',
    limited: true,
  },
  findComplaint: {
    tag: 'Público',
    summary: 'Estado de una reclamación',
    description:
      'Con el código y el documento de quien la presentó. Si alguno no coincide responde 404, siempre igual. No crea nada.',
    limited: true,
    mayMiss: true,
  },
  pageProjects: {
    tag: 'Panel',
    summary: 'Proyectos por páginas',
    description: `Solo administradores. ${PAGES} Busca en cliente, proyecto, gestor, servicio y estado; \`assigned_to=none\` son los que no tienen gestor.`,
    notForAll: true,
  },
  pageAllTickets: {
    tag: 'Panel',
    summary: 'Tickets por páginas',
    description: `Administradores y soporte. ${PAGES} Busca en usuario, asunto y descripción.`,
    notForAll: true,
  },
  pageIdeas: {
    tag: 'Panel',
    summary: 'Ideas por páginas',
    description: `Solo administradores. ${PAGES} Busca en usuario, idea y pedido.`,
    notForAll: true,
  },
  pageStaff: {
    tag: 'Panel',
    summary: 'El equipo por páginas',
    description: `Solo administradores. Todas las personas que no son clientes, con su correo, su estado y su último ingreso. ${PAGES} Busca en nombre y rol.`,
    notForAll: true,
  },
  pageClients: {
    tag: 'Panel',
    summary: 'Los clientes por páginas',
    description: `Solo administradores. Con empresa, correo, teléfono, DNI o RUC, notas del equipo, proyectos, tickets abiertos y último ingreso. ${PAGES} Busca en nombre, empresa, correo, teléfono y documento.`,
    notForAll: true,
  },
  pageComplaints: {
    tag: 'Panel',
    summary: 'Libro de Reclamaciones por páginas',
    description: `Solo administradores. Las hojas y sus respuestas: primero lo que falta responder, por su fecha límite. ${PAGES} Busca en código, nombre, documento, correo, detalle y pedido. \`state=open\` son las que faltan responder.`,
    notForAll: true,
  },
  answerComplaint: {
    tag: 'Panel',
    summary: 'Responder una reclamación',
    description:
      'Solo administradores. La respuesta queda registrada con su fecha y su autor, y sale por correo, junto con el acuerdo entre las partes, si lo hubo. No se cambia ni se borra: la corrige otra respuesta.',
    notForAll: true,
    mayMiss: true,
  },
  sendContactMessage: {
    tag: 'Público',
    summary: 'Mensaje de contacto',
    description: `${CAPTCHA} Aquí, \`contact_form\`. Con sesión, \`ideaId\` anota qué idea propia se quiere realizar; la de otra persona no cambia nada.`,
    limited: true,
  },
  subscribe: {
    tag: 'Público',
    summary: 'Suscripción al boletín',
    description: `${CAPTCHA} Aquí, \`newsletter_signup\`. La suscripción vale cuando se confirma por correo.`,
    limited: true,
  },
};
