import type { UnknownTrade } from './unknownTrade.ts';

export const unknownHosts: Record<'office' | 'stay' | 'group', UnknownTrade> = {
  office: {
    who: 'los clientes',
    what: 'los servicios',
    when: 'los cierres y el inicio de año',
    ask: 'cuánto cuesta y qué incluye',
    ideas: [
      {
        service: 1,
        name: 'Tu {label}, en un minuto',
        text: 'Una página presenta tu {label} por el problema que resuelve, con casos, pasos y una reunión que se agenda sola.',
        features: [
          'Casos contados por problema',
          'Pasos y tiempos de cada servicio',
          'Reunión con preguntas previas',
        ],
      },
      {
        service: 3,
        name: 'La columna de tu {label}',
        text: 'Notas cortas con casos locales sobre {thing} y un envío mensual para quienes toman decisiones.',
        features: [
          'Nota breve con un caso local',
          'Lista por tipo de cliente',
          'Charla en vivo con preguntas',
        ],
      },
      {
        service: 2,
        name: 'Encargos bajo control',
        text: 'Propuesta, alcance, avances y pagos de cada encargo en un portal que el cliente también ve.',
        features: [
          'Alcance con cambios aprobados',
          'Entregas versionadas',
          'Horas contra presupuesto',
        ],
      },
    ],
  },
  stay: {
    who: 'quienes reservan',
    what: 'los paquetes y fechas',
    when: 'los feriados largos y fin de año',
    ask: 'qué fechas están libres y qué incluye',
    ideas: [
      {
        service: 1,
        name: 'Calendario abierto de tu {label}',
        text: 'El calendario de tu {label} muestra qué está libre, arma el paquete y separa con un adelanto.',
        features: [
          'Calendario sin cruces',
          'Paquete por número de personas',
          'Condiciones de cambio claras',
        ],
      },
      {
        service: 3,
        name: 'Álbum de buenas fechas',
        text: 'Historias completas de quienes ya confiaron en tu {label}, con su permiso, que llevan a la fecha siguiente.',
        features: [
          'Historia con fotos autorizadas',
          'Temporadas con propuesta propia',
          'Aliados que recomiendan',
        ],
      },
      {
        service: 2,
        name: 'El día, hora por hora',
        text: 'Equipo, traslado, proveedores y saldos por fecha, en una hoja que todos abren en el celular.',
        features: ['Responsable por hora', 'Proveedores confirmados', 'Saldo antes del inicio'],
      },
    ],
  },
  group: {
    who: 'los miembros y vecinos',
    what: 'las actividades',
    when: 'los aniversarios y las campañas',
    ask: 'cómo participar y a dónde va el aporte',
    ideas: [
      {
        service: 1,
        name: 'Casa digital de tu {label}',
        text: 'Qué se hace, quiénes son y cómo participar, con calendario y cuentas que cualquiera puede leer.',
        features: [
          'Calendario de actividades',
          'Cuentas abiertas por periodo',
          'Inscripción de nuevos miembros',
        ],
      },
      {
        service: 3,
        name: 'Una causa, una historia al mes',
        text: 'Cada mes una persona cuenta qué cambió, y la historia lleva a una forma concreta de ayudar.',
        features: ['Historia con permiso', 'Tareas para aliados', 'Resumen de lo conseguido'],
      },
      {
        service: 2,
        name: 'Padrón y acuerdos',
        text: 'Miembros, cuotas, asistencia y acuerdos con acceso por cargo.',
        features: ['Padrón al día', 'Acuerdos con responsable', 'Cuotas con constancia'],
      },
    ],
  },
};
