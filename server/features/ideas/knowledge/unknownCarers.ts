import type { UnknownTrade } from './unknownTrade.ts';

/** Those in whose care people, animals or errands are left. */
export const unknownCarers: Record<'tended' | 'healed' | 'errand', UnknownTrade> = {
  tended: {
    who: 'las familias',
    what: 'los turnos de cuidado',
    when: 'las vacaciones y los feriados',
    ask: 'qué experiencia tienes y en qué horario atiendes',
    ideas: [
      {
        service: 1,
        name: 'Confianza antes del primer turno',
        text: 'Una página presenta a quien cuida, con referencias que se pueden llamar, rutinas y horarios, y la familia agenda un día de prueba.',
        features: [
          'Referencias verificables por teléfono',
          'Un día contado hora por hora',
          'Horario libre y día de prueba',
        ],
      },
      {
        service: 6,
        name: 'El parte del día, dictado',
        text: 'Al terminar cuentas en un audio cómo fue todo; un asistente lo ordena en comidas, descanso, ánimo y pendientes, y la familia lo lee en un minuto.',
        features: [
          'Audio convertido en resumen',
          'Señales que piden llamar enseguida',
          'Pendientes para quien toma el turno',
        ],
      },
      {
        service: 2,
        name: 'Rutinas, turnos y reemplazos',
        text: 'Indicaciones, contactos de emergencia y horas trabajadas de cada familia, con un reemplazo previsto para cada día.',
        features: [
          'Indicaciones firmadas por la familia',
          'Horas y pagos por semana',
          'Reemplazo avisado con tiempo',
        ],
      },
    ],
  },
  healed: {
    who: 'quienes confían en tus manos',
    what: 'las atenciones',
    when: 'los fines de semana y las fiestas del pueblo',
    ask: 'cómo es la atención y qué hay que llevar',
    ideas: [
      {
        service: 1,
        name: 'Antes de venir a verte: {label}',
        text: 'Una página explica cómo atiendes, cuánto dura, cuánto se deja y cuándo toca ir primero al centro de salud; quien viaja desde lejos aparta su día.',
        features: [
          'Pasos de la atención, sin prometer resultados',
          'Día apartado para quien viaja',
          'Señales para acudir a emergencias',
        ],
      },
      {
        service: 3,
        name: 'Un saber que se cuenta con respeto',
        text: 'Audios y notas cortas narran de quién aprendiste, qué haces y qué no, con la voz de quienes aceptan dar su testimonio.',
        features: [
          'Audio corto, también en quechua si hace falta',
          'Testimonio solo con permiso',
          'Límites de tu saber dichos con claridad',
        ],
      },
      {
        service: 2,
        name: 'Cuaderno reservado de atenciones',
        text: 'Quién vino, qué se le hizo, qué se le indicó y cuándo vuelve, guardado bajo tu clave y legible aunque no haya señal.',
        features: [
          'Acceso solo con tu clave',
          'Indicaciones enviadas por mensaje',
          'Aviso de la próxima visita',
        ],
      },
    ],
  },
  errand: {
    who: 'quienes te encargan una gestión',
    what: 'las gestiones',
    when: 'los vencimientos y el inicio de año',
    ask: 'qué papeles llevar y cuánto demora',
    ideas: [
      {
        service: 1,
        name: 'La lista de papeles, antes de salir de casa',
        text: 'Se elige la gestión y aparece qué documentos hacen falta, cuánto cuesta la tasa, cuánto cobras tú y cuántos días toma.',
        features: [
          'Requisitos por tipo de gestión',
          'Tasa oficial separada de tu pago',
          'Documentos enviados como foto',
        ],
      },
      {
        service: 6,
        name: 'Revisor de documentos',
        text: 'Un asistente mira las fotos que mandan, detecta la firma que falta o la fecha vencida y lo dice antes de hacer la cola.',
        features: [
          'Firma, fecha y legibilidad revisadas',
          'Faltantes pedidos con ejemplo',
          'Casos raros directo a ti',
        ],
      },
      {
        service: 2,
        name: 'En qué ventanilla va cada expediente',
        text: 'Número, entidad, plazo y último movimiento por persona; cada avance le llega sin que tenga que llamarte.',
        features: [
          'Movimiento con fecha y cargo escaneado',
          'Plazos por vencer primero',
          'Saldo y vuelto de cada encargo',
        ],
      },
    ],
  },
};
