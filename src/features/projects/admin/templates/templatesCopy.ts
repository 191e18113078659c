import { TEMPLATE_DAYS_MAX } from '#contract/projectConstants.ts';

/** Texts of the templates editor. */
export const templatesCopy = {
  open: 'Plantillas',
  title: 'Plantillas de fases',
  purpose: 'Días hábiles que se proponen para cada fase al crear un proyecto.',
  service: 'Servicio',
  days: (phase: string) => `${phase}, en días hábiles`,
  total: 'Total',
  sum: (days: number) => (days === 1 ? '1 día hábil' : `${days} días hábiles`),
  blank: 'Las fases sin días no se proponen.',
  wrong: `Una fase dura de 1 a ${TEMPLATE_DAYS_MAX} días hábiles.`,
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Plantilla guardada.',
  close: 'Cerrar',
  failed: 'No se guardó la plantilla. Vuelve a intentarlo.',
  loading: 'Cargando el formulario',
  loadFailed: 'No se pudo cargar el formulario. Revisa tu conexión y vuelve a intentarlo.',
} as const;
