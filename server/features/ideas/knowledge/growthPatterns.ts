import type { Pattern } from './pattern.ts';

export const GROWTH_PATTERNS: readonly Pattern[] = [
  {
    id: 'export',
    variants: [
      {
        service: 1,
        name: '{Label} con puerta al exterior',
        text: 'Un sitio en español e inglés donde un comprador de fuera entiende {what}, ve cantidades y condiciones, y pide muestra sin una cadena de correos.',
        features: [
          'Fichas bilingües de {what}, con medidas y empaque',
          'Formulario de muestra que responde {ask}',
          'Calendario de disponibilidad, con {when} a la vista',
        ],
      },
      {
        service: 3,
        name: 'Primer comprador de fuera para tu {label}',
        text: 'Se eligen dos países, se arma una lista de importadores y se les escribe con una propuesta que ya responde {ask}.',
        features: [
          'Lista de importadores de {what} por país',
          'Presentación de {what} en inglés, de una página',
          'Registro de muestras y respuestas hasta {when}',
        ],
      },
    ],
  },
  {
    id: 'launch',
    variants: [
      {
        service: 5,
        name: 'Apertura con lista: tu {label}',
        text: 'Antes de abrir, la gente del barrio se apunta, vota qué quiere encontrar y recibe su turno; el primer día ya sabes quiénes van.',
        features: [
          'Página de espera que explica {what}',
          'Invitaciones por grupos para {who}',
          'Plan de los siete días posteriores a la apertura',
        ],
      },
      {
        service: 5,
        name: 'Treinta días para presentar tu {label}',
        text: 'Un calendario de salida con responsables: qué se cuenta cada semana, a quién se invita y qué se ofrece solo al inicio.',
        features: [
          'Ensayo general de {what} con conocidos',
          'Piezas que contestan desde el inicio {ask}',
          'Oferta de estreno con fecha de término, antes de {when}',
        ],
      },
    ],
  },
  {
    id: 'return',
    variants: [
      {
        service: 2,
        name: 'Motivos para volver a tu {label}',
        text: 'Cada visita queda registrada con lo que la persona eligió; el sistema propone a quién escribirle y con qué motivo, no un descuento igual para todos.',
        features: [
          'Ficha breve con gustos y última visita',
          'Mensaje con motivo propio antes de {when}',
          'Novedades de {what} según lo que ya eligieron',
        ],
      },
      {
        service: 3,
        name: 'La libreta de {who}',
        text: 'Un club sin tarjeta de plástico: con su número, {who} suman visitas, reciben primero las novedades y ven su beneficio.',
        features: [
          'Registro con el celular en la primera visita',
          'Beneficio que se gana por constancia y se ve al momento',
          'Acceso anticipado a {what} para miembros',
        ],
      },
      {
        service: 3,
        name: 'Después de la primera vez en tu {label}',
        text: 'Una secuencia corta acompaña a quien vino por primera vez: agradece, pregunta cómo le fue y propone un segundo paso razonable.',
        features: [
          'Mensaje de agradecimiento con una sola pregunta',
          'Segundo paso sugerido: {what} que le convienen',
          'Reencuentro previo a {when}',
        ],
      },
    ],
  },
  {
    id: 'campaign',
    variants: [
      {
        service: 3,
        name: 'Que el barrio conozca tu {label}',
        text: 'Una campaña por zonas con una sola idea por semana, nacida de lo que la gente pregunta: {ask}.',
        features: [
          'Anuncios por radio alrededor de donde atiendes',
          'Fotos y videos reales de {what}',
          'Pico de inversión antes de {when}',
        ],
      },
      {
        service: 3,
        name: 'Lo que {who} no sabían de tu {label}',
        text: 'Piezas cortas muestran el detrás de escena y cierran con una invitación concreta, para que te recuerden por algo tuyo.',
        features: [
          'Seis guiones sobre {what}, contados por tu equipo',
          'Invitación distinta para quien ya te conoce',
          'Informe con lo invertido y las conversaciones que trajo',
        ],
      },
    ],
  },
];
