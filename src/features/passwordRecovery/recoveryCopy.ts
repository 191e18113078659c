/** Texts of the two password recovery screens. */
export const recoveryCopy = {
  forgotTitle: '¿Olvidaste tu contraseña?',
  forgotPurpose: 'Escribe el correo de tu cuenta y te enviamos un enlace para crear otra.',
  email: 'Correo electrónico',
  send: 'Enviar enlace',
  sending: 'Enviando...',
  blankEmail: 'Por favor, escribe tu correo.',
  remembered: '¿Ya la recordaste?',
  toLogin: 'Inicia sesión',

  sentTitle: 'Revisa tu correo',
  sent: (email: string) =>
    `Si ${email} tiene una cuenta, en unos minutos te llega un enlace para crear una contraseña nueva. Sirve una sola vez.`,
  notArrived: '¿No llega? Mira en spam, o pide otro: el último enlace es el que sirve.',
  sendAgain: 'Enviar otra vez',
  sentAgain: 'Si ese correo tiene una cuenta, te llega otro enlace.',
  doneToLogin: 'Ir al Portal de Clientes',
  otherEmail: 'Usar otro correo',

  newTitle: 'Crea una contraseña nueva',
  newPurpose: 'Al guardarla cerramos tus sesiones en otros dispositivos.',
  invitedTitle: 'Elige tu contraseña',
  invitedPurpose: 'Desde ahora entras con tu correo y esta contraseña.',
  currentPassword: 'Contraseña actual',
  /** Messages by reason, because the provider's own may be in English. */
  wrongCurrent: {
    current_password_required: 'Escribe tu contraseña actual.',
    current_password_mismatch: 'Tu contraseña actual no es correcta.',
  } as Readonly<Record<string, string>>,
  password: 'Contraseña nueva',
  passwordHint: 'Al menos 8 caracteres.',
  confirmPassword: 'Confirma la contraseña nueva',
  save: 'Guardar contraseña',
  saving: 'Guardando...',
  anotherLink: 'Pedir otro enlace',

  noLinkTitle: 'El enlace falta o ha vencido',
  noLink:
    'Para crear una contraseña nueva necesitas el enlace que enviamos a tu correo. Sirve una sola vez y por tiempo limitado.',
} as const;
