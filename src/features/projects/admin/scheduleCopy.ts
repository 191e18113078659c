/** Texts specified in PANEL-8 are verbatim. */
export const scheduleCopy = {
  cancel: 'Cancelar',
  submit: 'Guardar Cronograma',
  busy: 'Guardando...',
  start: 'Inicio',
  end: 'Fin',
  preview: 'Vista previa',
  blank: 'Cada fase aparece aquí cuando tiene inicio y fin.',
  noDays: 'Sin fechas',
  wrongDays: 'Revisa las fechas',
  theirs: 'Lo que guardó la otra persona',
  changedMeanwhile:
    'Otra persona guardó otro cronograma mientras editabas. Lo tuyo sigue aquí: guárdalo en su lugar, o cancela para quedarte con el suyo.',
  failed: 'No se guardó el cronograma. Tus cambios siguen aquí: vuelve a intentarlo.',
} as const;
