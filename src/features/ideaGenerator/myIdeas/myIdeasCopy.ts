/** One's ideas of before. */
export const myIdeasCopy = {
  title: 'Mis ideas',
  loading: 'Cargando tus ideas',
  none: 'Todavía no tienes ideas guardadas. La primera que generes aparecerá aquí.',
  loadFailed: 'Error al cargar los datos.',
  codeFailed: 'No pudimos mostrar tus ideas. Revisa tu conexión.',
  asked: 'Lo que pediste',
  another: 'Pedir otra idea',
  more: 'Ver más',
  moreBusy: 'Cargando...',
} as const;
