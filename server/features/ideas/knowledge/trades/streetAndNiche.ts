import type { Trade } from '../trade.ts';

export const streetAndNiche: readonly Trade[] = [
  {
    label: 'puesto de comida',
    gender: 'm',
    kind: 'food',
    terms:
      'food truck, carrito de comida, puesto de comida, tamales, humitas, juanes, empanadas, chicharron, salchipapa, salchipaperia, anticucho, anticucheria, comida casera, comida en casa, picarones, pan con chicharron, alitas, antojitos, viandas',
    who: 'los antojados de siempre',
    what: 'los antojos',
    when: 'los domingos, los partidos y las noches',
    ask: 'dónde están hoy y hasta qué hora',
    ideas: [
      {
        service: 6,
        name: 'Apúntame para el domingo',
        text: 'El pedido se toma por mensaje durante la semana, con cantidad, salsa y hora; el sábado sabes cuánto preparar y a quién le toca primero.',
        features: [
          'Cuenta de porciones por día',
          'Hora de recojo escalonada',
          'Última llamada antes de cerrar la olla',
        ],
      },
      {
        service: 3,
        name: '¿Dónde estamos hoy?',
        text: 'Una ubicación que cambia con un toque, foto de lo que sale caliente y un aviso a quienes viven o trabajan a pocas cuadras.',
        features: [
          'Ubicación de hoy con un toque',
          'Foto de la primera tanda',
          'Calendario de ferias y partidos',
        ],
      },
      {
        service: 2,
        name: 'Del mercado a la última porción',
        text: 'Compras, porciones, sobrantes y ventas del día en una hoja de celular que dice qué antojo deja más.',
        features: [
          'Compra según los apuntados',
          'Ganancia por porción',
          'Gas y empaques que faltan',
        ],
      },
    ],
  },
  {
    label: 'tienda de colección',
    gender: 'f',
    kind: 'goods',
    terms:
      'comics, manga, anime, figuras de coleccion, vinilos, discos, antiguedades, numismatica, cartas coleccionables, funko, coleccionista',
    who: 'los aficionados',
    what: 'las piezas y novedades',
    when: 'los estrenos, las convenciones y octubre',
    ask: 'si es original y en qué estado está',
    ideas: [
      {
        service: 1,
        name: 'Estado, foto y rareza',
        text: 'Cada pieza tiene fotos de cerca, estado según una escala clara y el motivo por el que vale lo que vale.',
        features: [
          'Escala de estado con ejemplos',
          'Lista de búsqueda por aficionado',
          'Apartado con adelanto',
        ],
      },
      {
        service: 5,
        name: 'Noche de estreno en tienda',
        text: 'Cada novedad grande sale en una noche con disfraz, canje y preventa numerada, y deja fotos para el mes.',
        features: ['Preventa numerada', 'Mesa de canje', 'Concurso con votación'],
      },
      {
        service: 2,
        name: 'Inventario de piezas únicas',
        text: 'Compra, consignación, precio y comprador de cada pieza, con aviso a quien la buscaba.',
        features: [
          'Consignación por dueño',
          'Aviso a quien la buscaba',
          'Precio pagado y precio pedido',
        ],
      },
    ],
  },
  {
    label: 'medio local',
    gender: 'm',
    kind: 'office',
    terms:
      'radio, radio local, locutor, programa de radio, periodico, revista, medio digital, noticiero, canal de television',
    who: 'los oyentes, lectores y anunciantes',
    what: 'los espacios',
    when: 'las campañas de comercios y las fiestas de la ciudad',
    ask: 'a cuántas personas llega y cuánto cuesta el aviso',
    ideas: [
      {
        service: 1,
        name: 'Tarifario que vende solo',
        text: 'El comercio ve horarios, formatos y ejemplos, escucha o lee una muestra con su nombre y separa su pauta.',
        features: [
          'Muestra con el nombre del comercio',
          'Pauta por horario y fecha',
          'Constancia de emisión',
        ],
      },
      {
        service: 3,
        name: 'La voz del barrio',
        text: 'Cada semana un barrio cuenta su noticia, y los negocios de esas cuadras acompañan con un aviso.',
        features: [
          'Barrio distinto por semana',
          'Aviso conjunto por cuadra',
          'Archivo de historias',
        ],
      },
      {
        service: 2,
        name: 'Pauta sin olvidos',
        text: 'Contratos, tandas, artes y cobros por anunciante, con comprobación de cada salida.',
        features: ['Tanda del día por bloque', 'Salida comprobada', 'Saldo por anunciante'],
      },
    ],
  },
  {
    label: 'boutique erótica',
    gender: 'f',
    kind: 'goods',
    terms:
      'juguetes sexuales, juguete sexual, juguetes eroticos, sex shop, sexshop, lenceria erotica, tienda para adultos, bienestar sexual',
    who: 'las parejas y personas adultas',
    what: 'los productos para adultos',
    when: 'San Valentín y los aniversarios',
    ask: 'si el envío es discreto',
    ideas: [
      {
        service: 1,
        name: 'Compra en reserva',
        text: 'Verificación de edad, nombre neutro en el recibo y empaque sin señales, explicados antes de elegir.',
        features: [
          'Ingreso solo para mayores',
          'Empaque y cargo con nombre neutro',
          'Filtro por material y cuidado',
        ],
      },
      {
        service: 6,
        name: 'Consejera sin juicio',
        text: 'Un asistente responde en privado sobre uso, limpieza y materiales, y borra la conversación cuando se le pide.',
        features: [
          'Dudas de uso y limpieza',
          'Conversación que se puede borrar',
          'Temas de salud enviados a un profesional',
        ],
      },
      {
        service: 2,
        name: 'Almacén discreto',
        text: 'Lotes, materiales y devoluciones por higiene, con envíos que nadie distingue.',
        features: [
          'Lote y material por pieza',
          'Etiqueta de envío neutra',
          'Regla de devolución por higiene',
        ],
      },
    ],
  },
];
