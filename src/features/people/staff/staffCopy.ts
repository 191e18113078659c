/** Texts that STAFF-1 and STAFF-2 give are verbatim. */
export const staffCopy = {
  title: 'Crear usuario',
  purpose: 'Entra desde ya con este correo y la contraseña temporal, que después puede cambiar.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña temporal',
  passwordHint: 'Al menos 8 caracteres. Compártela en persona o por teléfono.',
  role: 'Rol',
  chooseRole: 'Elige un rol',
  submit: 'Crear usuario',
  busy: 'Creando usuario...',
  required: 'Todos los campos son obligatorios.',
  blankEach: {
    full_name: 'Escribe su nombre completo.',
    email: 'Escribe su correo.',
    password: 'Escribe una contraseña temporal.',
    role_id: 'Elige su rol.',
  },
  failed: 'Error al crear el usuario.',
  taken: 'Este correo ya tiene una cuenta. Usa otro.',
  created: (name: string) => `Usuario ${name} creado exitosamente.`,
} as const;

/** Texts of the staff table. */
export const staffTableCopy = {
  title: 'Quiénes trabajan aquí',
  toForm: 'Crear un usuario',
  table: 'Personal de la agencia',
  name: 'Nombre',
  role: 'Rol',
  history: 'Historial',
  historyOf: (name: string) => `Cambios en la cuenta de ${name}`,
  none: 'Todavía no hay nadie',
  noneFound: 'Nadie coincide con lo que buscas.',
  clear: 'Quitar búsqueda',
  exportName: 'personal',
  one: 'persona',
  many: 'personas',
} as const;
