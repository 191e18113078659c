import type { Pattern } from './pattern.ts';

export const BASE_PATTERNS: readonly Pattern[] = [
  {
    id: 'hire',
    variants: [
      {
        service: 1,
        name: 'Trabaja en {Label}: postula en tres minutos',
        text: 'Una página muestra el puesto como es: tareas, turno, pago y un día real con {who}. Se postula desde el celular, sin hoja de vida.',
        features: [
          'Un día de trabajo contado por tu propio equipo',
          'Preguntas de filtro sobre turnos de {when}',
          'Prueba corta con {what} y respuesta para todos',
        ],
      },
      {
        service: 3,
        name: 'El equipo que le falta a tu {label}',
        text: 'Una búsqueda por zonas y oficios lleva a un formulario corto; quien encaja recibe hora de entrevista y quien no, una respuesta.',
        features: [
          'Anuncio por oficio, con video del lugar de trabajo',
          'Prueba práctica relacionada con {what}',
          'Reserva de candidatos para {when}',
        ],
      },
      {
        service: 6,
        name: 'Primera entrevista para tu {label}',
        text: 'Un asistente hace las mismas preguntas a cada postulante, plantea una situación real con {who} y resume respuestas; la decisión es tuya.',
        features: [
          'Situación de ejemplo: qué harías si preguntan {ask}',
          'Resumen comparable, sin datos que no vienen al caso',
          'Guía de la primera semana con {who}',
        ],
      },
    ],
  },
  {
    id: 'brand',
    variants: [
      {
        service: 4,
        name: 'Una cara propia para tu {label}',
        text: 'Nombre, logotipo y colores que salen de tu historia y de lo que {who} ya reconocen, listos para el local, el celular y la imprenta.',
        features: [
          'Logotipo para letrero, sello y pantalla de tu {label}',
          'Sistema gráfico para ordenar {what}',
          'Piezas de temporada para {when}',
        ],
      },
      {
        service: 4,
        name: 'El sello de tu {label}',
        text: 'Se parte de una sola idea que te distingue y se lleva a todo lo que la gente toca: empaque, uniforme, fachada y redes.',
        features: [
          'Taller de una tarde sobre cómo {who} te recuerdan',
          'Fotografías de {what} con un mismo estilo',
          'Textos de la marca que ya responden {ask}',
        ],
      },
    ],
  },
  {
    id: 'assistant',
    variants: [
      {
        service: 6,
        name: 'Asistente de tu {label}',
        text: 'Un asistente con tu información contesta {ask}, reúne los datos que necesitas y deja la conversación lista para que una persona cierre.',
        features: [
          'Conocimiento tomado solo de lo que tú apruebas sobre {what}',
          'Datos de {who} reunidos en orden antes de pasar a tu equipo',
          'Refuerzo de horario para {when}',
        ],
      },
      {
        service: 6,
        name: 'Tu {label}, con respuesta a toda hora',
        text: 'Cuando el local cierra, un asistente sigue: resuelve lo conocido, apunta lo que no sabe y te entrega un resumen al empezar el día.',
        features: [
          'Resumen de la noche con lo que pidieron {who}',
          'Respuestas sobre {what} con tu tono',
          'Aviso inmediato cuando el tema es delicado',
        ],
      },
      {
        service: 6,
        name: 'El aprendiz digital de tu {label}',
        text: 'Se leen conversaciones pasadas para saber cómo respondes, se escribe una guía y el asistente la sigue; cada corrección tuya se queda.',
        features: [
          'Guía de respuestas sobre {what}, que corriges en lenguaje común',
          'Reconoce variantes de la misma duda: {ask}',
          'Ensayo con tu equipo antes de atender a {who}',
        ],
      },
    ],
  },
];
