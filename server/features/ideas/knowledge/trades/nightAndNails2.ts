import type { Trade } from '../trade.ts';

export const nightAndNails2: readonly Trade[] = [
  {
    label: 'administración de edificios',
    gender: 'f',
    kind: 'office',
    terms:
      'administracion de edificios, administradora de edificios, junta de propietarios, ~edificios, ~condominios, administrador de edificio',
    who: 'los propietarios y residentes',
    what: 'las cuotas y áreas comunes',
    when: 'los cierres de mes y las asambleas',
    ask: 'en qué se gasta el mantenimiento',
    ideas: [
      {
        service: 1,
        name: 'El edificio en su página',
        text: 'Residentes ven estados de cuenta, separan la parrilla y encuentran el reglamento sin preguntar en el grupo.',
        features: [
          'Áreas comunes con horario',
          'Reglamento buscable',
          'Visitas anunciadas a portería',
        ],
      },
      {
        service: 6,
        name: 'Portería que toma nota',
        text: 'Un asistente recibe fugas, ruidos y ascensores parados, los clasifica y avisa al proveedor que corresponde.',
        features: [
          'Incidencia con foto y piso',
          'Proveedor según el contrato',
          'Emergencias que suenan de inmediato',
        ],
      },
      {
        service: 2,
        name: 'Cuotas y asambleas sin grietas',
        text: 'Recibos por departamento, morosos, cotizaciones y votos con quórum, listos para la junta.',
        features: [
          'Recibo por departamento',
          'Votación con quórum',
          'Tres cotizaciones comparadas',
        ],
      },
    ],
  },
  {
    label: 'podcast',
    gender: 'm',
    kind: 'office',
    terms: 'podcast, podcaster, streaming',
    who: 'los oyentes',
    what: 'los episodios',
    when: 'los estrenos de temporada',
    ask: 'de qué trata y por dónde empezar',
    ideas: [
      {
        service: 5,
        name: 'Temporada con estreno',
        text: 'Tema, tráiler, lista de invitados y noche de escucha: la temporada sale un día marcado y no cuando se puede.',
        features: [
          'Tráiler de un minuto',
          'Noche de escucha con público',
          'Calendario de invitados',
        ],
      },
      {
        service: 1,
        name: 'Archivo que se escucha y se lee',
        text: 'Cada episodio tiene transcripción, capítulos y fuentes, para que lo encuentre quien busca el tema y no el nombre.',
        features: ['Capítulos con buscador', 'Transcripción revisada', 'Apoyo mensual de oyentes'],
      },
      {
        service: 2,
        name: 'Mesa de edición',
        text: 'Invitados, permisos, pautas de auspiciadores y cortes por episodio, con estado y responsable.',
        features: [
          'Autorización de cada invitado',
          'Menciones pactadas por episodio',
          'Cortes pendientes por red',
        ],
      },
    ],
  },
  {
    label: 'consultora',
    gender: 'f',
    kind: 'office',
    terms:
      'consultor, consultoria, consultora, asesoria empresarial, auditoria, certificacion iso, seguridad y salud, sst, capacitacion empresarial',
    who: 'las empresas que contratan',
    what: 'los diagnósticos y planes',
    when: 'el primer trimestre y las auditorías',
    ask: 'qué entregas y en cuánto tiempo se ve',
    ideas: [
      {
        service: 1,
        name: 'Autodiagnóstico que abre la puerta',
        text: 'Quince preguntas dan un mapa de brechas útil por sí mismo y una reunión donde ya se sabe por dónde empezar.',
        features: [
          'Mapa de brechas descargable',
          'Preguntas por tamaño de empresa',
          'Reunión con resultados a la vista',
        ],
      },
      {
        service: 3,
        name: 'Mesa de gerentes',
        text: 'Un desayuno pequeño por tema, con un caso contado por quien lo vivió y un resumen para quien no pudo ir.',
        features: ['Caso contado por un cliente', 'Invitación por cargo', 'Resumen de una página'],
      },
      {
        service: 2,
        name: 'Plan que no se queda en el informe',
        text: 'Hallazgos, acciones, evidencias y fechas por cliente, en un tablero que la gerencia entiende en un minuto.',
        features: ['Evidencia por acción', 'Vencimientos por norma', 'Acta de cada visita'],
      },
    ],
  },
  {
    label: 'financiera',
    gender: 'f',
    kind: 'office',
    terms:
      'prestamo, credito, cooperativa de ahorro, cooperativa, microfinanciera, financiera, caja municipal, factoring',
    who: 'los socios y emprendedores',
    what: 'los créditos y ahorros',
    when: 'las campañas de julio y diciembre',
    ask: 'cuánto se paga en total y qué papeles piden',
    ideas: [
      {
        service: 1,
        name: 'Crédito con todo dicho',
        text: 'El solicitante ve cuota, tasa anual y total antes de dejar sus datos, y sigue su expediente con un código.',
        features: [
          'Costo total desde el inicio',
          'Papeles según tipo de negocio',
          'Expediente con código',
        ],
      },
      {
        service: 6,
        name: 'Orientador antes de la ventanilla',
        text: 'Un asistente explica requisitos, detecta si no conviene endeudarse y agenda al asesor de la zona.',
        features: [
          'Requisitos por actividad',
          'Aviso de sobreendeudamiento',
          'Asesor de la zona agendado',
        ],
      },
      {
        service: 2,
        name: 'Cartera que avisa pronto',
        text: 'Cuotas, visitas y compromisos por socio, con señales tempranas para conversar antes del atraso.',
        features: [
          'Señales antes del atraso',
          'Visita con ruta y acta',
          'Garantías y avales por operación',
        ],
      },
    ],
  },
];
