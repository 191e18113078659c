import type { Trade } from '../trade.ts';

export const education1: readonly Trade[] = [
  {
    label: 'colegio',
    gender: 'm',
    kind: 'class',
    terms: 'colegio, ~escuela, cole, primaria, secundaria, instituto, ~universidad, ugel',
    who: 'los padres de familia',
    what: 'los grados y vacantes',
    when: 'la admisión, de agosto a febrero',
    ask: 'cuánto es la matrícula y si hay vacantes',
    ideas: [
      {
        service: 5,
        name: 'Puertas abiertas por aula',
        text: 'La admisión se cuenta grado por grado: visita con el tutor, clase de muestra y vacantes al día.',
        features: [
          'Visitas por grado con cupo',
          'Clase de muestra para postulantes',
          'Vacantes actualizadas por secretaría',
        ],
      },
      {
        service: 6,
        name: 'Secretaría que responde de noche',
        text: 'Un asistente contesta sobre horarios, uniformes, pensiones y trámites con los documentos del colegio como única fuente.',
        features: [
          'Respuestas con la página del documento',
          'Trámites iniciados con requisitos',
          'Casos sensibles directo a tutoría',
        ],
      },
      {
        service: 2,
        name: 'Libreta y pensiones en un portal',
        text: 'Notas, asistencia, comunicados y pensiones en una cuenta por familia, aunque tenga tres hijos en grados distintos.',
        features: [
          'Una cuenta para todos los hijos',
          'Comunicados con acuse de lectura',
          'Pensiones con fecha y comprobante',
        ],
      },
    ],
  },
  {
    label: 'nido',
    gender: 'm',
    kind: 'class',
    terms:
      'nido, guarderia, jardin de nino, estimulacion temprana, inicial, cuna, wawawasi, wawa wasi, kinder',
    who: 'los papás de niños pequeños',
    what: 'los espacios y horarios',
    when: 'las adaptaciones de marzo y el ciclo de verano',
    ask: 'cuántos niños hay por maestra',
    ideas: [
      {
        service: 4,
        name: 'Un nido con personajes',
        text: 'Cada salón tiene su animal peruano, su color y su canción; la marca acompaña desde la puerta hasta la agenda.',
        features: [
          'Personaje por salón',
          'Mandiles, agendas y señalética',
          'Plantillas para cumpleaños y avisos',
        ],
      },
      {
        service: 1,
        name: 'Un día en el nido',
        text: 'La web recorre la jornada hora por hora, presenta a las maestras y permite pedir visita con el niño.',
        features: [
          'Recorrido por horas del día',
          'Visita de adaptación agendada',
          'Respuestas sobre salud y seguridad',
        ],
      },
      {
        service: 2,
        name: 'Agenda de la lonchera y la siesta',
        text: 'La maestra anota comida, siesta y ánimo en segundos; los papás lo ven con fotos que solo ellos pueden abrir.',
        features: [
          'Registro diario por niño',
          'Fotos con permiso de cada familia',
          'Personas autorizadas para recoger',
        ],
      },
    ],
  },
  {
    label: 'academia preuniversitaria',
    gender: 'f',
    kind: 'class',
    terms:
      '~academia, preuniversitaria, preuniversitario, reforzamiento, ciclo verano, pre universitaria, san marcos, cepre',
    who: 'los postulantes y sus padres',
    what: 'los ciclos',
    when: 'el inicio de ciclo y las semanas previas al examen',
    ask: 'cuándo empieza el ciclo y qué carreras preparan',
    ideas: [
      {
        service: 3,
        name: 'Simulacro abierto del domingo',
        text: 'Un simulacro gratuito con resultados por curso atrae postulantes y muestra qué tema trabajar en tu ciclo.',
        features: [
          'Inscripción con carrera y universidad',
          'Resultado por curso',
          'Repaso en vivo de las más falladas',
        ],
      },
      {
        service: 1,
        name: 'Ruta hacia mi carrera',
        text: 'El postulante elige carrera y fecha de examen, y ve el ciclo, los cursos y las horas que le convienen.',
        features: ['Comparador de ciclos', 'Temario por área', 'Matrícula con boleta en línea'],
      },
      {
        service: 2,
        name: 'Tablero de puntajes',
        text: 'Cada examen se corrige por foto de la cartilla y arma la curva del alumno, que tutor y padres siguen.',
        features: [
          'Corrección por foto de cartilla',
          'Curva por curso y alumno',
          'Asistencia avisada al apoderado',
        ],
      },
    ],
  },
  {
    label: 'centro de idiomas',
    gender: 'm',
    kind: 'class',
    terms:
      'idioma, ingles, frances, quechua, clases de ingles, portugues, traductor, traductora, traduccion, chino mandarin',
    who: 'los alumnos',
    what: 'los niveles',
    when: 'enero, julio y la temporada de becas',
    ask: 'en qué nivel entrarían',
    ideas: [
      {
        service: 1,
        name: '¿Cuánto sabes de verdad?',
        text: 'Una prueba hablada y escrita ubica al alumno, le explica qué puede hacer ya y le muestra grupos con cupo.',
        features: [
          'Prueba de nivel con audio',
          'Grupos por horario y nivel',
          'Plan según viaje, trabajo o examen',
        ],
      },
      {
        service: 6,
        name: 'Compañero de conversación',
        text: 'Entre clases, los alumnos practican situaciones de su nivel con un asistente que corrige como pide el profesor.',
        features: [
          'Diálogos por unidad del libro',
          'Correcciones con el criterio del profesor',
          'Informe de errores frecuentes',
        ],
      },
      {
        service: 2,
        name: 'Niveles que avanzan juntos',
        text: 'Asistencia, notas, certificados y pase de nivel se siguen por grupo, con aviso cuando un aula ya puede abrirse.',
        features: [
          'Apertura de grupos según inscritos',
          'Certificados con verificación',
          'Recuperación de clases perdidas',
        ],
      },
    ],
  },
];
