import { brand } from '#src/content/brand.ts';

/** Texts of the landing by section; its lists are in `src/content`. */
export const landingCopy = {
  hero: {
    /** The tagline, one clause per line. */
    headline: ['De la idea', 'al producto,', 'sin cabos sueltos'],
    lead: 'Diseñamos y programamos webs, tiendas y sistemas para empresas peruanas. Tú ves cada fase del avance, con fechas, en tu portal.',
    session: 'Agenda tu sesión gratis',
    chat: 'WhatsApp',
    /** An example of what clients see in their portal. */
    phases: [
      'Análisis · 3 – 14 ago',
      'Desarrollo · 10 – 24 ago',
      'Pruebas · 20 – 28 ago',
      'Revisión · 26 ago – 4 set',
    ],
    today: 'Hoy',
    delivered: 'Desarrollo entregado',
    approve: 'Aprobar',
  },
  reasons: { title: 'Tres razones para empezar con nosotros' },
  strategy: {
    title: 'Tu primera sesión de estrategia es gratis',
    lead: 'Para clientes nuevos: revisamos tu caso y te vas con un plan escrito, trabajes o no con nosotros.',
    action: 'Agendar mi sesión',
    /** What the contact form says of it, as of a service. */
    request: { name: 'Sesión de estrategia gratis', description: '', features: [], session: true },
  },
  humanTouch: {
    title: 'Tecnología con un toque humano',
    lead: 'La IA redacta, ordena y sugiere. Las decisiones, las llamadas difíciles y la última revisión las hace una persona con nombre y apellido.',
  },
  stack: {
    title: 'Con qué construimos',
    lead: 'Herramientas conocidas y código documentado: si mañana cambias de equipo, otro puede seguir.',
  },
  testimonials: {
    title: 'Lo que dicen quienes ya lanzaron',
    note: brand.hasExamples ? 'Testimonios de ejemplo' : null,
  },
  ideaLink: {
    title: '¿Todavía es solo una idea? Descríbela y te proponemos por dónde empezar.',
    samples: ['Reservas para mi barbería', 'Catálogo para mi taller de joyas'],
    action: 'Abrir el generador',
  },
} as const;
