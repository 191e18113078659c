import type { Trade } from '../trade.ts';

export const community1: readonly Trade[] = [
  {
    label: 'ONG',
    gender: 'f',
    kind: 'group',
    terms:
      'ong, fundacion, ~asociacion, voluntariado, sin fines de lucro, donacion, albergue, causa social, refugio, rescate animal, comedor popular, olla comun',
    who: 'los donantes y voluntarios',
    what: 'los programas',
    when: 'la Navidad y las emergencias por lluvias',
    ask: 'en qué se usa su aporte',
    ideas: [
      {
        service: 3,
        name: 'Una historia, un presupuesto',
        text: 'Cada campaña muestra una necesidad concreta, lo que cuesta cubrirla y lo que pasó después.',
        features: [
          'Necesidad con presupuesto abierto',
          'Noticias para quien aportó',
          'Embajadores con enlace propio',
        ],
      },
      {
        service: 1,
        name: 'Aporte de cada mes',
        text: 'Una página de donación recurrente, fácil de cambiar o cancelar, con constancia y destino visible.',
        features: [
          'Aporte que se cambia sin llamar',
          'Constancia por correo',
          'Destino por programa',
        ],
      },
      {
        service: 2,
        name: 'Voluntarios donde hacen falta',
        text: 'Turnos, habilidades y permisos por voluntario, unidos a beneficiarios y actividades.',
        features: ['Turnos por habilidad', 'Asistencia y horas', 'Informe para cooperantes'],
      },
    ],
  },
  {
    label: 'iglesia',
    gender: 'f',
    kind: 'group',
    terms:
      'iglesia, parroquia, congregacion, ministerio, evangelica, pastor, templo, capilla, retiro espiritual',
    who: 'los fieles y las familias',
    what: 'las actividades',
    when: 'Semana Santa, Navidad y la fiesta patronal',
    ask: 'a qué hora es el culto o la misa',
    ideas: [
      {
        service: 1,
        name: 'La comunidad en una página',
        text: 'Horarios, grupos y mensajes en un lugar sencillo que los mayores también pueden usar.',
        features: [
          'Horarios con cambios de la semana',
          'Archivo de mensajes en audio',
          'Pedidos de oración en privado',
        ],
      },
      {
        service: 3,
        name: 'Invita a tu vecino',
        text: 'Piezas cordiales para que cada familia invite a actividades abiertas, sin presionar.',
        features: [
          'Invitación para compartir',
          'Actividades abiertas del mes',
          'Bienvenida a quien viene por primera vez',
        ],
      },
      {
        service: 2,
        name: 'Servicio por grupos',
        text: 'Grupos, turnos de servicio, diezmos y ayudas con acceso reservado a quien corresponde.',
        features: [
          'Turnos por ministerio',
          'Ofrendas con doble revisión',
          'Visitas a enfermos y familias',
        ],
      },
    ],
  },
  {
    label: 'municipalidad',
    gender: 'f',
    kind: 'group',
    terms:
      'municipio, municipalidad, alcaldia, municipal, junta vecinal, gobierno local, comunidad campesina, distrital, ~edificio',
    who: 'los vecinos',
    what: 'los trámites y servicios',
    when: 'los vencimientos de arbitrios y la temporada de lluvias',
    ask: 'qué se necesita para una licencia',
    ideas: [
      {
        service: 6,
        name: 'Ventanilla en lenguaje claro',
        text: 'Un asistente explica requisitos y plazos con los documentos oficiales como fuente, en español y quechua.',
        features: [
          'Respuesta con documento citado',
          'Español y quechua',
          'Derivación al área que resuelve',
        ],
      },
      {
        service: 1,
        name: 'Reporta tu calle',
        text: 'El vecino marca bache, luz o basura en el mapa, ve si ya fue reportado y sigue la atención.',
        features: [
          'Reporte con foto y mapa',
          'Reportes repetidos agrupados',
          'Estado por área responsable',
        ],
      },
      {
        service: 2,
        name: 'Expediente con plazo',
        text: 'Cada solicitud tiene responsable, plazo legal y siguiente paso, con alertas antes del silencio administrativo.',
        features: [
          'Plazo legal por procedimiento',
          'Firma y derivación digital',
          'Tablero para gerencia',
        ],
      },
    ],
  },
  {
    label: 'club deportivo',
    gender: 'm',
    kind: 'group',
    terms:
      '~club, futbol, ~deporte, club deportivo, deportivo, voley, natacion, academia de futbol, escuela de futbol, cancha, ~losa, torneo, ~surf, escuela de surf, clases de surf, tenis, padel, basquet, canchitas',
    who: 'los deportistas y sus familias',
    what: 'los entrenamientos y canchas',
    when: 'las vacaciones útiles y los campeonatos',
    ask: 'qué horarios hay por categoría',
    ideas: [
      {
        service: 1,
        name: 'Cancha libre, equipo listo',
        text: 'Se ve la hora libre, se divide el pago entre el equipo y se cubre al que falta.',
        features: [
          'Pago dividido entre jugadores',
          'Jugadores suplentes por zona',
          'Horarios por categoría',
        ],
      },
      {
        service: 5,
        name: 'Torneo del barrio',
        text: 'Inscripción, fixture, tabla y transmisión sencilla convierten un campeonato en el tema de la semana.',
        features: ['Fixture y tabla al instante', 'Fichas de jugadores', 'Espacios para auspicios'],
      },
      {
        service: 2,
        name: 'Categorías y carnés',
        text: 'Inscritos por edad, ficha médica, asistencia y cuotas, con delegados que ven solo su categoría.',
        features: [
          'Ficha médica por deportista',
          'Asistencia por categoría',
          'Permisos para viajes',
        ],
      },
    ],
  },
  {
    label: 'centro cultural',
    gender: 'm',
    kind: 'group',
    terms:
      'museo, ~cultura, ~cultural, galeria, centro cultural, biblioteca, festival, ~feria, ~concierto',
    who: 'los visitantes',
    what: 'las muestras y funciones',
    when: 'la temporada escolar y los feriados',
    ask: 'qué hay esta semana y cuánto cuesta',
    ideas: [
      {
        service: 1,
        name: 'Agenda que se entiende',
        text: 'Todo lo de la semana por público, precio y accesibilidad, con entradas en dos pasos.',
        features: [
          'Filtro por edad y precio',
          'Entrada con código',
          'Accesibilidad de cada actividad',
        ],
      },
      {
        service: 6,
        name: 'Mediador de sala',
        text: 'Con un código junto a la obra, el visitante pregunta y recibe respuestas basadas en el guion curatorial.',
        features: [
          'Preguntas sobre cada obra',
          'Fuente curatorial citada',
          'Audio en español, inglés y quechua',
        ],
      },
      {
        service: 2,
        name: 'Programación en un tablero',
        text: 'Salas, artistas, montaje, permisos y aforo por fecha, con alertas cuando algo se cruza.',
        features: [
          'Cruce de salas y fechas',
          'Aforo y escolares por turno',
          'Ficha técnica por artista',
        ],
      },
    ],
  },
];
