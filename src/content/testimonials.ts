import type { paint } from '#contract/colors.ts';

type Paint = keyof typeof paint;

/** The parts of a drawn portrait; every testimonial has another combination. */
export interface Avatar {
  ground: Paint;
  coat: Paint;
  skin: Paint;
  hair: 'long' | 'short' | 'bun';
}

export interface Testimonial {
  quote: string;
  name: string;
  title: string;
  avatar: Avatar;
}

/** EXAMPLES: people, companies and quotes are fictional (SITE-13), and the page says so. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    quote:
      'Cada lunes sabía en qué fase estábamos. Nunca tuve que escribir para preguntar «¿cómo va?».',
    name: 'Milagros Huamán',
    title: 'Gerenta de Chacra Directa',
    avatar: { ground: 'maize', coat: 'cochineal', skin: 'copper', hair: 'long' },
  },
  {
    quote: 'El panel es tan claro que mi equipo lo usó sin capacitación.',
    name: 'Jorge Salas',
    title: 'Dueño de Botica Luz',
    avatar: { ground: 'sky', coat: 'indigo', skin: 'wheat', hair: 'short' },
  },
  {
    quote: 'Pidieron ver nuestra operación antes de proponer una pantalla.',
    name: 'Carla Ñaupari',
    title: 'Operaciones en Ruta Kuélap',
    avatar: { ground: 'leaf', coat: 'pine', skin: 'walnut', hair: 'bun' },
  },
];
