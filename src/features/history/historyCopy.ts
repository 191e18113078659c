export const historyCopy = {
  title: 'Historial',
  loading: 'Cargando el historial',
  loadFailed: 'Error al cargar el historial.',
  reloadFailed: 'Error al recargar los datos.',
  moreFailed: 'No se pudo cargar más del historial.',
  none: 'Todavía no hay cambios.',
  more: 'Ver más',
  loadingMore: 'Cargando...',
  texts: 'Ver los dos textos',
  before: 'Antes',
  now: 'Ahora',
} as const;
