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
  email: 'Correo',

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
} as const;
