import type { Trade } from '../trade.ts';

export const smallMakers2: readonly Trade[] = [
  {
    label: 'colchonería',
    gender: 'f',
    kind: 'goods',
    terms:
      'colchon, colchones, cortina, alfombra, decoracion de hogar, menaje, hogar, sabanas, edredones, lamparas, tapiz, tapiceria, tapicero',
    who: 'las familias',
    what: 'los artículos del hogar',
    when: 'las mudanzas y las campañas de julio',
    ask: 'qué medida y qué firmeza les conviene',
    ideas: [
      {
        service: 1,
        name: 'Tu cuarto, con medidas',
        text: 'La persona sube medidas y foto del ambiente, y ve qué modelos entran y cómo combinan.',
        features: [
          'Medidas comprobadas antes de comprar',
          'Combinaciones por ambiente',
          'Instalación o retiro de lo viejo',
        ],
      },
      {
        service: 6,
        name: 'Asesor de descanso',
        text: 'Preguntas sobre espalda, calor y pareja llevan a dos opciones explicadas, y a probarlas en tienda.',
        features: [
          'Dos opciones con su razón',
          'Cita para probar en tienda',
          'Preguntas de garantía resueltas',
        ],
      },
      {
        service: 2,
        name: 'Telas, medidas e instaladores',
        text: 'Pedidos a medida con tela, metraje, confección e instalación por dirección.',
        features: ['Metraje por pedido', 'Agenda de instalación', 'Saldos de tela utilizables'],
      },
    ],
  },
  {
    label: 'tienda de artículos religiosos y esotéricos',
    gender: 'f',
    kind: 'goods',
    terms: 'religioso, esoterico, inciensos, cristales, tarot, santeria',
    who: 'quienes buscan fe y buenos deseos',
    what: 'las imágenes e inciensos',
    when: 'el Señor de los Milagros, en octubre, y el cambio de año',
    ask: 'para qué sirve y cómo se usa',
    ideas: [
      {
        service: 1,
        name: 'Estante por intención',
        text: 'La tienda se recorre por motivo, con la tradición y el uso de cada pieza contados con respeto.',
        features: ['Recorrido por motivo', 'Uso y origen por pieza', 'Imágenes por encargo'],
      },
      {
        service: 5,
        name: 'Octubre morado',
        text: 'Una campaña con calendario de la procesión, velas, hábitos y pedidos para hermandades.',
        features: ['Calendario del mes', 'Hábitos por talla', 'Pedidos de hermandades'],
      },
      {
        service: 2,
        name: 'Inventario delicado',
        text: 'Imágenes, velas y aceites por lote, tamaño y proveedor.',
        features: ['Piezas únicas con foto', 'Restauraciones por fecha', 'Venta en ferias'],
      },
    ],
  },
  {
    label: 'grifo',
    gender: 'm',
    kind: 'field',
    terms: 'grifo, estacion de servicio, combustible, gasolinera, glp',
    who: 'los conductores y flotas',
    what: 'los galones y servicios',
    when: 'los feriados largos',
    ask: 'a cuánto está el galón y si hay crédito',
    ideas: [
      {
        service: 1,
        name: 'Convenio para flotas',
        text: 'Empresas con choferes autorizan placas y topes, y reciben una factura por periodo.',
        features: ['Tope por placa y chofer', 'Factura por flota', 'Consumo por unidad'],
      },
      {
        service: 3,
        name: 'Parada que provoca',
        text: 'Promociones por hora con cafetería y lavado, mostradas en la pista y en mapas.',
        features: ['Vale por tanque lleno', 'Ficha al día en mapas', 'Canje en la tienda'],
      },
      {
        service: 2,
        name: 'Islas y turnos cuadrados',
        text: 'Contómetros, tarjetas y efectivo por isla y turno, con diferencias a la vista.',
        features: ['Contómetro por turno', 'Varillaje por tanque', 'Vales pendientes'],
      },
    ],
  },
];
