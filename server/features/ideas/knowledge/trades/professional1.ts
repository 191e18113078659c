import type { Trade } from '../trade.ts';

export const professional1: readonly Trade[] = [
  {
    label: 'estudio contable',
    gender: 'm',
    kind: 'office',
    terms: 'contable, contador, contadora, contabilidad, impuesto, tributario, sunat, planilla',
    who: 'las empresas que declaran cada mes',
    what: 'las declaraciones y libros',
    when: 'los vencimientos de SUNAT y la renta anual',
    ask: 'en qué régimen les conviene estar',
    ideas: [
      {
        service: 3,
        name: 'El vencimiento explicado',
        text: 'Un calendario por último dígito de RUC con mensajes cortos sobre qué toca y qué pasa si no se presenta.',
        features: [
          'Calendario por dígito de RUC',
          'Guía de régimen para negocios nuevos',
          'Charla mensual con preguntas',
        ],
      },
      {
        service: 6,
        name: 'Recolector de comprobantes',
        text: 'Un asistente pide a cada cliente los recibos y facturas que faltan, los lee por foto y los deja ordenados.',
        features: [
          'Lectura de facturas por foto',
          'Lista de faltantes por cliente',
          'Duda tributaria enviada al contador',
        ],
      },
      {
        service: 2,
        name: 'Cartera sin multas',
        text: 'Cada cliente con obligaciones, responsable y estado; lo que vence primero aparece arriba.',
        features: [
          'Semáforo por obligación',
          'Papeles de trabajo por periodo',
          'Honorarios y cobranza del estudio',
        ],
      },
    ],
  },
  {
    label: 'estudio de abogados',
    gender: 'm',
    kind: 'office',
    terms: 'abogado, abogada, legal, juridico, estudio juridico, bufete, divorcio',
    who: 'quienes tienen un problema legal',
    what: 'los casos y consultas',
    when: 'el inicio del año judicial y las denuncias laborales',
    ask: 'cuánto cuesta la primera consulta',
    ideas: [
      {
        service: 1,
        name: 'Tu caso, ordenado antes de hablar',
        text: 'Una guía por materia pide fechas, papeles y plazos, y advierte cuándo el tiempo corre.',
        features: [
          'Guía por materia con documentos',
          'Plazos urgentes señalados',
          'Consulta reservada con pago previo',
        ],
      },
      {
        service: 3,
        name: 'Derecho en cristiano',
        text: 'Respuestas a preguntas reales sobre despido, alimentos y herencia, firmadas por un abogado del estudio.',
        features: [
          'Preguntas frecuentes por materia',
          'Firma y colegiatura del autor',
          'Revisión cuando cambia la norma',
        ],
      },
      {
        service: 2,
        name: 'Expedientes con alarma',
        text: 'Audiencias, escritos y notificaciones por caso, con doble aviso antes de cada plazo.',
        features: [
          'Plazos calculados por actuación',
          'Reporte del caso para el cliente',
          'Horas y gastos por expediente',
        ],
      },
    ],
  },
  {
    label: 'notaría',
    gender: 'f',
    kind: 'office',
    terms:
      'notaria, notario, notarial, escritura publica, poder notarial, conciliacion, centro de conciliacion',
    who: 'los usuarios',
    what: 'los trámites',
    when: 'los cierres de mes y las compraventas',
    ask: 'qué requisitos pide un poder',
    ideas: [
      {
        service: 1,
        name: 'Requisitos sin doble viaje',
        text: 'El usuario elige trámite, responde su situación y obtiene la lista exacta de documentos y el costo.',
        features: [
          'Requisitos según estado civil y representación',
          'Carga previa de documentos',
          'Hora de firma reservada',
        ],
      },
      {
        service: 6,
        name: 'Mesa de partes que orienta',
        text: 'El asistente reconoce el trámite por lo que la persona quiere lograr y le dice qué falta en su expediente.',
        features: [
          'Orientación por lo que se busca lograr',
          'Estado del trámite con código',
          'Casos especiales al abogado de turno',
        ],
      },
      {
        service: 2,
        name: 'Firma con seguimiento',
        text: 'Cada escritura avanza de minuta a registros con responsables, observaciones y avisos a las partes.',
        features: [
          'Etapas desde minuta hasta inscripción',
          'Observaciones de registros por atender',
          'Índice cronológico buscable',
        ],
      },
    ],
  },
  {
    label: 'inmobiliaria',
    gender: 'f',
    kind: 'office',
    terms:
      'inmobiliaria, corredor, corredora, bienes raices, ~departamento, ~terreno, ~lotes, venta de lotes, venta de terrenos, ~alquiler, alquiler de departamentos, inmueble, agente inmobiliario, propiedades',
    who: 'los compradores y propietarios',
    what: 'los inmuebles',
    when: 'la quincena de julio y el cierre de año',
    ask: 'si está saneado y si acepta crédito',
    ideas: [
      {
        service: 1,
        name: 'Ficha que ahorra visitas',
        text: 'Cada inmueble muestra plano, partida, mantenimiento, ruido y luz por hora, para que solo visite quien encaja.',
        features: [
          'Recorrido por ambientes',
          'Documentos revisados a la vista',
          'Simulador de cuota e inicial',
        ],
      },
      {
        service: 5,
        name: 'Salida del proyecto',
        text: 'Lista de interesados, noche de presentación y separaciones por orden, con materiales listos para cada corredor.',
        features: [
          'Lista con preferencia de piso',
          'Separación por orden de llegada',
          'Material propio por corredor',
        ],
      },
      {
        service: 2,
        name: 'Seguimiento de interesados',
        text: 'Cada persona queda unida a los inmuebles que vio, sus objeciones y su crédito; el sistema propone a quién llamar hoy.',
        features: [
          'Cruce entre pedidos e inmuebles',
          'Motivo de cada descarte',
          'Comisiones por operación',
        ],
      },
    ],
  },
];
