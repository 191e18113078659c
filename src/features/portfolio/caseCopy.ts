/** Texts of the case studies; each one says at the top that it is an example (SITE-13). */
export const caseCopy = {
  kind: 'Caso de ejemplo',
  note: 'El negocio es inventado; el trabajo es el que hacemos.',
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
