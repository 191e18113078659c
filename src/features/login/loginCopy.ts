/** What the login screen says; the specification's own texts are marked with their section. */
export const loginCopy = {
  /** Section 2. */
  title: 'Portal de Clientes',
  purpose: 'Mira el avance de tus proyectos y escríbenos cuando lo necesites.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar Sesión',
  /** Section 4. */
  busy: 'Iniciando Sesión...',
  /** Section 5. */
  blank: 'Por favor, completa todos los campos.',
  forgot: '¿Olvidaste tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Regístrate',
} as const;
