import { brand } from '#src/content/brand.ts';

/** Texts of the case studies; each one says at the top that it is an example, if it is (SITE-13). */
export const caseCopy = {
  kind: brand.hasExamples ? 'Caso de ejemplo' : 'Caso',
  all: 'Todos los trabajos',
  problem: 'El problema',
  steps: 'Lo que hicimos',
  screensLoading: 'Cargando pantallas...',
  screensFailed: 'No pudimos cargar las pantallas.',
  result: 'El resultado',
  services: 'Servicios que intervienen',
  more: 'Otros casos',
  next: 'Caso siguiente',
  callTitle: '¿Te suena a tu negocio?',
  callLead: 'Cuéntanos cómo lo haces hoy y te decimos qué haríamos primero.',
  call: 'Conversemos',
} as const;
