import type { Trade } from '../trade.ts';

export const homeGoods1: readonly Trade[] = [
  {
    label: 'mueblería',
    gender: 'f',
    kind: 'goods',
    terms:
      'muebleria, mueble, carpinteria, carpintero, melamina, ebanista, closet, cocinas a medida, reposteros',
    who: 'las familias que amueblan',
    what: 'los muebles a medida',
    when: 'las mudanzas de verano y la quincena de julio',
    ask: 'cuánto cuesta un clóset según sus medidas',
    ideas: [
      {
        service: 1,
        name: 'Mide y ve tu mueble',
        text: 'La persona ingresa ancho, alto y fondo, elige color y puertas, y ve el mueble con un precio referencial.',
        features: [
          'Cotizador por medidas y acabado',
          'Vista en plano del mueble',
          'Visita de medición agendada',
        ],
      },
      {
        service: 4,
        name: 'Portafolio de maderas y manos',
        text: 'Fichas de trabajos terminados con antes, después, material y plazo, para tienda, redes y visitas.',
        features: [
          'Sesión fotográfica por proyecto',
          'Carta de colores y herrajes',
          'Placa de marca para cada mueble',
        ],
      },
      {
        service: 2,
        name: 'Del plano al corte',
        text: 'Cada pedido genera despiece, lista de tableros y cantos, y una hoja de ruta hasta la instalación.',
        features: [
          'Despiece con menor sobrante',
          'Etapas con fotos para el cliente',
          'Adelanto, saldo e instalación en una ficha',
        ],
      },
    ],
  },
  {
    label: 'vidriería',
    gender: 'f',
    kind: 'field',
    terms: 'vidrieria, vidrio, aluminio, mampara, ventanas, espejos, puertas de ducha',
    who: 'los propietarios y contratistas',
    what: 'las ventanas y mamparas',
    when: 'los meses de entrega de departamentos',
    ask: 'cuánto sale una mampara por medida',
    ideas: [
      {
        service: 1,
        name: 'Mampara con medidas en mano',
        text: 'Un cotizador guía cómo medir el vano, pide foto y entrega un rango por tipo de vidrio y perfil.',
        features: [
          'Guía de medición con dibujos',
          'Comparación entre crudo, templado y laminado',
          'Emergencias por rotura con foto',
        ],
      },
      {
        service: 6,
        name: 'Técnico que pregunta bien',
        text: 'El asistente reúne vano, piso, acceso y uso antes de la visita, y descarta lo que no haces.',
        features: [
          'Ficha de obra completa',
          'Prioridad para vidrios rotos',
          'Explicación del vidrio de seguridad',
        ],
      },
      {
        service: 2,
        name: 'Corte y cuadrilla',
        text: 'Las medidas aprobadas pasan a plano de corte y a la agenda de la cuadrilla con su herramienta y su plancha.',
        features: [
          'Plano de corte por plancha',
          'Agenda de instaladores',
          'Acta de conformidad con foto',
        ],
      },
    ],
  },
  {
    label: 'cerrajería',
    gender: 'f',
    kind: 'field',
    terms: 'cerrajeria, cerrajero, llaves, chapas, cerraduras',
    who: 'quienes se quedaron fuera de casa o del auto',
    what: 'las aperturas y cambios de chapa',
    when: 'las noches y los feriados',
    ask: 'cuánto cobras por abrir y cuánto demoras',
    ideas: [
      {
        service: 3,
        name: 'Primero en la emergencia',
        text: 'Anuncios de búsqueda que se encienden cuando hay un cerrajero libre y llevan a una llamada directa.',
        features: [
          'Anuncio activo según disponibilidad',
          'Página por distrito con tarifa de visita',
          'Reseñas pedidas al terminar',
        ],
      },
      {
        service: 6,
        name: 'Central de llamadas nocturnas',
        text: 'Un asistente recibe la urgencia, pide ubicación y foto de la chapa, y la pasa al técnico más cercano.',
        features: [
          'Ubicación compartida con el técnico',
          'Rango de precio antes de salir',
          'Verificación de que es su vivienda',
        ],
      },
      {
        service: 2,
        name: 'Cerrajero identificado',
        text: 'El cliente ve nombre y foto de quien va, acepta el precio en pantalla y recibe comprobante y garantía.',
        features: [
          'Orden de servicio con firma',
          'Garantía por chapa instalada',
          'Repuestos por técnico',
        ],
      },
    ],
  },
  {
    label: 'juguetería',
    gender: 'f',
    kind: 'goods',
    terms: 'jugueteria, juguetes, juegos de mesa, peluches, coleccionables',
    who: 'los padres, padrinos y abuelos',
    what: 'los juguetes',
    when: 'el Día del Niño y la Navidad',
    ask: 'qué le gusta a un niño de seis años',
    ideas: [
      {
        service: 1,
        name: 'Regalo por edad y personalidad',
        text: 'Tres preguntas sobre el niño, su edad y lo que ya tiene llevan a una vitrina corta de opciones.',
        features: [
          'Buscador por edad e interés',
          'Envoltura y tarjeta en la compra',
          'Lista de cumpleaños para invitados',
        ],
      },
      {
        service: 5,
        name: 'Carta a la tienda',
        text: 'En campaña, los niños dibujan su carta, los padres la suben y reciben opciones posibles sin que el niño lo sepa.',
        features: [
          'Buzón privado para padres',
          'Exhibición de cartas en tienda',
          'Separación por cuotas hasta Nochebuena',
        ],
      },
      {
        service: 2,
        name: 'Juego libre, stock exacto',
        text: 'Existencias por edad, marca y licencia, con alerta para lo que debe llegar antes de campaña.',
        features: [
          'Pedidos de importación por fecha',
          'Garantías y piezas faltantes',
          'Alquiler de juegos con devolución',
        ],
      },
    ],
  },
];
