/** Texts of the services on the landing and on their page; the catalogue is `src/content/services.ts`. */
export const servicesCopy = {
  teaser: {
    title: 'Seis servicios, un solo equipo',
    lead: 'Quien diseña se sienta con quien programa, y tú ves las fechas de los dos.',
    toAll: 'Ver los seis servicios',
  },
  page: {
    title: 'Servicios',
    lead: 'Seis formas de trabajar con el mismo equipo. Si una plantilla basta, te lo decimos.',
  },
  order: 'Pedir este servicio',
  process: {
    title: 'Cómo avanza un proyecto',
    lead: 'Cuatro fases con fecha de inicio y de fin, las mismas que ves en tu portal.',
  },
  start: {
    title: '¿No sabes por cuál empezar?',
    lead: 'Cuéntanos qué vendes y qué te quita tiempo. Te respondemos con un primer paso.',
    toContact: 'Cuéntanos tu proyecto',
    toIdeas: 'Probar con una idea',
  },
} as const;
