/** Texts for changing a project as a whole. */
export const projectObjectsCopy = {
  actions: 'Más acciones',
  view: 'Ver proyecto',
  edit: 'Editar datos',
  editTitle: 'Editar datos del proyecto',
  loading: 'Cargando los datos',
  loadFailed: 'No se pudieron cargar los datos del proyecto.',
  duplicate: 'Duplicar',
  duplicateTitle: 'Duplicar proyecto',
  duplicateHint:
    'La copia tiene el mismo cliente, servicio, alcance y fases; empieza en Planificación.',
  start: 'La primera fase empieza el',
  copyOf: (name: string) => `${name} (copia)`,
  archive: 'Archivar',
  archiveTitle: (name: string) => `¿Archivar «${name}»?`,
  archiveQuestion:
    'Sale de las listas y ya no cambia. Puedes restaurarlo desde el filtro «Archivados».',
  archiveSure: 'Sí, archivar',
  archiving: 'Archivando...',
  restore: 'Restaurar',
  restoring: 'Restaurando...',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  blank: 'Todos los campos son obligatorios.',
  failed: 'No se guardó el cambio. Vuelve a intentarlo.',
} as const;
