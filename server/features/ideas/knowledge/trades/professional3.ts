import type { Trade } from '../trade.ts';

export const professional3: readonly Trade[] = [
  {
    label: 'coworking',
    gender: 'm',
    kind: 'office',
    terms: 'coworking, oficina compartida, espacio de trabajo',
    who: 'los miembros y equipos',
    what: 'los escritorios y salas',
    when: 'los inicios de año y los cierres de trimestre',
    ask: 'cuánto cuesta el día y si hay salas',
    ideas: [
      {
        service: 1,
        name: 'Pase para hoy',
        text: 'Quien está cerca ve escritorios libres, paga el día y entra con un código.',
        features: [
          'Plano con lugares libres',
          'Código de ingreso temporal',
          'Salas por hora con proyector',
        ],
      },
      {
        service: 5,
        name: 'Jueves de puertas abiertas',
        text: 'Un ciclo de encuentros por oficio llena el espacio, presenta miembros y deja membresías de prueba.',
        features: ['Encuentro por oficio', 'Membresía de prueba', 'Directorio de miembros visible'],
      },
      {
        service: 2,
        name: 'Comunidad y accesos',
        text: 'Membresías, horas de sala, invitados y puertas se administran juntos, con consumo visible para cada equipo.',
        features: [
          'Horas de sala por plan',
          'Invitados registrados por anfitrión',
          'Factura por equipo',
        ],
      },
    ],
  },
  {
    label: 'startup de software',
    gender: 'f',
    kind: 'office',
    terms:
      'software, startup, saas, ~app, ~aplicacion, ~sistemas, desarrollador, programador, ~plataforma',
    who: 'los usuarios',
    what: 'los planes y funciones',
    when: 'los lanzamientos y las renovaciones',
    ask: 'en qué se diferencia y cuánto cuesta',
    ideas: [
      {
        service: 5,
        name: 'Salida con primeros usuarios',
        text: 'Lista de espera con tareas útiles, versión de prueba por grupos y un día de apertura con soporte en vivo.',
        features: [
          'Invitaciones por grupos',
          'Encuesta al abandonar',
          'Página de cambios publicados',
        ],
      },
      {
        service: 1,
        name: 'Demostración sin reunión',
        text: 'Un recorrido con datos de ejemplo deja tocar el producto y guarda qué función miró cada interesado.',
        features: [
          'Recorrido con datos de ejemplo',
          'Precio calculado por uso',
          'Interés por función para ventas',
        ],
      },
      {
        service: 6,
        name: 'Soporte que aprende',
        text: 'Un asistente responde con tu documentación, cita la fuente y convierte lo que no sabe en una tarea.',
        features: [
          'Respuestas con fuente citada',
          'Tarea creada por cada vacío',
          'Resumen semanal de quejas',
        ],
      },
    ],
  },
  {
    label: 'negocio de comercio electrónico',
    gender: 'm',
    kind: 'goods',
    terms:
      '~ecommerce, ~tienda virtual, ~tienda online, comercio electronico, dropshipping, marketplace, importadora, importacion, productos importados',
    who: 'los compradores',
    what: 'los productos',
    when: 'el Cyber, el Día de la Madre y diciembre',
    ask: 'cuánto demora el envío a provincia',
    ideas: [
      {
        service: 1,
        name: 'Ficha que quita dudas',
        text: 'Cada producto responde lo que frena la compra: medidas, uso, garantía y llegada por distrito.',
        features: [
          'Fecha de entrega por distrito',
          'Preguntas de compradores en la ficha',
          'Pago contra entrega por zona',
        ],
      },
      {
        service: 3,
        name: 'Carritos que vuelven',
        text: 'Mensajes con sentido según por qué se fue: costo de envío, duda o precio, sin perseguir a nadie.',
        features: [
          'Motivo de salida preguntado una vez',
          'Anuncios según producto visto',
          'Prueba de mensajes por grupo',
        ],
      },
      {
        service: 2,
        name: 'Un stock para todos los canales',
        text: 'Tienda, redes y marketplaces descuentan de la misma existencia y sacan etiquetas de envío.',
        features: [
          'Existencia única por producto',
          'Etiquetas por courier',
          'Devoluciones con destino',
        ],
      },
    ],
  },
];
