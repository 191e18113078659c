import type { Trade } from '../trade.ts';

export const neighbourhood: readonly Trade[] = [
  {
    label: 'bodega',
    gender: 'f',
    kind: 'goods',
    terms:
      'bodega, bodeguita, bodegita, abarrotes, minimarket, tiendita, tienda de barrio, minimarquet',
    who: 'los vecinos',
    what: 'los abarrotes',
    when: 'la campaña escolar y la canasta navideña',
    ask: 'si tienes sencillo y qué marcas de leche hay',
    ideas: [
      {
        service: 3,
        name: 'La oferta de la cuadra',
        text: 'Una tira semanal con tres productos en oferta, hecha para el estado del celular y el cartel de la puerta.',
        features: [
          'Plantilla de ofertas que se cambia en minutos',
          'Sorteo mensual entre vecinos',
          'Combo de desayuno con tu panadero',
        ],
      },
      {
        service: 6,
        name: 'Lista de compras por mensaje',
        text: 'El vecino manda su lista como la diría en el mostrador; el asistente la ordena, pone precio y avisa qué no hay.',
        features: [
          'Entiende “un cuarto de” y “un sol de”',
          'Reemplazo sugerido si falta la marca',
          'Bolsa lista para recoger o llevar',
        ],
      },
      {
        service: 2,
        name: 'Cuaderno de fiados sin cuaderno',
        text: 'Cada fiado queda con fecha y firma del vecino en pantalla, y el sistema recuerda la deuda con cortesía el día de pago.',
        features: [
          'Tope de fiado por vecino',
          'Recordatorio amable en quincena',
          'Cierre de caja con efectivo y billeteras',
        ],
      },
    ],
  },
  {
    label: 'ferretería',
    gender: 'f',
    kind: 'goods',
    terms: 'ferreteria, materiales de construccion, pinturas, gasfiteria materiales, cemento',
    who: 'los maestros de obra y los vecinos',
    what: 'los materiales',
    when: 'la temporada seca, cuando se construye más',
    ask: 'cuánto material necesita para un muro',
    ideas: [
      {
        service: 1,
        name: 'Calculadora del maestro',
        text: 'El cliente pone metros de muro, piso o techo y obtiene cemento, ladrillo, fierro y pintura, con el carrito ya lleno.',
        features: [
          'Cálculo por muro, losa, piso y pintura',
          'Entrega en obra por tonelaje',
          'Lista guardada para volver a pedir',
        ],
      },
      {
        service: 6,
        name: 'Mostrador técnico',
        text: 'Un asistente traduce “la llave que va al tubo de media” al producto exacto, con foto y medida, antes de que el cliente venga.',
        features: [
          'Búsqueda por foto o por uso',
          'Compatibilidad entre medidas y roscas',
          'Separación en mostrador',
        ],
      },
      {
        service: 2,
        name: 'Crédito de maestro bajo control',
        text: 'Cada maestro tiene su línea, sus obras y sus pagos; al despachar se ve cuánto le queda y qué debe.',
        features: [
          'Línea de crédito por obra',
          'Estado de cuenta que el maestro consulta',
          'Precios distintos por volumen',
        ],
      },
    ],
  },
  {
    label: 'botica',
    gender: 'f',
    kind: 'goods',
    terms: 'botica, farmacia, medicamentos, medicinas',
    who: 'los pacientes y sus familias',
    what: 'las medicinas y el cuidado personal',
    when: 'el invierno, cuando suben las gripes',
    ask: 'si tienes el genérico y cuánto cuesta',
    ideas: [
      {
        service: 3,
        name: 'Salud del barrio, bien contada',
        text: 'Una agenda de contenidos revisada por tu químico: presión, diabetes, vacunas y cuidado del niño, con campañas en el local.',
        features: [
          'Tema del mes revisado por el químico farmacéutico',
          'Campaña de presión y glucosa con inscripción',
          'Piezas para pantalla, volante y redes',
        ],
      },
      {
        service: 6,
        name: 'Consulta de receta por foto',
        text: 'El paciente envía la foto de su receta; el asistente identifica el producto, dice si hay y deja al químico la última palabra.',
        features: [
          'Lectura de receta con revisión humana',
          'Genérico y marca lado a lado',
          'Sin venta automática de lo que exige receta',
        ],
      },
      {
        service: 2,
        name: 'Tratamiento continuo',
        text: 'Quien toma una medicina todos los meses queda registrado; se calcula cuándo se le acaba y se le separa la siguiente caja.',
        features: [
          'Fecha estimada de término por paciente',
          'Lotes y vencimientos por vitrina',
          'Pedido a droguería según lo comprometido',
        ],
      },
    ],
  },
  {
    label: 'puesto de mercado',
    gender: 'm',
    kind: 'goods',
    terms:
      '~mercado, puesto en mercado, ~puesto, mayorista, verduleria, fruteria, verduras, ~frutas, avicola, carniceria, pescaderia',
    who: 'las caseras y los restaurantes que compran temprano',
    what: 'los productos del puesto',
    when: 'las madrugadas y las fiestas de fin de año',
    ask: 'a cuánto está el kilo hoy',
    ideas: [
      {
        service: 1,
        name: 'El puesto con precio del día',
        text: 'Una página sencilla donde cambias el precio por kilo desde el celular y el casero pide antes de llegar.',
        features: [
          'Precios que se actualizan en un toque',
          'Pedido separado por nombre de casero',
          'Venta por kilo, jaba o saco',
        ],
      },
      {
        service: 3,
        name: 'Casera de cabecera',
        text: 'Una serie corta de videos desde el puesto enseña a escoger producto y trae clientes nuevos de los barrios cercanos.',
        features: [
          'Guion de un minuto por producto',
          'Cupón que se canjea en el puesto',
          'Mapa para ubicar el pasillo',
        ],
      },
      {
        service: 2,
        name: 'Pedidos de restaurantes de madrugada',
        text: 'Los restaurantes mandan su lista de noche; amaneces con todo sumado por producto y la ruta de entrega ordenada.',
        features: [
          'Suma total por producto',
          'Nota de entrega por restaurante',
          'Cuentas semanales por cobrar',
        ],
      },
    ],
  },
  {
    label: 'florería',
    gender: 'f',
    kind: 'goods',
    terms: 'floreria, flores, arreglos florales, florista',
    who: 'quienes regalan',
    what: 'los arreglos',
    when: 'San Valentín, el Día de la Madre y el 1 de noviembre',
    ask: 'si llega el mismo día y qué flores hay',
    ideas: [
      {
        service: 5,
        name: 'Catorce de febrero sin atropello',
        text: 'Preventa por franjas: el cliente elige arreglo, hora y dedicatoria desde enero, y el taller trabaja con cupo conocido.',
        features: [
          'Franjas de entrega con tope',
          'Dedicatoria escrita al comprar',
          'Lista de flor por pedir a los productores',
        ],
      },
      {
        service: 1,
        name: 'Flores según la ocasión',
        text: 'El catálogo pregunta para quién y por qué, y muestra arreglos posibles con la flor que hay en cámara.',
        features: [
          'Catálogo por ocasión y presupuesto',
          'Foto del arreglo antes de salir',
          'Pésames y aniversarios con tono propio',
        ],
      },
      {
        service: 2,
        name: 'Fechas que no se olvidan',
        text: 'Guarda cumpleaños y aniversarios de cada cliente y le propone un arreglo la semana previa.',
        features: [
          'Calendario de fechas por cliente',
          'Ruta de reparto con prueba de entrega',
          'Merma de flor por variedad',
        ],
      },
    ],
  },
];
