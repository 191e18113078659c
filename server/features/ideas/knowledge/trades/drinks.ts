import type { Trade } from '../trade.ts';

export const drinks: readonly Trade[] = [
  {
    label: 'licorería',
    gender: 'f',
    kind: 'goods',
    terms: 'licoreria, licor, licores, pisco, cerveza artesanal, vinos',
    who: 'los clientes mayores de edad',
    what: 'los packs y licores',
    when: 'el Día del Pisco Sour, Fiestas Patrias y el Año Nuevo',
    ask: 'si llevas hielo y hasta qué hora repartes',
    ideas: [
      {
        service: 5,
        name: 'Previa de Fiestas Patrias',
        text: 'Packs armados para chilcano, sour y parrilla, con salida en julio, preventa y una guía de tragos para compartir.',
        features: [
          'Packs por número de invitados',
          'Recetario corto con tus botellas',
          'Preventa con entrega el 27 de julio',
        ],
      },
      {
        service: 6,
        name: 'Barman de bolsillo',
        text: 'Un asistente pregunta cuántos son y qué celebran, sugiere bebidas, hielo y complementos, y verifica la mayoría de edad.',
        features: [
          'Cálculo de botellas y hielo por invitado',
          'Verificación de edad antes de cerrar',
          'Alternativa cuando falta una marca',
        ],
      },
      {
        service: 2,
        name: 'Kárdex por botella y por caja',
        text: 'Ventas por unidad, six pack y caja descuentan del mismo saldo y muestran qué marca rota y cuál está dormida.',
        features: [
          'Conversión entre unidad, pack y caja',
          'Aviso de marcas sin movimiento',
          'Precios por hora para promociones',
        ],
      },
    ],
  },
  {
    label: 'juguería',
    gender: 'f',
    kind: 'food',
    terms: 'jugueria, jugos, smoothie, extractos',
    who: 'los clientes de la mañana',
    what: 'los jugos y sánguches',
    when: 'las mañanas de lunes a viernes',
    ask: 'qué frutas hay de temporada',
    ideas: [
      {
        service: 4,
        name: 'La fruta manda',
        text: 'Una carta gráfica por temporadas, con color propio por fruta, para el letrero, los vasos y las redes.',
        features: [
          'Pizarra de frutas del mes',
          'Vaso con la combinación ilustrada',
          'Plantillas para anunciar la fruta que llega',
        ],
      },
      {
        service: 1,
        name: 'Jugo listo al bajar del paradero',
        text: 'El cliente pide desde el bus, paga y encuentra su vaso con nombre al llegar.',
        features: [
          'Pedido con hora de paso',
          'Combinaciones guardadas como favoritas',
          'Pago con Yape o Plin desde el enlace',
        ],
      },
      {
        service: 2,
        name: 'Fruta que no se pierde',
        text: 'Registras la compra del mercado y la madurez; la herramienta sugiere qué jugo promocionar hoy para que nada se bote.',
        features: [
          'Semáforo de madurez por fruta',
          'Promoción del día según lo que urge',
          'Rendimiento por kilo comprado',
        ],
      },
    ],
  },
  {
    label: 'catering',
    gender: 'm',
    kind: 'food',
    terms: 'catering, concesionario, banquete, servicio de comida, comedor',
    who: 'las empresas y las familias que celebran',
    what: 'los menús para eventos',
    when: 'los cierres de año y los aniversarios de empresas',
    ask: 'cuánto sale por persona',
    ideas: [
      {
        service: 1,
        name: 'Presupuesto por persona en un minuto',
        text: 'Quien organiza elige tipo de evento, invitados y estilo de mesa, y recibe una propuesta en PDF con tu marca.',
        features: [
          'Menús por rango de invitados',
          'Extras de vajilla, mozos y toldos',
          'Propuesta en PDF que se comparte con el jefe',
        ],
      },
      {
        service: 6,
        name: 'Coordinador de degustaciones',
        text: 'Un asistente agenda la prueba de menú, pide restricciones alimentarias y deja lista la ficha del evento.',
        features: [
          'Agenda de pruebas con aforo',
          'Restricciones por invitado',
          'Ficha del evento para cocina y mozos',
        ],
      },
      {
        service: 2,
        name: 'Evento costeado y cargado',
        text: 'De la propuesta aprobada salen compras, personal, hoja de carga del camión y liquidación final.',
        features: [
          'Compras consolidadas entre eventos',
          'Hoja de carga con verificación al retorno',
          'Ganancia por evento al liquidar',
        ],
      },
    ],
  },
];
