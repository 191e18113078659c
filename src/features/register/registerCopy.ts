/** Texts of the register screen; specified texts carry the id of their requirement. */
export const registerCopy = {
  title: 'Crear cuenta',
  purpose: 'Con tu cuenta ves el avance de tus proyectos y pides ayuda cuando la necesitas.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  confirmPassword: 'Confirma tu contraseña',
  submit: 'Crear cuenta',
  /** AUTH-13. */
  busy: 'Creando cuenta...',
  failedHelp: 'Lo que escribiste sigue aquí. Inténtalo otra vez o escríbenos a',
  blank: 'Por favor, completa todos los campos.',
  blankEach: {
    full_name: 'Escribe tu nombre.',
    email: 'Escribe tu correo.',
    password: 'Elige una contraseña.',
    confirm_password: 'Repite la contraseña.',
  },
  dataUse: 'Usamos estos datos para darte acceso al portal. Lee la',
  privacy: 'Política\u00a0de\u00a0Privacidad',
  hasAccount: '¿Ya tienes cuenta?',
  toLogin: 'Inicia sesión',
  /** AUTH-14. */
  doneTitle: 'Revisa tu Correo',
  /** AUTH-14. */
  done: '¡Registro exitoso! Por favor, revisa tu bandeja de entrada para verificar tu dirección de correo electrónico.',
  sentTo: 'Lo enviamos a',
  notArrived: 'Si no llega en unos minutos, revisa tu correo no deseado.',
  doneToLogin: 'Ir al Portal de Clientes',
} as const;
