import { Bot, CodeXml, Megaphone, Palette, Rocket, Store } from 'lucide';
import type { IconNode } from 'lucide';
import { serviceTitles } from '#contract/serviceTitles.ts';

/** A group of services with the same purpose; a row of the catalogue. */
export interface ServiceGroup {
  id: 'build' | 'sell' | 'automate';
  title: string;
  text: string;
}

export const serviceGroups: readonly ServiceGroup[] = [
  { id: 'build', title: 'Construir', text: 'Lo que usan tus clientes y tu equipo.' },
  { id: 'sell', title: 'Vender', text: 'Que te encuentren, te recuerden y te compren.' },
  { id: 'automate', title: 'Automatizar', text: 'Lo repetitivo, con alguien que revisa.' },
];

export interface Service {
  /** The API's `serviceId`. */
  id: number;
  group: ServiceGroup['id'];
  title: string;
  description: string;
  /** The deliverables. */
  includes: readonly string[];
  icon: IconNode;
}

/** The six services in their order (SITE-11). */
export const services: readonly Service[] = [
  {
    id: 1,
    group: 'build',
    title: serviceTitles[1],
    description: 'Sitios que cargan rápido y tiendas que cobran con tarjeta, Yape y Plin.',
    includes: [
      'Diseño para celular y computadora',
      'Catálogo, carrito y pagos en soles',
      'Capacitación para que publiques sin ayuda',
    ],
    icon: Store,
  },
  {
    id: 2,
    group: 'build',
    title: serviceTitles[2],
    description: 'Sistemas a medida para lo que tu hoja de cálculo ya no aguanta.',
    includes: [
      'Entendemos tu proceso, paso a paso',
      'Usuarios, permisos y reportes',
      'Pruebas automáticas y código documentado',
    ],
    icon: CodeXml,
  },
  {
    id: 3,
    group: 'sell',
    title: serviceTitles[3],
    description: 'Campañas que se miden en pedidos, no en «me gusta».',
    includes: [
      'Plan mensual con una meta por canal',
      'Anuncios en buscadores y redes',
      'Informe con lo invertido y lo vendido',
    ],
    icon: Megaphone,
  },
  {
    id: 4,
    group: 'sell',
    title: serviceTitles[4],
    description: 'Una identidad que se reconoce en la etiqueta, la fachada y el celular.',
    includes: [
      'Logotipo, colores y tipografía',
      'Manual de uso de la marca',
      'Empaques y piezas listas para imprenta',
    ],
    icon: Palette,
  },
  {
    id: 5,
    group: 'sell',
    title: serviceTitles[5],
    description: 'De la lista de espera al primer día de ventas, con fecha y responsables.',
    includes: [
      'Calendario de tareas, día por día',
      'Página de lanzamiento y correos',
      'Seguimiento en vivo el día de la salida',
    ],
    icon: Rocket,
  },
  {
    id: 6,
    group: 'automate',
    title: serviceTitles[6],
    description: 'Asistentes que atienden y ordenan pedidos, con una persona que revisa.',
    includes: [
      'Diagnóstico de qué conviene automatizar',
      'Agente conectado a WhatsApp o a tu web',
      'Reglas claras de cuándo pasa a una persona',
    ],
    icon: Bot,
  },
];

/** A service by its wire id; undefined for one the catalogue does not know. */
export function serviceById(id: number): Service | undefined {
  return services.find((service) => service.id === id);
}
