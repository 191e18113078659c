import type { Trade } from '../trade.ts';

export const beauty2: readonly Trade[] = [
  {
    label: 'estudio de tatuajes',
    gender: 'm',
    kind: 'care',
    terms: 'tatuaje, tatuador, tattoo, piercing, perforaciones',
    who: 'quienes quieren un tatuaje propio',
    what: 'los diseños',
    when: 'el verano y las quincenas',
    ask: 'cuánto duele y cuánto cuesta en el antebrazo',
    ideas: [
      {
        service: 1,
        name: 'Del boceto a la sesión',
        text: 'La persona cuenta su idea, zona y tamaño; el artista responde con boceto, horas estimadas y fecha.',
        features: [
          'Formulario por zona y tamaño',
          'Bocetos aprobados en línea',
          'Galería por artista y estilo',
        ],
      },
      {
        service: 5,
        name: 'Día de flashes',
        text: 'Un evento con diseños cerrados, precio fijo y turnos que se abren en una sola tarde.',
        features: [
          'Láminas con diseños numerados',
          'Turnos que se abren a una hora',
          'Fila de espera para cancelados',
        ],
      },
      {
        service: 2,
        name: 'Consentimiento y cuidados',
        text: 'Ficha de salud, firma, tinta usada y guía de curación quedan juntas en el expediente de cada sesión.',
        features: [
          'Consentimiento firmado en pantalla',
          'Lote de tintas y agujas',
          'Guía de curación día por día',
        ],
      },
    ],
  },
  {
    label: 'gimnasio',
    gender: 'm',
    kind: 'class',
    terms:
      'gimnasio, gym, crossfit, box, fitness, entrenador, entrenamiento, funcional, spinning, artes marciales, karate, pesas',
    who: 'los socios',
    what: 'las rutinas y clases',
    when: 'enero, marzo y las semanas previas al verano',
    ask: 'cuánto cuesta el mes y si hay horario temprano',
    ideas: [
      {
        service: 3,
        name: 'Primera semana sin espejo',
        text: 'Una campaña para quien teme empezar: recorrido guiado, evaluación y un plan corto con entrenador asignado.',
        features: [
          'Registro al recorrido guiado',
          'Historias de socios reales',
          'Mensajes de ánimo después de cada visita',
        ],
      },
      {
        service: 6,
        name: 'Entrenador que no olvida',
        text: 'El asistente pregunta cómo te fue, ajusta la rutina con reglas del entrenador y avisa cuando alguien deja de ir.',
        features: [
          'Rutina ajustada con reglas del entrenador',
          'Aviso de socio ausente',
          'Consultas de técnica con video corto',
        ],
      },
      {
        service: 2,
        name: 'Membresías y accesos',
        text: 'Altas, congelamientos, cuotas y torniquete se leen de la misma ficha, y la deuda se conversa antes de bloquear.',
        features: [
          'Congelamiento con fecha de retorno',
          'Cupo por clase y por turno',
          'Ingreso con código del celular',
        ],
      },
    ],
  },
  {
    label: 'estudio de yoga',
    gender: 'm',
    kind: 'class',
    terms: 'yoga, pilates, meditacion, mindfulness',
    who: 'los alumnos',
    what: 'las clases',
    when: 'enero y los fines de semana largos',
    ask: 'si pueden ir sin experiencia',
    ideas: [
      {
        service: 1,
        name: 'Tu práctica según el día',
        text: 'La persona indica energía, molestias y tiempo, y encuentra clase en sala, en vivo o grabada.',
        features: [
          'Clases por nivel y energía',
          'Biblioteca de secuencias cortas',
          'Esterilla separada al reservar',
        ],
      },
      {
        service: 5,
        name: 'Retiro en las montañas',
        text: 'Un retiro se presenta con su lugar, comidas y maestros; las plazas se separan y se pagan por partes.',
        features: [
          'Página del retiro con itinerario',
          'Plazas por tipo de habitación',
          'Lista de equipaje por correo',
        ],
      },
      {
        service: 2,
        name: 'Bonos que se entienden',
        text: 'Cada alumno ve sus clases restantes, vencimiento y lugar en lista de espera; el profesor pasa lista en la puerta.',
        features: [
          'Bonos con vencimiento visible',
          'Lista de espera automática',
          'Pago a profesores por asistencia',
        ],
      },
    ],
  },
];
