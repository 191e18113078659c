import type { Trade } from '../trade.ts';

export const travel1: readonly Trade[] = [
  {
    label: 'agencia de viajes',
    gender: 'f',
    kind: 'stay',
    terms:
      'agencia de viajes, turismo, tour, turistico, ~viaje, trekking, excursiones, full day, agencia de turismo, operador turistico, guia de turismo, ~turista',
    who: 'los viajeros',
    what: 'los tours y paquetes',
    when: 'los feriados largos, Semana Santa y julio',
    ask: 'qué incluye y si hay salida mañana',
    ideas: [
      {
        service: 1,
        name: 'Salidas confirmadas',
        text: 'La página muestra qué salidas ya tienen grupo, cuántos lugares quedan y el punto de encuentro en el mapa.',
        features: [
          'Lugares restantes por salida',
          'Pago del adelanto en soles o dólares',
          'Preguntas de altura, clima y equipaje',
        ],
      },
      {
        service: 6,
        name: 'Compañero de ruta',
        text: 'Un asistente arma itinerarios con tus tours, en el idioma del viajero, y le avisa cambios mientras viaja.',
        features: [
          'Itinerario por días y ritmo',
          'Respuestas en inglés y portugués',
          'Cambios de hora avisados en ruta',
        ],
      },
      {
        service: 2,
        name: 'Operación del día siguiente',
        text: 'Reservas de web, hoteles y agencias se juntan en una hoja con bus, guía, hotel de recojo y dieta.',
        features: [
          'Hoja de ruta por guía',
          'Saldos con agencias aliadas',
          'Ingresos y trenes por comprar',
        ],
      },
    ],
  },
  {
    label: 'hostal',
    gender: 'm',
    kind: 'stay',
    terms:
      'hostal, hotel, camping, glamping, hospedaje, hostel, lodge, alojamiento, airbnb, cabanas, ecolodge, casa de campo, bungalow, casa de playa',
    who: 'los huéspedes',
    what: 'las habitaciones',
    when: 'los feriados largos y las fiestas del pueblo',
    ask: 'si tienen agua caliente y cochera',
    ideas: [
      {
        service: 1,
        name: 'Reserva directa, sin comisión',
        text: 'Tu propia página muestra habitaciones, disponibilidad y un beneficio que las plataformas no dan.',
        features: [
          'Disponibilidad sincronizada con portales',
          'Beneficio por reservar directo',
          'Fotos honestas por habitación',
        ],
      },
      {
        service: 6,
        name: 'Recepción despierta',
        text: 'El asistente da la ruta, la clave del wifi y la hora del desayuno en el idioma del huésped, a cualquier hora.',
        features: [
          'Instrucciones de llegada de noche',
          'Pedidos de limpieza y toallas',
          'Recomendaciones escritas por ti',
        ],
      },
      {
        service: 2,
        name: 'Habitaciones listas',
        text: 'Recepción, limpieza y mantenimiento ven el mismo plano: quién sale, qué se arregla y qué puede ocuparse.',
        features: [
          'Plano con estado por habitación',
          'Registro de huéspedes y consumos',
          'Mantenimiento por foto',
        ],
      },
    ],
  },
  {
    label: 'estudio de fotografía',
    gender: 'm',
    kind: 'stay',
    terms: 'fotografo, fotografia, fotografa, ~fotos, estudio fotografico, sesion de fotos',
    who: 'quienes celebran o venden con imágenes',
    what: 'las sesiones',
    when: 'las bodas, las graduaciones y diciembre',
    ask: 'cuántas fotos entregas y en qué plazo',
    ideas: [
      {
        service: 1,
        name: 'Galería que emociona y reserva',
        text: 'El trabajo se muestra por historia completa, no por foto suelta, y cada historia lleva a fechas libres.',
        features: [
          'Historias completas por evento',
          'Fechas libres con separación',
          'Entrega en galería con clave',
        ],
      },
      {
        service: 4,
        name: 'Álbum de autor',
        text: 'Una identidad discreta para álbumes, contratos y marcas de agua que deja hablar a la imagen.',
        features: [
          'Sistema de álbum y estuche',
          'Propuesta gráfica por tipo de sesión',
          'Marca de agua que no estorba',
        ],
      },
      {
        service: 2,
        name: 'Del disparo a la entrega',
        text: 'Cada sesión tiene contrato, respaldo, selección del cliente y plazo, con avisos cuando algo se estanca.',
        features: [
          'Selección favorita hecha por el cliente',
          'Copia de respaldo registrada',
          'Contrato y saldo en la misma ficha',
        ],
      },
    ],
  },
  {
    label: 'empresa de eventos',
    gender: 'f',
    kind: 'stay',
    terms:
      '~evento, ~decoracion, organizacion de eventos, decoracion de fiestas, globos, ~fiestas infantiles, local de eventos, animacion infantil, toldos, alquiler de sillas, alquiler de mesas, catering para eventos, quinceanero, salon de recepciones, show infantil, inflables, hora loca',
    who: 'quienes organizan una celebración',
    what: 'los paquetes',
    when: 'diciembre, las bodas de primavera y los quinceañeros',
    ask: 'qué fechas están libres y qué incluye',
    ideas: [
      {
        service: 1,
        name: 'Fecha, local y paquete',
        text: 'El anfitrión elige fecha y número de invitados, combina decoración y sonido, y ve cuánto suma.',
        features: [
          'Calendario con fechas bloqueadas',
          'Armador de paquetes con fotos',
          'Contrato y separación en línea',
        ],
      },
      {
        service: 4,
        name: 'Moodboard con precio',
        text: 'Propuestas visuales por tema, con cada elemento identificado, para que el cliente sepa qué compra.',
        features: [
          'Lámina por temática',
          'Lista ligada a cada imagen',
          'Versión ajustada al presupuesto',
        ],
      },
      {
        service: 2,
        name: 'Montaje sin llamadas',
        text: 'Cronograma por hora, proveedores, carga y desmontaje, visible para cada jefe de equipo.',
        features: [
          'Minuto a minuto por equipo',
          'Inventario que sale y regresa',
          'Pagos a proveedores por hito',
        ],
      },
    ],
  },
];
