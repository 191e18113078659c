import type { PhaseName } from '#contract/projects.ts';
import type { DemoEmail } from './demoAccounts.ts';

/** When: days ago, or business days ago, and the hour of the day in Lima. */
interface When {
  daysAgo: number;
  businessDays?: true;
  hour: number;
}

export interface DemoDelivery extends When {
  phase: PhaseName;
  body: string;
  link?: string;
  answer?: When & { by: DemoEmail; changes?: string };
}

export interface DemoUpdate extends When {
  body: string;
}

/** What happened in a project, by its name; oldest first. The project's manager posts and delivers. */
export const DEMO_NEWS: Readonly<
  Record<string, { deliveries: readonly DemoDelivery[]; updates?: readonly DemoUpdate[] }>
> = {
  'Tienda online de Agro Quispe': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Rosa, aquí está el mapa de la tienda: catálogo por cultivo, carrito, pago con Yape o tarjeta y despacho por agencia.',
        link: 'https://pruebas.tramayo.example/agro-quispe/mapa',
        daysAgo: 32,
        hour: 16.5,
        answer: { by: 'cliente@demo.pe', daysAgo: 31, hour: 9.2 },
      },
      {
        phase: 'Desarrollo',
        body: 'La tienda de prueba ya tiene los 84 productos, el carrito y el pago con Yape. Haz una compra de un sol y revisa que el peso de cada bolsa se lea bien en el celular.',
        link: 'https://pruebas.tramayo.example/agro-quispe',
        daysAgo: 4,
        businessDays: true,
        hour: 11.4,
      },
    ],
    updates: [
      {
        body: 'Cargamos el catálogo completo: 84 productos con su ficha y el peso de cada bolsa.',
        daysAgo: 15,
        hour: 17.2,
      },
      {
        body: 'El pago con Yape ya funciona en la tienda de prueba. Esta semana seguimos con el costo de envío a Jauja y Tarma.',
        daysAgo: 9,
        hour: 12.6,
      },
    ],
  },
  'Ventas y guías de remisión en un solo sistema': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Este es el recorrido de una venta, desde el pedido hasta la guía de remisión. Dinos si falta algún paso de tu almacén.',
        link: 'https://pruebas.tramayo.example/ventas/recorrido',
        daysAgo: 2,
        hour: 15.8,
        answer: {
          by: 'cliente@demo.pe',
          daysAgo: 1,
          hour: 8.7,
          changes:
            'Falta el traslado entre mis dos almacenes, que también lleva guía. Y los martes despacha Abel, no yo.',
        },
      },
    ],
    updates: [
      {
        body: 'Visitamos el almacén de Huancayo y anotamos cómo se arma cada despacho.',
        daysAgo: 3,
        hour: 18.1,
      },
    ],
  },
  'Marca y etiquetas de la línea de abonos': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Resumen de la visita y tres caminos para la marca.',
        daysAgo: 105,
        hour: 15,
        answer: { by: 'cliente@demo.pe', daysAgo: 104, hour: 10.3 },
      },
      {
        phase: 'Desarrollo',
        body: 'Logo, colores y las seis etiquetas, listas para imprenta.',
        daysAgo: 84,
        hour: 17.3,
        answer: {
          by: 'cliente@demo.pe',
          daysAgo: 83,
          hour: 9.5,
          changes: 'En la bolsa de 5 kg no se lee el registro de SENASA. ¿Puede ir más grande?',
        },
      },
      {
        phase: 'Desarrollo',
        body: 'El registro de SENASA ahora va al frente y al doble de tamaño.',
        daysAgo: 81,
        hour: 12.1,
        answer: { by: 'cliente@demo.pe', daysAgo: 80, hour: 8.9 },
      },
      {
        phase: 'Pruebas',
        body: 'Prueba de impresión de las seis etiquetas, en el papel que eligieron.',
        daysAgo: 74,
        hour: 11.2,
        answer: { by: 'cliente@demo.pe', daysAgo: 73, hour: 16.4 },
      },
      {
        phase: 'Revisión',
        body: 'Archivos finales y manual de la marca, en una carpeta compartida.',
        daysAgo: 67,
        hour: 10,
        answer: { by: 'cliente@demo.pe', daysAgo: 66, hour: 9.1 },
      },
    ],
  },
  'Tienda de café tostado con despacho a provincias': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Mapa de la tienda, con los tipos de molienda y la suscripción mensual.',
        daysAgo: 56,
        hour: 16,
        answer: { by: 'otro@demo.pe', daysAgo: 55, hour: 11.7 },
      },
      {
        phase: 'Desarrollo',
        body: 'La tienda completa, con boletas y envíos a todo el país.',
        link: 'https://pruebas.tramayo.example/cafe-ladera',
        daysAgo: 23,
        hour: 18,
        answer: {
          by: 'otro@demo.pe',
          daysAgo: 21,
          hour: 20.2,
          changes: 'El comprador no puede elegir la molienda al renovar su suscripción.',
        },
      },
      {
        phase: 'Desarrollo',
        body: 'Ahora la molienda se elige también al renovar. Quedó en la cuenta de cada comprador.',
        link: 'https://pruebas.tramayo.example/cafe-ladera',
        daysAgo: 19,
        hour: 13.5,
        answer: { by: 'otro@demo.pe', daysAgo: 18, hour: 19.6 },
      },
      {
        phase: 'Pruebas',
        body: 'Probamos 40 compras con Yape, tarjeta y transferencia. La lista va en el enlace.',
        link: 'https://pruebas.tramayo.example/cafe-ladera/compras',
        daysAgo: 6,
        hour: 17.1,
        answer: { by: 'otro@demo.pe', daysAgo: 5, hour: 10.8 },
      },
    ],
    updates: [
      {
        body: 'Estamos en la revisión final. Falta corregir el envío a Arequipa y el nombre en las boletas.',
        daysAgo: 2,
        hour: 12.9,
      },
    ],
  },
  'Lanzamiento del café de la nueva cosecha': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Plan del lanzamiento: público, fechas y presupuesto por canal.',
        daysAgo: 9,
        hour: 15.4,
        answer: { by: 'otro@demo.pe', daysAgo: 8, hour: 9.9 },
      },
    ],
    updates: [
      {
        body: 'La sesión de fotos en la finca se movió por la lluvia. Entregamos las piezas apenas tengamos las fotos.',
        daysAgo: 3,
        hour: 9.6,
      },
    ],
  },
  'Anuncios para cafeterías de Lima y Callao': {
    deliveries: [
      {
        phase: 'Análisis',
        body: 'Distritos, horarios y palabras con las que buscan cafeterías.',
        daysAgo: 139,
        hour: 16.2,
        answer: { by: 'otro@demo.pe', daysAgo: 138, hour: 11 },
      },
      {
        phase: 'Desarrollo',
        body: 'Doce anuncios, listos para publicar.',
        daysAgo: 121,
        hour: 15.1,
        answer: { by: 'otro@demo.pe', daysAgo: 120, hour: 18.4 },
      },
      {
        phase: 'Pruebas',
        body: 'Resultados de la primera semana y los tres anuncios que mejor funcionan.',
        daysAgo: 111,
        hour: 10.6,
        answer: { by: 'otro@demo.pe', daysAgo: 110, hour: 12.3 },
      },
      {
        phase: 'Revisión',
        body: 'Informe final de la campaña, con el costo por cada cafetería nueva.',
        daysAgo: 104,
        hour: 17.8,
        answer: { by: 'otro@demo.pe', daysAgo: 103, hour: 9.3 },
      },
    ],
  },
};
