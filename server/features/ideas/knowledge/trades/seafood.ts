import type { Trade } from '../trade.ts';

export const seafood: readonly Trade[] = [
  {
    label: 'cevichería',
    gender: 'f',
    kind: 'food',
    terms: 'cevicheria, ceviche, marisqueria, marisco, cebicheria',
    who: 'los comensales',
    what: 'los platos de la pizarra',
    when: 'los domingos de verano y el 28 de junio, Día del Ceviche',
    ask: 'qué pescado llegó hoy y hasta qué hora atiendes',
    ideas: [
      {
        service: 3,
        name: 'La pesca de hoy, antes del mediodía',
        text: 'Cada mañana marcas qué llegó del terminal y se arma una publicación con la foto y el precio, lista para salir antes de que la gente decida dónde almorzar.',
        features: [
          'Publicación diaria con el pescado que sí hay',
          'Anuncio que solo corre de 10 a 12, cerca de tu local',
          'Carta que oculta lo que se acabó',
        ],
      },
      {
        service: 1,
        name: 'Mesa sin cola los domingos',
        text: 'La familia entra a una lista desde su celular, ve cuántas mesas tiene delante y llega cuando le toca, en vez de esperar parada en la vereda.',
        features: [
          'Lista de espera con turno visible',
          'Pedido de la primera leche de tigre mientras llega la mesa',
          'Aviso cuando la mesa queda libre',
        ],
      },
      {
        service: 2,
        name: 'Compra del terminal a la medida',
        text: 'Un tablero cruza lo que se vendió con el clima y el día, y te propone cuántos kilos de lenguado, perico y conchas llevar en la madrugada.',
        features: [
          'Kilos sugeridos por especie',
          'Registro de merma al cierre',
          'Costo real de cada ceviche según el precio del día',
        ],
      },
    ],
  },
  {
    label: 'chifa',
    gender: 'm',
    kind: 'food',
    terms: 'chifa, comida china, arroz chaufa',
    who: 'las familias del barrio',
    what: 'los combinados',
    when: 'el Año Nuevo Chino y las noches de fin de semana',
    ask: 'si la porción alcanza para dos',
    ideas: [
      {
        service: 1,
        name: 'Combinado a tu gusto',
        text: 'Un armador en línea deja elegir chaufa, tallarín y guiso, y muestra cuánto sube el precio antes de enviar el pedido.',
        features: [
          'Armador de combinados para una, dos o seis personas',
          'Wantán y gaseosa sugeridos al final',
          'Banquetes por encargo con adelanto',
        ],
      },
      {
        service: 6,
        name: 'El pedido de siempre',
        text: 'Un asistente reconoce al vecino que escribe, le propone lo mismo de la vez pasada y solo pregunta si quiere cambiar algo.',
        features: [
          'Memoria del último pedido por número',
          'Preguntas sobre ají, sillao y tamaño ya resueltas',
          'Paso a caja cuando piden algo fuera de carta',
        ],
      },
      {
        service: 2,
        name: 'Comanda directa al wok',
        text: 'Lo que se toma en mesa, por teléfono o por moto llega a una sola pantalla en cocina, ordenado por tiempo de cocción.',
        features: [
          'Cola única para salón y despacho',
          'Platos agrupados para una misma sartén',
          'Hora prometida y hora real de cada salida',
        ],
      },
    ],
  },
  {
    label: 'pollería',
    gender: 'f',
    kind: 'food',
    terms: 'polleria, pollo a la brasa, pollos a la brasa, broaster',
    who: 'las familias',
    what: 'los combos de pollo',
    when: 'el tercer domingo de julio, Día del Pollo a la Brasa, y los feriados',
    ask: 'cuánto demora un pollo entero con papas',
    ideas: [
      {
        service: 5,
        name: 'Antesala del Día del Pollo',
        text: 'Una campaña con preventa: la gente separa su pollo con hora de recojo y tú sabes cuántos hornear antes de que empiece la fila.',
        features: [
          'Preventa con turnos de recojo de veinte minutos',
          'Cuenta regresiva para redes y pantalla del local',
          'Cupón para volver un martes',
        ],
      },
      {
        service: 6,
        name: 'Recepcionista de noche de partido',
        text: 'Cuando todos escriben a la vez, un asistente toma el pedido, confirma dirección y dice la hora real según los pollos que hay en el horno.',
        features: [
          'Demora calculada con el horno y los motorizados',
          'Cambio de papas por ensalada sin llamar',
          'Reclamos derivados al encargado',
        ],
      },
      {
        service: 2,
        name: 'Horno, salón y motos en una vista',
        text: 'El encargado ve pollos en espiedo, mesas abiertas y motorizados libres, y decide cuándo meter la siguiente tanda.',
        features: [
          'Tandas sugeridas según la hora',
          'Ruta corta para cada moto',
          'Cuadre de presas, cremas y gaseosas',
        ],
      },
    ],
  },
  {
    label: 'picantería',
    gender: 'f',
    kind: 'food',
    terms: 'picanteria, chicheria, comida criolla',
    who: 'los comensales',
    what: 'los picantes del día',
    when: 'los lunes de chaque y las fiestas patronales',
    ask: 'qué guiso toca hoy',
    ideas: [
      {
        service: 4,
        name: 'Identidad de la picantería de siempre',
        text: 'Una imagen nacida de tu historia: el cuaderno de recetas, la mesa larga y la chicha convertidos en letrero, carta e individuales.',
        features: [
          'Logotipo a partir del letrero original',
          'Carta con la historia de cada picante',
          'Vasos y manteles con la misma mano',
        ],
      },
      {
        service: 1,
        name: 'El almanaque de los guisos',
        text: 'Una página que dice qué se cocina cada día de la semana y deja reservar mesa larga para grupos.',
        features: [
          'Calendario de platos por día',
          'Reserva de mesas grandes con adelanto',
          'Versión en inglés para el visitante',
        ],
      },
      {
        service: 2,
        name: 'Cuaderno de la cocina, ordenado',
        text: 'Recetas, compras del mercado y ollas del día pasan del cuaderno a una herramienta que calcula cuánto rinde cada una.',
        features: [
          'Rendimiento por olla y por ración',
          'Lista de mercado para la madrugada',
          'Costo de cada picante con los precios de la semana',
        ],
      },
    ],
  },
];
