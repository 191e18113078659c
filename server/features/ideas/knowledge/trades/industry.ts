import type { Trade } from '../trade.ts';

export const industry: readonly Trade[] = [
  {
    label: 'metalmecánica',
    gender: 'f',
    kind: 'b2b',
    terms:
      'metalmecanica, carpinteria metalica, portones, soldadura, soldador, torno, estructuras metalicas, ~fabrica, ~industria, ~maquinaria, puertas metalicas, herreria, fundicion',
    who: 'las empresas y constructoras',
    what: 'las estructuras y piezas',
    when: 'las paradas de planta y el arranque de obras',
    ask: 'cuánto pesa, cuánto cuesta y cuándo se entrega',
    ideas: [
      {
        service: 1,
        name: 'Cotiza con tu plano',
        text: 'El comprador sube el plano, indica material y cantidad, y recibe preguntas técnicas ordenadas y un plazo.',
        features: [
          'Plano revisado por versión',
          'Material y acabado por pieza',
          'Certificados de soldadura a mano',
        ],
      },
      {
        service: 4,
        name: 'Catálogo de capacidades',
        text: 'Máquinas, tolerancias y trabajos reales en una pieza técnica que compras e ingeniería entienden.',
        features: [
          'Tolerancias por máquina',
          'Trabajos con foto de proceso',
          'Rótulo para taller y camión',
        ],
      },
      {
        service: 2,
        name: 'Orden de trabajo en planta',
        text: 'Corte, armado, soldadura y pintura con horas y materiales por orden; el atraso se ve el mismo día.',
        features: ['Horas por operación', 'Retazos reutilizables', 'Control de calidad con foto'],
      },
    ],
  },
  {
    label: 'empresa de reciclaje',
    gender: 'f',
    kind: 'b2b',
    terms:
      'reciclaje, reciclador, reciclo, residuos, chatarra, ~carton, ~plastico, compost, compostaje, ~ecologico, segregacion',
    who: 'las empresas y vecinos que separan',
    what: 'los recojos y materiales',
    when: 'el Día del Reciclaje y los cierres de mes',
    ask: 'qué materiales reciben y a cuánto pagan',
    ideas: [
      {
        service: 1,
        name: 'Recojo que deja constancia',
        text: 'La empresa agenda recojo por material y volumen, y recibe certificado de valorización.',
        features: [
          'Tarifa por material',
          'Certificado por recojo',
          'Contenedor solicitado en línea',
        ],
      },
      {
        service: 3,
        name: 'Reto entre edificios',
        text: 'Edificios compiten por separar mejor, con tabla mensual, visitas y una guía pegada en el ducto.',
        features: [
          'Tabla mensual por edificio',
          'Guía de separación para el ducto',
          'Visita de un reciclador',
        ],
      },
      {
        service: 2,
        name: 'Balanza conectada',
        text: 'Peso, origen, material y destino por lote, con precio según calidad y reporte para el cliente.',
        features: [
          'Peso con foto en balanza',
          'Precio por calidad',
          'Reporte ambiental por cliente',
        ],
      },
    ],
  },
  {
    label: 'distribuidora',
    gender: 'f',
    kind: 'b2b',
    terms:
      'distribuidor, distribuidora, mayoreo, ~al por mayor, representaciones, ~proveedor, ~insumos, ~suministros, epp, productos de limpieza, agua de mesa, equipos medicos, ~gas, gas domestico, balones de gas',
    who: 'las bodegas, empresas y talleres',
    what: 'los pedidos por mayor',
    when: 'la campaña escolar, julio y diciembre',
    ask: 'cuál es el precio por caja y el crédito',
    ideas: [
      {
        service: 1,
        name: 'Portal de pedidos con tu precio',
        text: 'Cada cliente entra, ve su lista pactada y repite el pedido anterior con cambios.',
        features: [
          'Lista pactada por cliente',
          'Repetir el último pedido',
          'Disponible y por llegar',
        ],
      },
      {
        service: 6,
        name: 'Vendedor que prepara la visita',
        text: 'El asistente revisa compras y deudas de cada cliente, y sugiere qué ofrecer en la siguiente visita.',
        features: [
          'Qué dejó de comprar cada cliente',
          'Ruta del día con deudas',
          'Pedido dictado por voz',
        ],
      },
      {
        service: 2,
        name: 'Preventa, reparto y cobranza',
        text: 'El pedido del vendedor baja a almacén, camión y cobranza con una sola guía.',
        features: [
          'Carga por camión y ruta',
          'Devoluciones en puerta',
          'Deuda vencida por vendedor',
        ],
      },
    ],
  },
  {
    label: 'marca de cuidado natural',
    gender: 'f',
    kind: 'goods',
    terms:
      'cosmetico, jabones, velas, cosmetica, productos naturales, suplemento, naturista, aromaterapia, skincare, cuidado de la piel, perfumes, perfumeria, medicina natural',
    who: 'quienes cuidan su piel y su casa',
    what: 'los jabones, cremas y aromas',
    when: 'el Día de la Madre, los aniversarios y diciembre',
    ask: 'qué ingredientes lleva y si es para piel sensible',
    ideas: [
      {
        service: 1,
        name: 'Rutina en tres preguntas',
        text: 'La tienda pregunta tipo de piel, aroma y molestia, y arma una rutina corta con lo que tienes.',
        features: [
          'Recomendación por piel y aroma',
          'Ingredientes en nombre común',
          'Muestras con la primera compra',
        ],
      },
      {
        service: 4,
        name: 'Botánica peruana en la etiqueta',
        text: 'Muña, aguaymanto o palo santo ilustrados en un sistema de etiquetas que cumple lo que exige la norma.',
        features: [
          'Ilustración por planta',
          'Etiqueta con lote y vencimiento',
          'Recarga para el envase',
        ],
      },
      {
        service: 2,
        name: 'Fórmulas y lotes',
        text: 'Recetas, insumos y lotes conectados: al producir se descuenta todo y se calcula el costo del frasco.',
        features: [
          'Fórmula con versiones',
          'Lote rastreable por frasco',
          'Costo por unidad producida',
        ],
      },
    ],
  },
];
