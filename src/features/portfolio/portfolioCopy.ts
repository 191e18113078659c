import { brand } from '#src/content/brand.ts';

/** Texts of the portfolio; they must not present examples as customers (SITE-13). */
export const portfolioCopy = {
  logos: brand.hasExamples ? 'Clientes y trabajos de ejemplo' : 'Confían en nosotros',
  title: 'Lo que construimos',
  tabs: 'Tipo de trabajo',
  open: 'Ver Proyecto',
} as const;
