import type { Goal } from './goals.ts';

/** What passing words hint at; counts where a prompt names no goal outright. */
export const VAGUE_GOALS: readonly Goal[] = [
  {
    means: /pedidos|me pid(?:an|en)|encargos|encarguen/,
    to: 'recibir pedidos sin enredos',
    services: [1, 6, 2],
    features: [
      'Pedido que llega completo, aun cuando dudan {ask}',
      'Cantidad, fecha y pago confirmados en un solo mensaje',
      'Tope de pedidos para {when}',
      'Lista del día con {what} por preparar',
    ],
  },
  {
    means:
      /clientes|atraer|captar|crecer|ingresos|llegar a mas|customers|clients|que (?:vengan|compren)/,
    to: 'ganar clientes',
    services: [3, 5, 1, 6],
    features: [
      'Primera compra sencilla para quien no te conoce',
      'Invitación que {who} pueden pasar a un conocido',
      'Motivo de visita ligado a {when}',
      'Contacto guardado de quien preguntó {ask}',
    ],
  },
  {
    means: /organiz|orden|excel|cuaderno|control|proceso|administr|desorden|caos/,
    to: 'poner orden',
    services: [2, 6],
    features: [
      'Paso guiado desde el cuaderno o la hoja de cálculo',
      'Un registro que todo el equipo llena igual',
      'Resumen del día en el celular del dueño',
    ],
  },
];
