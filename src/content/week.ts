/** What a client hears from us in a week of work. */
export const week = [
  { day: 'Lunes', what: 'Te mostramos lo que avanzó.' },
  { day: 'Miércoles', what: 'Pruebas tú, con tus datos.' },
  { day: 'Viernes', what: 'Sale a producción lo aprobado.' },
] as const;
