import type { Kind, Sketch } from './trade.ts';

/** As the pattern's variants, for one way of meeting the public. */
export const BRAND_BY_KIND: Record<Kind, Sketch> = {
  food: {
    service: 4,
    name: 'La mesa servida de tu {label}',
    text: 'Carta, letrero, empaque y fotos de {what} con un mismo apetito, para que se reconozcan en una mesa y en una bolsa de reparto.',
    features: [
      'Carta rediseñada según lo que más sale',
      'Fotos de {what} con luz de tu local',
      'Bolsa, sticker y servilleta para quien pide desde casa',
    ],
  },
  goods: {
    service: 4,
    name: 'La vitrina con acento de tu {label}',
    text: 'Logotipo, etiqueta y vitrina salen de cómo {who} eligen, para que {what} se vean de una misma casa.',
    features: [
      'Etiqueta y precio con un solo estilo',
      'Vitrina que cambia para {when}',
      'Bolsa que {who} vuelven a usar',
    ],
  },
  care: {
    service: 4,
    name: 'Trato que se nota en tu {label}',
    text: 'Colores, voz y señalética que calman y orientan a {who} desde el mensaje hasta la sala.',
    features: [
      'Guía de frases para recepción',
      'Fichas y recordatorios con la marca',
      'Sala y puerta con señales claras para {who}',
    ],
  },
  class: {
    service: 4,
    name: 'Orgullo de pertenecer a tu {label}',
    text: 'Un escudo simple, colores y piezas que {who} quieran llevar puestas, y una voz que explica {what} sin rodeos.',
    features: [
      'Escudo que funciona bordado y en pantalla',
      'Cuadernos, polos y constancias',
      'Campaña visual para {when}',
    ],
  },
  field: {
    service: 4,
    name: 'Uniforme, móvil y palabra: {label}',
    text: 'Una identidad hecha para la calle: se lee a distancia, resiste el trabajo y da tranquilidad a {who} al abrir la puerta.',
    features: [
      'Rótulo de vehículo y uniforme',
      'Orden de servicio con tu marca',
      'Tarjeta de garantía para {what}',
    ],
  },
  b2b: {
    service: 4,
    name: 'Presencia de proveedor serio: {label}',
    text: 'Marca, ficha técnica y presentación que {who} pueden mostrar a su jefe: {what}, capacidad y respaldo en orden.',
    features: [
      'Ficha técnica con un mismo formato',
      'Presentación de diez láminas',
      'Caja, saco o rótulo listo para imprenta',
    ],
  },
  office: {
    service: 4,
    name: 'Criterio a primera vista: {label}',
    text: 'Una identidad sobria, con plantillas que tu equipo sí usa y textos donde {who} entienden {what} sin jerga.',
    features: [
      'Plantillas de propuesta e informe',
      'Glosario de palabras que se evitan',
      'Retratos del equipo con un mismo estilo',
    ],
  },
  stay: {
    service: 4,
    name: 'Recuerdo que se queda: {label}',
    text: 'Una marca que empieza en la primera foto y termina en algo que {who} guardan después de {what}.',
    features: [
      'Sistema gráfico con paisaje o ambiente propio',
      'Objeto pequeño de recuerdo',
      'Piezas en dos idiomas para {when}',
    ],
  },
  group: {
    service: 4,
    name: 'Símbolo común de tu {label}',
    text: 'Se escucha a {who} para encontrar un símbolo y una frase que todos sientan suyos, en banderola, carné y celular.',
    features: [
      'Taller abierto con {who}',
      'Banderola, carné y sello',
      'Manual que cualquiera puede aplicar',
    ],
  },
};
