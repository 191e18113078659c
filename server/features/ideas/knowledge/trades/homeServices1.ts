import type { Trade } from '../trade.ts';

export const homeServices1: readonly Trade[] = [
  {
    label: 'lavandería',
    gender: 'f',
    kind: 'field',
    terms:
      'lavanderia, tintoreria, lavado de ropa, lavado al seco, planchado de ropa, lavado de alfombras',
    who: 'las familias y los hoteles',
    what: 'las prendas y edredones',
    when: 'el cambio de estación y los días de lluvia',
    ask: 'cuándo está lista su ropa',
    ideas: [
      {
        service: 1,
        name: 'Bolsa en tu puerta',
        text: 'El cliente programa recojo, elige lavado por prenda o por kilo y paga cuando se pesa.',
        features: [
          'Recojo por franjas en edificios',
          'Peso confirmado con foto',
          'Plan semanal para solteros y familias',
        ],
      },
      {
        service: 4,
        name: 'Etiqueta de buen trato',
        text: 'Ganchos, bolsas y sellos con instrucciones de cuidado que muestran el oficio detrás de cada prenda.',
        features: ['Bolsa reutilizable numerada', 'Tarjeta de mancha tratada', 'Uniforme y furgón'],
      },
      {
        service: 2,
        name: 'Ninguna media perdida',
        text: 'Cada prenda se marca con código, pasa por lavado, secado y planchado, y se entrega completa.',
        features: [
          'Código por prenda',
          'Manchas y daños al recibir',
          'Cuentas de hoteles por kilo',
        ],
      },
    ],
  },
  {
    label: 'empresa de limpieza',
    gender: 'f',
    kind: 'field',
    terms:
      '~limpieza, empresa de limpieza, servicio de limpieza, fumigacion, desinfeccion, aseo, control de plagas, trabajadora del hogar, limpieza de tanques, saneamiento',
    who: 'los hogares y las oficinas',
    what: 'los servicios de limpieza',
    when: 'los cambios de local y el inicio de clases',
    ask: 'cuánto cuesta limpiar un departamento vacío',
    ideas: [
      {
        service: 1,
        name: 'Limpieza a la medida del lugar',
        text: 'El cliente marca ambientes, metros y estado, y obtiene horas, personas y precio.',
        features: [
          'Cálculo por ambientes',
          'Personal verificado con foto',
          'Frecuencia que se cambia sola',
        ],
      },
      {
        service: 3,
        name: 'Oficinas que renuevan',
        text: 'Una campaña a administradores con visita, propuesta y muestra de un ambiente.',
        features: [
          'Propuesta por metro cuadrado',
          'Muestra en un ambiente',
          'Certificados vigentes a mano',
        ],
      },
      {
        service: 2,
        name: 'Cuadrillas con lista',
        text: 'Cada turno tiene lista por ambiente, marcación en el lugar e insumos asignados.',
        features: [
          'Marcación en el lugar',
          'Lista por ambiente con foto',
          'Constancias y vencimientos de fumigación',
        ],
      },
    ],
  },
  {
    label: 'empresa de seguridad',
    gender: 'f',
    kind: 'field',
    terms:
      'seguridad privada, vigilancia, ~seguridad, vigilante, alarma, camaras de seguridad, cctv, cerco electrico, guardian',
    who: 'los edificios y empresas',
    what: 'los puestos de vigilancia',
    when: 'los feriados largos y fin de año',
    ask: 'cuánto cuesta un puesto de veinticuatro horas',
    ideas: [
      {
        service: 1,
        name: 'Evaluación de riesgo guiada',
        text: 'El administrador responde sobre accesos, horarios y perímetro, y recibe un plano con puntos por cubrir.',
        features: [
          'Plano de puntos ciegos',
          'Puestos y cámaras sugeridos',
          'Informe para la junta',
        ],
      },
      {
        service: 4,
        name: 'Autoridad con buen trato',
        text: 'Uniforme, credencial, garita y manual de saludo que transmiten orden sin hostilidad.',
        features: ['Credencial verificable', 'Señalética de garita', 'Manual de trato'],
      },
      {
        service: 2,
        name: 'Rondas comprobadas',
        text: 'El agente marca puntos con su celular, reporta con foto y el supervisor ve lo que no se recorrió.',
        features: [
          'Marcación por punto',
          'Cuaderno de ocurrencias digital',
          'Licencias y turnos por agente',
        ],
      },
    ],
  },
];
