import { brand } from '#src/content/brand.ts';

/** Texts of the portfolio; they must not present examples as customers (SITE-13). */
export const portfolioCopy = {
  /** The one notice of the landing that its clients are examples; without examples the heading of the logos. */
  logos: brand.hasExamples
    ? 'Los clientes, trabajos y testimonios son de ejemplo'
    : 'Confían en nosotros',
  title: 'Lo que construimos',
  tabs: 'Tipo de trabajo',
  open: 'Ver Proyecto',
} as const;
