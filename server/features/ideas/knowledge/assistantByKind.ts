import type { Kind, Sketch } from './trade.ts';

/** As the pattern's variants, for one way of meeting the public. */
export const ASSISTANT_BY_KIND: Record<Kind, Sketch> = {
  food: {
    service: 6,
    name: '{Label}: caja y cocina sin teléfono en la oreja',
    text: 'El asistente de tu {label} toma pedidos y reservas, sabe {ask}, y deja a tu equipo con las manos en {what}.',
    features: [
      'Carta que el asistente lee siempre al día',
      'Pedido repetido en voz clara antes de cobrar',
      'Cola de espera explicada en {when}',
    ],
  },
  goods: {
    service: 6,
    name: 'Dependiente digital de tu {label}',
    text: 'Un asistente conoce {what}, pregunta uso y presupuesto, propone dos opciones y reserva; si dudan {ask}, contesta con tu regla.',
    features: [
      'Dos opciones razonadas en vez de un catálogo entero',
      'Reserva con plazo para recoger',
      'Precios y existencias leídos de tu registro',
    ],
  },
  care: {
    service: 6,
    name: 'Recepción incansable para tu {label}',
    text: 'El asistente de tu {label} explica {what}, agenda y avisa la preparación; todo lo que suene delicado llega a una persona.',
    features: [
      'Preparación enviada según la atención elegida',
      'Límites escritos: orienta, no diagnostica',
      'Espera de {when} repartida en horarios',
    ],
  },
  class: {
    service: 6,
    name: 'Orientador de tu {label}',
    text: 'Un asistente conversa con {who}, ubica edad y meta, explica {what} y reserva una visita o clase de prueba.',
    features: [
      'Ruta sugerida según edad y meta',
      'Costos y fechas leídos de tu lista oficial',
      'Interesados ordenados para {when}',
    ],
  },
  field: {
    service: 6,
    name: 'La central que agenda por tu {label}',
    text: 'El asistente de tu {label} pregunta lugar, pide foto, responde {ask} y coloca la visita donde la ruta lo permite.',
    features: [
      'Fotos y ubicación antes de la visita',
      'Urgencias separadas de lo que puede esperar',
      'Ruta sugerida para {what}',
    ],
  },
  b2b: {
    service: 6,
    name: 'Asistente comercial de tu {label}',
    text: 'Lee consultas de {who}, responde {ask} con tus fichas, pide volumen y destino, y prepara la cotización para tu firma.',
    features: [
      'Ficha correcta adjunta a cada respuesta',
      'Volumen, destino y fecha preguntados',
      'Cotización en borrador sobre {what}',
    ],
  },
  office: {
    service: 6,
    name: 'Primera conversación avanzada en tu {label}',
    text: 'El asistente de tu {label} ordena el caso de {who}, pide documentos, contesta {ask} y agenda con quien corresponde.',
    features: [
      'Resumen del caso en media página',
      'Documentos pedidos según el motivo',
      'Aviso de plazos cortos',
    ],
  },
  stay: {
    service: 6,
    name: 'Anfitrión digital de tu {label}',
    text: 'Responde {ask}, propone fechas y paquetes, y acompaña a {who} con lo que necesitan saber la víspera.',
    features: [
      'Propuesta de fechas cercanas cuando está lleno',
      'Mensaje de la víspera con lo necesario',
      'Cambios que pasan a tu equipo',
    ],
  },
  group: {
    service: 6,
    name: 'Mesa de ayuda de tu {label}',
    text: 'Un asistente explica {what} con tus documentos, responde {ask} y anota lo que falta resolver con nombre y fecha.',
    features: [
      'Fuente citada en cada respuesta',
      'Pendientes con responsable',
      'Lenguaje sencillo y en audio',
    ],
  },
};
