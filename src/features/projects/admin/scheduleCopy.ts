/** Texts in quotes in the specification (section 2) are verbatim. */
export const scheduleCopy = {
  cancel: 'Cancelar',
  submit: 'Guardar Cronograma',
  busy: 'Guardando...',
  start: 'Inicio',
  end: 'Fin',
  preview: 'Vista previa',
  blank: 'Las fases sin fechas no aparecen en el cronograma.',
  failed: 'No se guardó el cronograma. Tus cambios siguen aquí: vuelve a intentarlo.',
} as const;
