/** Texts of what comes next in a manager's projects. */
export const workCopy = {
  title: 'Qué sigue',
  loading: 'Cargando qué sigue',
  failed: 'No se pudo cargar qué sigue. Revisa tu conexión y vuelve a intentarlo.',
  phase: 'Fase',
  noPhases: 'Sin fases',
  nothingOpen: 'Nada pendiente',
} as const;
