/** Texts specified in PANEL-9 and PANEL-10 are verbatim. */
export const newProjectCopy = {
  open: 'Nuevo Proyecto',
  title: 'Nuevo Proyecto',
  name: 'Nombre del proyecto',
  client: 'Cliente',
  chooseClient: 'Elige un cliente',
  noClients: 'Todavía no hay clientes: primero tienen que registrarse.',
  service: 'Servicio',
  chooseService: 'Elige un servicio',
  startsAs: 'Empieza en Planificación.',
  startsAlone: 'Empieza en Planificación, sin nadie a cargo.',
  manager: 'Asignado a',
  nobody: 'Sin asignar',
  scope: 'Alcance',
  scopeHint: 'Lo que acordaron: qué incluye y qué no. El cliente lo ve en su proyecto.',
  cancel: 'Cancelar',
  submit: 'Crear proyecto',
  busy: 'Creando proyecto...',
  required: 'Todos los campos son obligatorios.',
  blankEach: {
    name: 'Escribe el nombre del proyecto.',
    user_id: 'Elige un cliente.',
    service_id: 'Elige un servicio.',
  },
  failed: 'Error al crear el proyecto.',
  propose: 'Empezar con las fases de la plantilla',
  start: 'Empieza el',
  proposed: 'Fases propuestas',
  chooseServiceFirst: 'Elige un servicio para ver las fases.',
  fromMessage: (name: string) => `Viene del mensaje de ${name}, que quedará como ganado.`,
  noAccount: (sender?: { name: string; email: string | null }) => {
    if (sender === undefined) return 'Todavía no hay clientes: primero tienen que registrarse.';
    return sender.email === null
      ? `${sender.name} todavía no tiene cuenta. Pídele que se registre, o elige otro cliente.`
      : `${sender.name} (${sender.email}) todavía no tiene cuenta. Pídele que se registre con ese correo, o elige otro cliente.`;
  },
  inviteFirst: (name?: string) =>
    name === undefined
      ? 'Todavía no hay clientes. Envía una invitación al primero para que siga su proyecto.'
      : `${name} todavía no tiene cuenta. Envíale una invitación para que siga su proyecto, o elige otro cliente.`,
  inviteName: 'Nombre completo',
  inviteEmail: 'Correo electrónico',
  invite: 'Invitar por correo',
  inviting: 'Enviando...',
  inviteFailed: 'No se pudo enviar la invitación.',
  invited: (name: string) => `Enviamos la invitación a ${name}. El proyecto será de su cuenta.`,
  messageFailed: 'No se pudo cargar el mensaje. Puedes llenar los datos a mano.',
  loading: 'Cargando el formulario',
  loadFailed: 'No se pudo cargar el formulario. Revisa tu conexión y vuelve a intentarlo.',
} as const;
