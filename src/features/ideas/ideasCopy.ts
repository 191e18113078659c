/** What the panel says of ideas. */
export const ideasCopy = {
  table: 'Ideas generadas',
  user: 'Usuario',
  name: 'Idea',
  prompt: 'Pedido',
  date: 'Fecha',
  detail: 'Leer',
  wholePrompt: 'Lo que pidió',
  createProject: 'Crear proyecto a partir de esta idea',
  none: 'Todavía no hay ideas',
  noneNext: 'Cuando alguien pida una en Ideas con IA, aparecerá aquí.',
  noneFound: 'Ninguna idea coincide con lo que buscas.',
  clear: 'Quitar búsqueda',
  file: 'ideas',
  one: 'idea',
  many: 'ideas',
} as const;
