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
  startsAs: 'Empieza en Planificación, sin nadie a cargo.',
  cancel: 'Cancelar',
  submit: 'Crear proyecto',
  busy: 'Creando proyecto...',
  required: 'Todos los campos son obligatorios.',
  failed: 'Error al crear el proyecto.',
  loading: 'Cargando el formulario',
  loadFailed: 'No se pudo cargar el formulario. Revisa tu conexión y vuelve a intentarlo.',
} as const;
