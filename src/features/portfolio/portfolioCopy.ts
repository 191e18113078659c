/** Texts of the portfolio; they must not present examples as customers (SITE-13). */
export const portfolioCopy = {
  logos: 'Marcas de ejemplo, dibujadas para este sitio',
  title: 'Ejemplos de lo que construimos',
  note: 'Los negocios son inventados; el trabajo es el que hacemos.',
  tabs: 'Tipo de trabajo',
  open: 'Ver Proyecto',
} as const;
