export const servicesCopy = {
  teaser: {
    title: 'Seis servicios, un solo equipo',
    lead: 'Quien diseña se sienta con quien programa, y tú ves las fechas de los dos.',
    toAll: 'Ver los seis servicios',
  },
} as const;
