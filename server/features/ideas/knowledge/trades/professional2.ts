import type { Trade } from '../trade.ts';

export const professional2: readonly Trade[] = [
  {
    label: 'constructora',
    gender: 'f',
    kind: 'field',
    terms:
      'constructora, construccion, remodelacion, albanil, maestro de obra, ~acabados, drywall, ingeniero civil, contratista, pintor, ~techos',
    who: 'los propietarios y empresas',
    what: 'las obras',
    when: 'los meses sin lluvia',
    ask: 'cuánto cuesta el metro cuadrado',
    ideas: [
      {
        service: 1,
        name: 'Presupuesto por partidas, en claro',
        text: 'El propietario ve su obra dividida en partidas que entiende, con opciones de acabado y lo que cambia en el precio.',
        features: [
          'Partidas explicadas con fotos',
          'Acabados por nivel',
          'Visita técnica con cita',
        ],
      },
      {
        service: 4,
        name: 'Expediente que inspira confianza',
        text: 'Obras terminadas contadas con plano, proceso, dificultad y entrega, en una carpeta que sirve para licitar.',
        features: [
          'Ficha de obra por especialidad',
          'Carteles y uniformes de obra',
          'Carpeta para licitaciones',
        ],
      },
      {
        service: 2,
        name: 'Bitácora desde la obra',
        text: 'El residente registra avance, personal y materiales con fotos aun sin señal; oficina ve el desvío de costo.',
        features: [
          'Parte diario sin conexión',
          'Valorización por partida',
          'Pedidos de material con aprobación',
        ],
      },
    ],
  },
  {
    label: 'empresa de seguros',
    gender: 'f',
    kind: 'office',
    terms: 'seguros, corredor de seguros, broker de seguros, soat, asesor de seguros, afp',
    who: 'los asegurados',
    what: 'las pólizas',
    when: 'las renovaciones y el inicio del año escolar',
    ask: 'qué cubre y qué no',
    ideas: [
      {
        service: 1,
        name: 'Póliza traducida',
        text: 'Un comparador muestra coberturas, deducibles y exclusiones en frases cortas, con la cláusula original al lado.',
        features: ['Exclusiones a la vista', 'Cotización por perfil', 'Cláusula original enlazada'],
      },
      {
        service: 6,
        name: 'Guía en el siniestro',
        text: 'En el peor momento, el asistente dice qué hacer, a quién llamar y qué fotos tomar según la póliza.',
        features: [
          'Pasos por tipo de siniestro',
          'Números de central según compañía',
          'Asesor avisado de inmediato',
        ],
      },
      {
        service: 2,
        name: 'Renovaciones a tiempo',
        text: 'La cartera se ordena por vencimiento, cuotas impagas y coberturas que faltan a cada familia.',
        features: [
          'Vencimientos con plan de llamada',
          'Siniestros con estado y papeles',
          'Comisiones conciliadas por compañía',
        ],
      },
    ],
  },
  {
    label: 'casa de cambio',
    gender: 'f',
    kind: 'office',
    terms: 'cambista, casa de cambio, fintech, dolares, empeno',
    who: 'los clientes',
    what: 'las operaciones',
    when: 'la quincena, julio y diciembre',
    ask: 'a cuánto está el dólar hoy',
    ideas: [
      {
        service: 1,
        name: 'Cambio con paso a paso',
        text: 'El cliente ve la tasa, congela el monto unos minutos y sigue cada transferencia hasta el abono.',
        features: [
          'Tasa congelada por tiempo limitado',
          'Constancia de cada transferencia',
          'Origen de fondos declarado en línea',
        ],
      },
      {
        service: 3,
        name: 'Aprender de plata sin letra chica',
        text: 'Ejemplos con sueldos y cuotas reales explican tasa, comisión y total por pagar.',
        features: [
          'Simulador con costo total',
          'Series para comerciantes',
          'Preguntas respondidas por asesores',
        ],
      },
      {
        service: 2,
        name: 'Caja con control de riesgo',
        text: 'Operaciones, límites y documentos por cliente, con alertas para revisar antes de pagar.',
        features: [
          'Alertas por monto acumulado',
          'Cuadre por moneda y ventanilla',
          'Expediente digital del cliente',
        ],
      },
    ],
  },
  {
    label: 'estudio de diseño',
    gender: 'm',
    kind: 'office',
    terms:
      'disenador, disenadora, ~diseno grafico, agencia de publicidad, ~publicidad, ~marketing, agencia digital, community manager, agencia de marketing',
    who: 'las empresas que contratan',
    what: 'los proyectos',
    when: 'los presupuestos de enero y las campañas de julio',
    ask: 'cuánto cuesta y qué entregables incluye',
    ideas: [
      {
        service: 1,
        name: 'Casos en lugar de portafolio',
        text: 'Cada trabajo se cuenta desde el problema, con decisiones y lo que cambió, y termina en una conversación agendada.',
        features: [
          'Caso por tipo de problema',
          'Diagnóstico inicial con preguntas',
          'Agenda de primera reunión',
        ],
      },
      {
        service: 3,
        name: 'Opinión propia cada quince días',
        text: 'Una columna corta con análisis de ejemplos locales, que llega por correo a quien decide.',
        features: [
          'Columna con ejemplos locales',
          'Archivo por industria',
          'Invitación a una mesa pequeña',
        ],
      },
      {
        service: 2,
        name: 'Alcance y horas a la luz',
        text: 'Propuestas, entregables y cambios se aprueban en un portal; las horas que exceden el alcance se ven antes de discutir.',
        features: [
          'Cambios de alcance aprobados',
          'Entregables con versión final',
          'Horas por proyecto y persona',
        ],
      },
    ],
  },
];
