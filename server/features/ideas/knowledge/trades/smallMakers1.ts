import type { Trade } from '../trade.ts';

export const smallMakers1: readonly Trade[] = [
  {
    label: 'marca de salsas y snacks',
    gender: 'f',
    kind: 'goods',
    terms:
      'salsa, aji, snack, mermelada, encurtido, granola, conserva, picante, chips, frutos secos, mantequilla de mani, condimento, especias, chifles, alimentos envasados, barras energeticas',
    who: 'quienes compran para su mesa',
    what: 'los frascos y bolsas',
    when: 'las parrillas de verano y las canastas de diciembre',
    ask: 'cuánto pica, qué lleva y dónde se compra',
    ideas: [
      {
        service: 4,
        name: 'Etiqueta que abre el apetito',
        text: 'Una familia de envases con escala de picor o dulzor, octógonos bien resueltos y espacio para el lote.',
        features: [
          'Escala de sabor en la etiqueta',
          'Octógonos y registro en su lugar',
          'Exhibidor para bodega y feria',
        ],
      },
      {
        service: 1,
        name: 'Despensa por cajas',
        text: 'El cliente arma su caja con frascos distintos, recibe recetas y decide cada cuánto se repite.',
        features: ['Caja mixta por gusto', 'Receta según lo elegido', 'Mapa de puntos de venta'],
      },
      {
        service: 2,
        name: 'Lote, vencimiento y tienda',
        text: 'Cada lote se sigue hasta la tienda que lo recibió, con vencimientos y cuentas en consignación.',
        features: [
          'Vencimientos por tienda',
          'Consignación por cobrar',
          'Receta con costo por frasco',
        ],
      },
    ],
  },
  {
    label: 'taller de regalos personalizados',
    gender: 'm',
    kind: 'goods',
    terms:
      'regalo, detalles, personalizado, tazas, desayunos sorpresa, desayuno sorpresa, box de regalo, cajas de regalo, canastas, recuerdos, amigurumi, crochet, peluches tejidos, peluches de crochet, manualidades, scrapbook, resina',
    who: 'quienes quieren sorprender',
    what: 'los regalos',
    when: 'San Valentín, el Día de la Madre y los cumpleaños',
    ask: 'si llega a tiempo y qué se puede personalizar',
    ideas: [
      {
        service: 1,
        name: 'Arma la sorpresa',
        text: 'El comprador elige ocasión, contenido y mensaje, y ve cómo quedará antes de pagar.',
        features: [
          'Vista previa con el nombre',
          'Entrega secreta por hora',
          'Video de la reacción, con permiso',
        ],
      },
      {
        service: 5,
        name: 'Semana de mamá por turnos',
        text: 'Una campaña con ediciones limitadas por día de entrega, para que el domingo no se junte todo.',
        features: [
          'Edición distinta por día',
          'Cupo visible por turno',
          'Recordatorio para los hijos que viven lejos',
        ],
      },
      {
        service: 2,
        name: 'Mesa de armado',
        text: 'Cada encargo se vuelve una lista con piezas, texto por grabar, foto y hora de salida.',
        features: ['Texto revisado antes de grabar', 'Piezas por encargo', 'Costo de cada regalo'],
      },
    ],
  },
  {
    label: 'tienda de artículos deportivos',
    gender: 'f',
    kind: 'goods',
    terms:
      'articulos deportivos, camisetas, chimpunes, tienda deportiva, ropa de futbol, implementos deportivos, ~tabla de surf, pesca deportiva',
    who: 'los deportistas y equipos',
    what: 'las camisetas e implementos',
    when: 'los campeonatos y las vacaciones útiles',
    ask: 'si estampan nombre y número',
    ideas: [
      {
        service: 1,
        name: 'Camiseta del equipo',
        text: 'El delegado diseña colores y escudo, cada jugador pone nombre, número y talla, y paga lo suyo.',
        features: ['Lista por jugador', 'Diseño aprobado antes de estampar', 'Pago individual'],
      },
      {
        service: 3,
        name: 'Domingo de cancha',
        text: 'Presencia en ligas y carreras con fotos de los equipos que visten tus camisetas.',
        features: [
          'Fotos por fecha y equipo',
          'Código del delegado',
          'Prueba de calzado en cancha',
        ],
      },
      {
        service: 2,
        name: 'Pedidos por equipo',
        text: 'Colores, tallas y faltantes por equipo, desde la lista hasta la entrega.',
        features: ['Tallas por camiseta', 'Estampado por número', 'Reposición por jugador'],
      },
    ],
  },
];
