/** Texts of the login screen; specified texts carry the id of their requirement. */
export const loginCopy = {
  /** AUTH-11. */
  title: 'Portal de Clientes',
  purpose: 'Mira el avance de tus proyectos y escríbenos cuando lo necesites.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar Sesión',
  /** AUTH-11. */
  busy: 'Iniciando Sesión...',
  /** AUTH-11. */
  blank: 'Por favor, completa todos los campos.',
  forgot: '¿Olvidaste tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Regístrate',
} as const;
