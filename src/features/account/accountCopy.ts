import { agency } from '#contract/agency.ts';

/** Texts of the account page. */
export const accountCopy = {
  title: 'Mi cuenta',
  purpose: 'Tus datos, tu contraseña y los dispositivos donde entraste.',
  loadFailed: 'No pudimos cargar los datos de tu cuenta.',

  nameTitle: 'Tus datos',
  name: 'Nombre completo',
  nameHint: 'Así te ve el equipo, y así te saludan los correos.',
  blankName: 'Escribe tu nombre completo.',
  saveName: 'Guardar nombre',
  saving: 'Guardando...',
  nameSaved: 'Guardamos tu nombre.',
  nameFailed: 'No pudimos guardar tu nombre.',

  emailTitle: 'Correo',
  emailPurpose: 'Te enviamos un enlace a cada correo. El cambio se hace cuando abras los dos.',
  currentEmail: 'Correo actual',
  newEmail: 'Correo nuevo',
  emailPassword: 'Tu contraseña actual',
  blankEmail: 'Escribe tu correo nuevo.',
  blankPassword: 'Escribe tu contraseña actual.',
  sameEmail: 'Ese ya es tu correo.',
  changeEmail: 'Cambiar correo',
  asking: 'Enviando...',
  emailPending: (current: string, next: string) =>
    `Falta confirmar el cambio: abre el enlace que enviamos a ${current} y el que enviamos a ${next}. Valen 1 hora.`,

  passwordTitle: 'Contraseña',
  passwordPurpose: 'Al cambiarla se cierran tus otras sesiones.',
  passwordSaved: 'Guardamos tu contraseña y cerramos tus otras sesiones.',

  sessionsTitle: 'Sesiones abiertas',
  sessionsPurpose: 'Si no reconoces alguna, ciérralas y cambia tu contraseña.',
  current: 'Este dispositivo',
  lastUse: 'Último uso:',
  endOthers: 'Cerrar las demás',
  ending: 'Cerrando...',
  othersEnded: 'Cerramos tus otras sesiones.',

  themeTitle: 'Tema',

  dataTitle: 'Tus datos guardados',
  dataPurpose:
    'Un archivo JSON con todo lo que guardamos sobre ti: cuenta, sesiones, proyectos, tickets, mensajes, ideas, avisos, consentimientos y reclamos.',
  download: 'Descargar mis datos',
  downloading: 'Preparando...',
  downloadFailed: 'No pudimos preparar tus datos. Inténtalo de nuevo.',

  deletionTitle: 'Eliminar tu cuenta',
  deletionPurpose:
    'Nos lo pides aquí y una persona del equipo lo atiende en 10 días hábiles (ley 29733).',
  deletion: 'Eliminar mi cuenta',
  deletionByMail: `Pídelo por correo a ${agency.email}: te respondemos en 10 días hábiles.`,
  goes: 'Se elimina',
  goesText:
    'Tu nombre, tu correo, tu contraseña y tus sesiones; tus tickets con sus archivos, tus ideas, tus avisos y tu suscripción al boletín.',
  stays: 'La ley nos obliga a conservar',
  staysText:
    'Tus hojas del Libro de Reclamaciones, dos años como mínimo (ley 29571), y los proyectos con sus comprobantes, por los plazos tributarios.',
  advice: 'Antes descarga tus datos: después no podremos dártelos.',
  answerBy: (day: string) => `Te respondemos a más tardar el ${day}, por correo y en tu ticket.`,
  confirmDeletion: 'Pedir la eliminación',
  confirming: 'Enviando...',
  deletionFailed: 'No pudimos enviar tu pedido. Inténtalo de nuevo.',
  keepAccount: 'Conservar mi cuenta',
  deletionAsked: (day: string) =>
    `Pediste eliminar tu cuenta. Te respondemos a más tardar el ${day}. Si cambias de idea, escríbenos en el ticket.`,
  toTickets: 'Ver el pedido en Soporte',
  /** The ticket: the person is the one who writes. */
  deletionSubject: 'Eliminar mi cuenta',
  deletionRequest: (day: string) =>
    `Pido que eliminen mi cuenta y los datos que ya no hacen falta, según la ley 29733. El plazo para responder vence el ${day}.`,
} as const;
