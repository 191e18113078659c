import type { Trade } from '../trade.ts';

export const education2: readonly Trade[] = [
  {
    label: 'servicio de tutorías',
    gender: 'm',
    kind: 'class',
    terms:
      'tutoria, clases particulares, ~profesor, ~profesora, clases de matematica, asesoria de tesis, tesis, ~clases virtuales, nivelacion, ~docente',
    who: 'los alumnos y sus padres',
    what: 'las clases',
    when: 'las semanas de exámenes y las entregas finales',
    ask: 'si puede ser hoy y por cuánto tiempo',
    ideas: [
      {
        service: 1,
        name: 'Una hora para ese tema',
        text: 'El alumno escribe el tema que no entiende, sube el ejercicio y encuentra al tutor con hora libre.',
        features: [
          'Búsqueda por tema y grado',
          'Ejercicio adjunto antes de la clase',
          'Pizarra compartida guardada',
        ],
      },
      {
        service: 3,
        name: 'Problema resuelto del día',
        text: 'Cada día, un problema real explicado en un minuto, con invitación a preguntar el siguiente.',
        features: [
          'Guion de un problema por video',
          'Banco de temas pedidos',
          'Página por curso y grado',
        ],
      },
      {
        service: 2,
        name: 'Bitácora del avance',
        text: 'Después de cada clase queda qué se vio, qué faltó y la tarea; los padres lo leen sin tener que preguntar.',
        features: [
          'Resumen por clase',
          'Paquetes de horas con saldo',
          'Calendario compartido con tutores',
        ],
      },
    ],
  },
  {
    label: 'escuela de manejo',
    gender: 'f',
    kind: 'class',
    terms:
      'clases de manejo, escuela de manejo, academia de manejo, brevete, licencia de conducir, conducir',
    who: 'los futuros conductores',
    what: 'las clases de manejo',
    when: 'las vacaciones y los meses de examen',
    ask: 'qué hace falta para sacar el brevete',
    ideas: [
      {
        service: 1,
        name: 'Camino al brevete',
        text: 'Una ruta muestra examen médico, reglas y práctica, con las clases reservadas alrededor de la fecha del examen.',
        features: [
          'Lista de requisitos con avance',
          'Simulador de preguntas de reglas',
          'Clases según la fecha del examen',
        ],
      },
      {
        service: 3,
        name: 'Miedo al volante, fuera',
        text: 'Historias de alumnos que volvieron a manejar y una primera clase pensada para nervios.',
        features: [
          'Clase inicial para nerviosos',
          'Instructor elegido por trato',
          'Testimonios grabados en el auto',
        ],
      },
      {
        service: 2,
        name: 'Autos e instructores a la hora',
        text: 'El calendario junta instructor, auto, punto de recojo y kilometraje, y registra maniobras por dominar.',
        features: [
          'Hoja de maniobras por alumno',
          'Kilometraje y mantenimiento por auto',
          'Cambio de horario sin cruces',
        ],
      },
    ],
  },
  {
    label: 'escuela de arte',
    gender: 'f',
    kind: 'class',
    terms:
      '~musica, danza, baile, canto, ballet, ~pintura, teatro, ~arte, marinera, guitarra, escuela de musica, taller de arte, folklore, salsa',
    who: 'los alumnos y las familias',
    what: 'los talleres',
    when: 'el ciclo de verano y la función de fin de año',
    ask: 'desde qué edad reciben',
    ideas: [
      {
        service: 5,
        name: 'Función de fin de año',
        text: 'La muestra se convierte en campaña: afiche, entradas, ensayos y matrícula del nuevo ciclo con quien fue a ver.',
        features: [
          'Entradas numeradas por familia',
          'Detrás de escena en redes',
          'Matrícula preferente para asistentes',
        ],
      },
      {
        service: 1,
        name: 'Clase suelta para probar',
        text: 'La web muestra talleres por edad y día, con video del profesor y una clase de prueba que se paga aparte.',
        features: [
          'Talleres por edad y horario',
          'Video de cada profesor',
          'Clase de prueba con lugar reservado',
        ],
      },
      {
        service: 2,
        name: 'Ensayos y vestuario',
        text: 'Elenco, asistencia, tallas, vestuario y pagos por montaje en una lista que el profesor lleva al ensayo.',
        features: [
          'Tallas y vestuario por alumno',
          'Asistencia desde el celular',
          'Caja separada por montaje',
        ],
      },
    ],
  },
  {
    label: 'centro de capacitación',
    gender: 'm',
    kind: 'class',
    terms:
      'escuela de cocina, taller de cocina, clases de cocina, curso de reposteria, ~cursos, ~taller, capacitacion, curso online, cursos virtuales, diplomado',
    who: 'los alumnos',
    what: 'los cursos',
    when: 'los meses de inicio y las gratificaciones',
    ask: 'si dan certificado y qué incluye',
    ideas: [
      {
        service: 1,
        name: 'Temario que se prueba',
        text: 'Cada curso abre su primera lección, muestra qué se logrará al final y qué hay que traer.',
        features: [
          'Primera lección abierta',
          'Trabajos de promociones anteriores',
          'Matrícula por módulo suelto',
        ],
      },
      {
        service: 3,
        name: 'Egresados que enseñan',
        text: 'Los egresados muestran lo que hacen hoy; cada historia lleva al curso donde lo aprendieron.',
        features: [
          'Ficha por egresado',
          'Invitación con beneficio para un amigo',
          'Calendario de clases abiertas',
        ],
      },
      {
        service: 2,
        name: 'Aula, insumos y certificados',
        text: 'Inscritos, insumos por clase, asistencia y notas desembocan en certificados con código.',
        features: [
          'Lista de insumos por sesión',
          'Certificado con código verificable',
          'Pagos por módulo',
        ],
      },
    ],
  },
];
