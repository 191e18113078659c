import type { Trade } from '../trade.ts';

export const beauty1: readonly Trade[] = [
  {
    label: 'barbería',
    gender: 'f',
    kind: 'care',
    terms: 'barberia, barbero, barber, barbershop, cortes de cabello',
    who: 'los clientes',
    what: 'los cortes',
    when: 'los viernes, los sábados y la quincena',
    ask: 'quién está libre ahora',
    ideas: [
      {
        service: 1,
        name: 'Silla libre',
        text: 'El cliente ve qué barbero tiene hueco hoy, mira sus cortes y toma el turno en el mismo lugar.',
        features: [
          'Portafolio por barbero',
          'Turnos sueltos de última hora',
          'Corte y barba con su tiempo real',
        ],
      },
      {
        service: 3,
        name: 'El corte del mes',
        text: 'Cada mes un estilo con nombre propio, video del paso a paso y precio; los clientes suben el suyo y aparecen en el espejo.',
        features: [
          'Video vertical del paso a paso',
          'Muro de clientes en pantalla',
          'Canje por recomendar a un amigo',
        ],
      },
      {
        service: 2,
        name: 'Comisiones sin discusión',
        text: 'Cada servicio queda a nombre de su barbero y el cierre reparte comisión, propina y venta de ceras.',
        features: [
          'Cierre por barbero',
          'Ficha con el número de máquina de cada cliente',
          'Control de ceras y navajas',
        ],
      },
    ],
  },
  {
    label: 'salón de belleza',
    gender: 'm',
    kind: 'care',
    terms:
      'salon de belleza, peluqueria, estilista, maquillaje, maquilladora, lashista, ~estetica, ~belleza, alisado, centro de estetica',
    who: 'las clientas',
    what: 'los servicios',
    when: 'las promociones, las bodas y el Día de la Madre',
    ask: 'cuánto cuesta un alisado según el largo del cabello',
    ideas: [
      {
        service: 1,
        name: 'Tarifa según tu cabello',
        text: 'La clienta sube una foto, elige largo y volumen, y recibe un rango y el tiempo antes de tomar su cita.',
        features: [
          'Cotizador por largo y volumen',
          'Prueba de color con ficha de alergias',
          'Paquetes para novias y promociones',
        ],
      },
      {
        service: 6,
        name: 'Asesora de retoques',
        text: 'El asistente recuerda cuándo toca raíz, uñas o pestañas según lo último que se hizo cada clienta.',
        features: [
          'Retoque sugerido según el servicio',
          'Respuestas sobre duración y cuidados',
          'Fotos de referencia en su ficha',
        ],
      },
      {
        service: 2,
        name: 'Sillas, manos y productos',
        text: 'La agenda cruza estilistas, sillas y tiempos de pose, para que dos servicios convivan sin esperas.',
        features: [
          'Bloques con tiempo de pose',
          'Consumo de tinte por servicio',
          'Comisión por estilista y por venta',
        ],
      },
    ],
  },
  {
    label: 'spa',
    gender: 'm',
    kind: 'care',
    terms: 'spa, masaje, masajista, relajacion, faciales, sauna, centro de bienestar, reflexologia',
    who: 'quienes necesitan una pausa',
    what: 'las terapias',
    when: 'el Día de la Madre, San Valentín y los fines de mes',
    ask: 'qué incluye el circuito y cuánto dura',
    ideas: [
      {
        service: 1,
        name: 'Regala una tarde',
        text: 'Tarjetas de regalo que se compran, se personalizan y se envían al momento, con la reserva a un clic.',
        features: [
          'Tarjeta con mensaje y fecha de envío',
          'Rituales para dos',
          'Reserva desde la misma tarjeta',
        ],
      },
      {
        service: 4,
        name: 'Un ambiente con nombre',
        text: 'Aromas, menú de terapias, batas y señalética con una sola voz, para que se sienta la calma desde la puerta.',
        features: [
          'Menú de terapias por sensación',
          'Señalética interior serena',
          'Etiquetas para aceites propios',
        ],
      },
      {
        service: 2,
        name: 'Cabinas en armonía',
        text: 'La agenda asigna terapeuta, cabina y pausa de limpieza, y la ficha guarda presión, zonas sensibles y contraindicaciones.',
        features: [
          'Ficha de salud con consentimiento',
          'Pausa de limpieza entre citas',
          'Paquetes con sesiones restantes',
        ],
      },
    ],
  },
];
