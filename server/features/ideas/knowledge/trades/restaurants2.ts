import type { Trade } from '../trade.ts';

export const restaurants2: readonly Trade[] = [
  {
    label: 'panadería',
    gender: 'f',
    kind: 'food',
    terms: 'panaderia, ~pan, bakery, horno de pan',
    who: 'los vecinos',
    what: 'los panes y pasteles',
    when: 'las mañanas de domingo, el 1 de noviembre y la campaña de panetón',
    ask: 'a qué hora sale el pan caliente',
    ideas: [
      {
        service: 5,
        name: 'Panetón de la casa',
        text: 'La campaña de fin de año empieza en octubre: lista de empresas, degustación y preventa con entrega por fechas.',
        features: [
          'Preventa para empresas con logo en la caja',
          'Fechas de entrega con cupo por horneada',
          'Degustación con inscripción',
        ],
      },
      {
        service: 6,
        name: '¿Ya salió el pan?',
        text: 'El vecino se suscribe a su horneada favorita y recibe el mensaje cuando el ciabatta o el pan francés sale del horno.',
        features: [
          'Lista por tipo de pan',
          'Reserva de la bolsa del domingo',
          'Pedidos de bocaditos tomados paso a paso',
        ],
      },
      {
        service: 2,
        name: 'Horneadas sin sobrante',
        text: 'Anotas lo que quedó al cierre y la herramienta ajusta la masa de mañana por turno y por día.',
        features: [
          'Masa sugerida por horneada',
          'Registro de sobrantes en tres toques',
          'Reparto a bodegas con guía y cobro',
        ],
      },
    ],
  },
  {
    label: 'pastelería',
    gender: 'f',
    kind: 'food',
    terms:
      'pasteleria, torta, tortas, reposteria, cupcake, cakes, postres, dulceria, chocolateria, bombones, chocotejas, tejas, bocaditos, keke, queque, pasteles',
    who: 'los clientes',
    what: 'las tortas personalizadas',
    when: 'el Día de la Madre, las primeras comuniones y la Navidad',
    ask: 'cuánto cuesta una torta para treinta personas',
    ideas: [
      {
        service: 1,
        name: 'Diseñador de tortas',
        text: 'El cliente elige porciones, sabor, relleno y tema, sube una foto de referencia y recibe un precio sin esperar respuesta.',
        features: [
          'Cotizador por porciones y decoración',
          'Galería filtrada por ocasión',
          'Separación de fecha con adelanto',
        ],
      },
      {
        service: 6,
        name: 'Asistente de encargos dulces',
        text: 'Recoge por mensaje los datos que siempre faltan: fecha, hora, dedicatoria, alergias y lugar de entrega.',
        features: [
          'Preguntas en orden hasta cerrar el encargo',
          'Ficha para el taller con dedicatoria exacta',
          'Señal de alerta cuando piden para el mismo día',
        ],
      },
      {
        service: 2,
        name: 'Agenda del obrador',
        text: 'Las tortas de la semana se reparten por días de bizcocho, relleno y decoración, y se ve cuándo ya no entra un encargo más.',
        features: [
          'Capacidad diaria por tipo de torta',
          'Lista de insumos por semana',
          'Saldo por cobrar de cada encargo',
        ],
      },
    ],
  },
  {
    label: 'heladería',
    gender: 'f',
    kind: 'food',
    terms: 'heladeria, helado, helados, gelato, raspadilla, chupete',
    who: 'las familias y los jóvenes',
    what: 'los sabores',
    when: 'el verano, de diciembre a marzo',
    ask: 'qué sabores hay y si venden por litro',
    ideas: [
      {
        service: 3,
        name: 'Vota el sabor del verano',
        text: 'El público propone y vota un sabor con fruta peruana; el ganador se vende con el nombre de quien lo propuso.',
        features: [
          'Votación en redes con semifinal',
          'Ficha del ganador en vitrina',
          'Preventa de litros del sabor nuevo',
        ],
      },
      {
        service: 1,
        name: 'Carrito para fiestas, en línea',
        text: 'Los papás ven fechas libres, eligen sabores y horas del carrito y pagan la separación.',
        features: [
          'Calendario de carritos disponibles',
          'Paquetes por número de niños',
          'Zonas de traslado con su costo',
        ],
      },
      {
        service: 2,
        name: 'Control de cámara y producción',
        text: 'Cada tina tiene fecha y lote; el sistema dice qué producir y qué sacar primero.',
        features: [
          'Rotación por fecha de tina',
          'Alerta cuando la cámara sube de temperatura',
          'Producción según clima previsto',
        ],
      },
    ],
  },
];
