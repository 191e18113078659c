import type { PhaseName, ProjectStatus } from '#contract/projects.ts';
import type { DemoEmail } from './demoAccounts.ts';

/** First and last day, relative to today. */
type Span = readonly [first: number, last: number];

export interface DemoProject {
  name: string;
  client: DemoEmail;
  /** Id in the catalogue, 1 to 6 (SITE-11). */
  serviceId: number;
  status: ProjectStatus;
  progress: number;
  manager: DemoEmail | null;
  /** What was agreed, if somebody wrote it down. */
  scope?: string;
  /** Days since the contract. */
  agreedDaysAgo: number;
  schedule: Partial<Record<PhaseName, Span>>;
}

/**
 * Projects of two clients. Status, progress and schedule agree: finished phases lie in the past,
 * and the current phase includes today. One is overdue, of the launch.
 */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  {
    name: 'Tienda online de Agro Quispe',
    client: 'cliente@demo.pe',
    serviceId: 1,
    status: 'En Progreso',
    progress: 60,
    manager: 'gestora@demo.pe',
    scope: `Incluye:
- Catálogo de 80 productos con precio, stock y ficha técnica en PDF.
- Pago con Yape y transferencia; el pedido queda reservado 24 horas.
- Guía de remisión para cada despacho a Huancayo, Jauja y Concepción.
- Capacitación de dos horas para quien atiende los pedidos.

No incluye: fotos de los productos ni pasarela de tarjetas.`,
    agreedDaysAgo: 47,
    schedule: {
      Análisis: [-40, -31],
      Desarrollo: [-30, 9],
      Pruebas: [10, 18],
      Revisión: [19, 24],
    },
  },
  {
    name: 'Ventas y guías de remisión en un solo sistema',
    client: 'cliente@demo.pe',
    serviceId: 2,
    status: 'Planificación',
    progress: 5,
    manager: 'gestora@demo.pe',
    agreedDaysAgo: 9,
    schedule: {
      Análisis: [-3, 8],
      Desarrollo: [9, 50],
      Pruebas: [51, 62],
      Revisión: [63, 69],
    },
  },
  {
    name: 'Marca y etiquetas de la línea de abonos',
    client: 'cliente@demo.pe',
    serviceId: 4,
    status: 'Completado',
    progress: 100,
    manager: 'gestora@demo.pe',
    agreedDaysAgo: 118,
    schedule: {
      Análisis: [-112, -104],
      Desarrollo: [-103, -80],
      Pruebas: [-79, -73],
      Revisión: [-72, -66],
    },
  },
  {
    name: 'Asistente de WhatsApp para tomar pedidos',
    client: 'cliente@demo.pe',
    serviceId: 6,
    status: 'Planificación',
    progress: 0,
    manager: null,
    agreedDaysAgo: 2,
    schedule: {},
  },
  {
    name: 'Tienda de café tostado con despacho a provincias',
    client: 'otro@demo.pe',
    serviceId: 1,
    status: 'Revisión',
    progress: 90,
    manager: 'gestora@demo.pe',
    scope: `Tienda para 12 cafés en bolsas de 250 g y 1 kg, con molienda a elegir.
Despacho por agencia a todo el país: la tarifa se calcula con el peso y el destino.
El cliente entrega las fotos y los textos de cada café.`,
    agreedDaysAgo: 70,
    schedule: {
      Análisis: [-62, -55],
      Desarrollo: [-54, -18],
      Pruebas: [-17, -5],
      Revisión: [-4, 5],
    },
  },
  {
    name: 'Lanzamiento del café de la nueva cosecha',
    client: 'otro@demo.pe',
    serviceId: 5,
    status: 'En Progreso',
    progress: 35,
    manager: 'gestora@demo.pe',
    agreedDaysAgo: 20,
    schedule: {
      Análisis: [-16, -8],
      Desarrollo: [-7, -2],
      Pruebas: [-1, 8],
      Revisión: [9, 13],
    },
  },
  {
    name: 'Anuncios para cafeterías de Lima y Callao',
    client: 'otro@demo.pe',
    serviceId: 3,
    status: 'Completado',
    progress: 100,
    manager: 'gestora@demo.pe',
    agreedDaysAgo: 150,
    schedule: {
      Análisis: [-144, -138],
      Desarrollo: [-137, -120],
      Pruebas: [-119, -110],
      Revisión: [-109, -103],
    },
  },
  {
    name: 'Control de lotes, del secado a la bolsa',
    client: 'otro@demo.pe',
    serviceId: 2,
    status: 'Planificación',
    progress: 0,
    manager: null,
    agreedDaysAgo: 4,
    schedule: {
      Análisis: [6, 17],
      Desarrollo: [18, 59],
      Pruebas: [60, 71],
      Revisión: [72, 78],
    },
  },
];
