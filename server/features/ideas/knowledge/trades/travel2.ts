import type { Trade } from '../trade.ts';

export const travel2: readonly Trade[] = [
  {
    label: 'agencia de bodas',
    gender: 'f',
    kind: 'stay',
    terms: 'wedding, boda, novias, matrimonio, wedding planner, organizadora de bodas',
    who: 'las parejas',
    what: 'los planes de boda',
    when: 'abril, setiembre y las fechas con feriado',
    ask: 'qué incluye la coordinación del día',
    ideas: [
      {
        service: 1,
        name: 'Página de los novios',
        text: 'Cada pareja recibe una web con invitación, confirmaciones y lista de regalos, y tú muestras tu estilo en cada una.',
        features: [
          'Confirmación por invitado y menú',
          'Mapa y recomendaciones para viajeros',
          'Diseño propio de cada pareja',
        ],
      },
      {
        service: 3,
        name: 'Historias de un sí',
        text: 'Relatos de bodas con proveedores acreditados, que las parejas guardan y los proveedores comparten.',
        features: [
          'Entrevista breve a la pareja',
          'Créditos enlazados por proveedor',
          'Publicación en tableros de inspiración',
        ],
      },
      {
        service: 2,
        name: 'Boda con cronograma vivo',
        text: 'Presupuesto, proveedores y tareas de los novios se mueven juntos; un atraso muestra lo que afecta.',
        features: [
          'Presupuesto con pagos por fecha',
          'Plano de mesas',
          'Hoja del día para cada proveedor',
        ],
      },
    ],
  },
  {
    label: 'show musical',
    gender: 'm',
    kind: 'stay',
    terms:
      'orquesta, dj, grupo musical, banda, mariachi, cumbia, ~sonido, cantante, musicos, discjockey',
    who: 'quienes organizan fiestas',
    what: 'las presentaciones',
    when: 'las fiestas patronales y diciembre',
    ask: 'si tienes libre esa fecha y cuánto dura el show',
    ideas: [
      {
        service: 3,
        name: 'Gira de fiestas patronales',
        text: 'Un calendario de pueblos y patrones guía anuncios por provincia y mensajes a mayordomos y comités.',
        features: [
          'Base de comités por fecha',
          'Video de muestra por tipo de fiesta',
          'Anuncio por provincia',
        ],
      },
      {
        service: 1,
        name: 'Carpeta que contrata',
        text: 'Una página con video, repertorio, ficha técnica y fechas, que el organizador reenvía sin pedir nada más.',
        features: [
          'Repertorio por ambiente',
          'Ficha técnica descargable',
          'Fecha retenida por un plazo',
        ],
      },
      {
        service: 2,
        name: 'Agenda de tocadas',
        text: 'Contratos, movilidad, viáticos y músicos por fecha, con reparto después de cada show.',
        features: [
          'Convocatoria a músicos',
          'Gastos por presentación',
          'Reparto con adelantos descontados',
        ],
      },
    ],
  },
  {
    label: 'productora audiovisual',
    gender: 'f',
    kind: 'office',
    terms: 'productora, audiovisual, ~video, ~cine, filmmaker, edicion de video, youtuber',
    who: 'las marcas y audiencias',
    what: 'los videos y episodios',
    when: 'los lanzamientos y el cierre de año',
    ask: 'cuánto cuesta un video de un minuto',
    ideas: [
      {
        service: 3,
        name: 'Un episodio, muchas salidas',
        text: 'Cada grabación se corta en piezas con su gancho, subtítulos y horario, medidas por lo que hace volver.',
        features: [
          'Guía de cortes por red',
          'Subtítulos en la voz de la marca',
          'Archivo de ganchos que funcionaron',
        ],
      },
      {
        service: 1,
        name: 'Reel con casos',
        text: 'Una web que carga ligera, muestra el problema y la solución de cada video, y recoge buenos encargos.',
        features: [
          'Casos con encargo y resultado',
          'Formulario de encargo por objetivo',
          'Reproductor que no gasta datos',
        ],
      },
      {
        service: 2,
        name: 'Plató bajo control',
        text: 'Guion, permisos, equipos y versiones en un proyecto donde el cliente comenta en el segundo exacto.',
        features: [
          'Comentarios por segundo',
          'Equipos reservados por rodaje',
          'Versiones con aprobación registrada',
        ],
      },
    ],
  },
];
