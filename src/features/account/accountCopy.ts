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

  temporaryPassword: 'Tu contraseña es la temporal que te dieron.',
  choosePassword: 'Elige una tuya',

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
} as const;
