import type { Trade } from '../trade.ts';

export const fashion1: readonly Trade[] = [
  {
    label: 'tienda de ropa',
    gender: 'f',
    kind: 'goods',
    terms:
      'ropa, boutique, moda, polos, vestidos, jeans, prendas, lenceria, ropa deportiva, casacas',
    who: 'las clientas y los clientes',
    what: 'las prendas',
    when: 'el cambio de temporada, julio y diciembre',
    ask: 'qué tallas quedan y si hay cambio',
    ideas: [
      {
        service: 1,
        name: 'Probador por medidas',
        text: 'El cliente ingresa estatura y contorno una sola vez y la tienda le muestra la talla que le queda en cada prenda.',
        features: [
          'Guía de tallas tomada de tus moldes',
          'Conjuntos sugeridos con lo que hay',
          'Cambio de talla solicitado en línea',
        ],
      },
      {
        service: 5,
        name: 'Cápsula de doce prendas',
        text: 'Una colección corta sale por sorpresa con lista de acceso, fotos en calle y fecha de cierre; lo que no se vende pasa a remate.',
        features: [
          'Acceso anticipado para la lista',
          'Cuenta de prendas restantes por talla',
          'Sesión de fotos con gente de tu ciudad',
        ],
      },
      {
        service: 2,
        name: 'Tallas y colores sin confusión',
        text: 'Cada prenda se controla por talla, color y tienda; al vender un azul M baja el azul M, en el local y en redes.',
        features: [
          'Código por talla y color',
          'Traslado entre tiendas',
          'Reporte de tallas que faltan para reponer',
        ],
      },
    ],
  },
  {
    label: 'tienda de ropa de bebé',
    gender: 'f',
    kind: 'goods',
    terms:
      'ropa de bebe, ropa para bebe, ajuar, articulos de bebe, cosas de bebe, ropita, bebe, recien nacido, ropa de nino, ropa infantil, ropa para nino',
    who: 'las mamás y los papás',
    what: 'las prendas de bebé',
    when: 'los baby showers y el invierno',
    ask: 'qué talla es para tres meses',
    ideas: [
      {
        service: 1,
        name: 'Lista de nacimiento compartida',
        text: 'Los futuros padres arman su lista, la familia compra desde donde esté y nadie repite el mismo enterizo.',
        features: [
          'Lista con lo regalado y lo que falta',
          'Sobre de regalo con mensaje impreso',
          'Entrega junta o por semana de gestación',
        ],
      },
      {
        service: 3,
        name: 'Crece con tu bebé',
        text: 'Una secuencia de mensajes que sigue la edad del bebé: qué ropa toca, cómo lavarla y cuándo pasar de talla.',
        features: [
          'Mensajes según la fecha de nacimiento',
          'Guía de telas para piel sensible',
          'Conjunto sugerido por clima',
        ],
      },
      {
        service: 2,
        name: 'Inventario por etapas',
        text: 'Las prendas se ordenan por meses y no solo por talla, y el sistema anticipa qué etapa faltará según los nacimientos de tu lista.',
        features: [
          'Stock por edad y estación',
          'Reposición según los bebés de tu lista',
          'Etiquetas con composición y lavado',
        ],
      },
    ],
  },
  {
    label: 'taller de confecciones',
    gender: 'm',
    kind: 'b2b',
    terms:
      'confeccion, textil, ~gamarra, costura, sastreria, sastre, uniforme, maquila, bordado, estampado, modista, buzos',
    who: 'las marcas y empresas que encargan',
    what: 'las prendas por lote',
    when: 'la campaña escolar y el cierre de año',
    ask: 'cuál es el pedido mínimo y en cuánto tiempo',
    ideas: [
      {
        service: 1,
        name: 'Cotizador de lotes',
        text: 'La marca elige prenda, tela, estampado y cantidad por talla; recibe un rango de precio y plazo antes de la reunión.',
        features: [
          'Escala de precio por docena y por ciento',
          'Muestra física solicitada en línea',
          'Curva de tallas cargada desde una hoja',
        ],
      },
      {
        service: 4,
        name: 'Catálogo de taller serio',
        text: 'Muestrario impreso y digital con telas, costuras y acabados reales, para visitar marcas sin llevar una maleta de prendas.',
        features: [
          'Fichas con costura y gramaje',
          'Muestrario de hilos y bordados',
          'Presentación del taller por línea',
        ],
      },
      {
        service: 2,
        name: 'Lote a la vista',
        text: 'Cada corte avanza por tendido, costura, acabado y despacho con su código; el cliente ve en qué etapa va lo suyo.',
        features: [
          'Avance por operación y maquinista',
          'Control de fallas por lote',
          'Pago a destajo calculado',
        ],
      },
    ],
  },
  {
    label: 'zapatería',
    gender: 'f',
    kind: 'goods',
    terms: 'zapateria, zapato, calzado, zapatillas, sandalias, botas, calzado de cuero',
    who: 'los clientes',
    what: 'los pares',
    when: 'la campaña escolar y las fiestas de diciembre',
    ask: 'si tienes su número y si la horma es ancha',
    ideas: [
      {
        service: 1,
        name: 'Tu número en esta horma',
        text: 'El comprador pone qué marca y número usa hoy, y la ficha le dice qué número pedir en cada horma tuya.',
        features: [
          'Equivalencias por horma',
          'Foto del par en pie real',
          'Cambio por otra talla con recojo',
        ],
      },
      {
        service: 4,
        name: 'Hecho en el taller, dicho en la caja',
        text: 'Caja, lengüeta y etiqueta cuentan el cuero, la horma y las manos que hicieron el par.',
        features: [
          'Etiqueta con cuero y lote',
          'Caja que sirve para guardar',
          'Ficha de cuidado ilustrada',
        ],
      },
      {
        service: 2,
        name: 'Pares completos',
        text: 'El control busca números sueltos, junta curvas entre locales y sugiere qué modelo liquidar antes de la siguiente campaña.',
        features: [
          'Curva de números por modelo',
          'Reparaciones con fecha de recojo',
          'Separaciones con plazo',
        ],
      },
    ],
  },
];
