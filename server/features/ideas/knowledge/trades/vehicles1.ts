import type { Trade } from '../trade.ts';

export const vehicles1: readonly Trade[] = [
  {
    label: 'taller mecánico',
    gender: 'm',
    kind: 'field',
    terms:
      'taller mecanico, mecanico, mecanica, taller automotriz, planchado, llantas, cambio de aceite, lubricentro, electricista automotriz, afinamiento, taller de motos',
    who: 'los dueños de autos',
    what: 'las reparaciones',
    when: 'los feriados largos y las revisiones técnicas',
    ask: 'cuánto cuesta y cuándo está listo',
    ideas: [
      {
        service: 1,
        name: 'Diagnóstico con fotos',
        text: 'El dueño recibe la lista de lo que necesita su auto con foto y urgencia, y aprueba línea por línea.',
        features: [
          'Aprobación por reparación',
          'Urgente, pronto o puede esperar',
          'Cita según la placa',
        ],
      },
      {
        service: 6,
        name: 'Kilómetros que avisan',
        text: 'Con el uso de cada auto, el asistente estima cuándo toca aceite, frenos o faja y propone una hora.',
        features: [
          'Mantenimiento estimado por uso',
          'Aviso de revisión técnica y SOAT',
          'Preguntas sobre ruidos y testigos',
        ],
      },
      {
        service: 2,
        name: 'Elevador ocupado, cliente informado',
        text: 'Órdenes, mecánicos, repuestos y bahías en un tablero; el dueño ve en qué paso está su auto.',
        features: [
          'Tiempo por mecánico y tarea',
          'Repuestos pedidos por orden',
          'Historial por placa',
        ],
      },
    ],
  },
  {
    label: 'tienda de repuestos',
    gender: 'f',
    kind: 'goods',
    terms:
      'repuesto, autopartes, autoparte, accesorios de auto, baterias, repuestos de moto, repuestos para mototaxi',
    who: 'los mecánicos y los dueños',
    what: 'los repuestos',
    when: 'las temporadas de viaje',
    ask: 'si le queda a su modelo y año',
    ideas: [
      {
        service: 1,
        name: 'Por placa, no por código',
        text: 'El cliente pone marca, modelo y año o su placa, y solo ve piezas que le quedan.',
        features: [
          'Compatibilidad por modelo y año',
          'Original y alternativo comparados',
          'Envío por agencia a provincia',
        ],
      },
      {
        service: 6,
        name: 'Foto de la pieza rota',
        text: 'El asistente reconoce la pieza, pide el dato que falta y le da al vendedor el código probable.',
        features: [
          'Código probable por foto',
          'Medidas que hay que confirmar',
          'Pedido a proveedor si no hay',
        ],
      },
      {
        service: 2,
        name: 'Almacén con códigos cruzados',
        text: 'Un mismo filtro con cinco códigos se encuentra por cualquiera, con ubicación en el anaquel.',
        features: ['Códigos equivalentes', 'Ubicación por anaquel', 'Crédito para talleres'],
      },
    ],
  },
  {
    label: 'lavado de autos',
    gender: 'm',
    kind: 'field',
    terms:
      'lavado de auto, lavo auto, lavo carro, car wash, carwash, lavadero, detailing, lavado de carro, cochera, estacionamiento, playa de estacionamiento',
    who: 'los conductores',
    what: 'los lavados',
    when: 'los sábados y los días que siguen a la lluvia',
    ask: 'cuánto demora un lavado de salón',
    ideas: [
      {
        service: 1,
        name: 'Hora de baño para tu auto',
        text: 'El conductor elige lavado y hora, y pasa directo a la rampa sin formar fila.',
        features: [
          'Turnos por rampa',
          'Precio por tamaño de vehículo',
          'Lavado en la cochera de su oficina',
        ],
      },
      {
        service: 3,
        name: 'Club de los autos limpios',
        text: 'Un plan mensual con lavados para usar entre semana, promovido en edificios y oficinas cercanas.',
        features: [
          'Plan mensual entre semana',
          'Convenio con edificios',
          'Pegatina que identifica al socio',
        ],
      },
      {
        service: 2,
        name: 'De la rampa a la entrega',
        text: 'Placa, daños previos, etapa y lavador en un registro con fotos que evita reclamos.',
        features: ['Fotos al recibir', 'Etapa visible para el dueño', 'Insumos por lavado'],
      },
    ],
  },
];
