import type { Trade } from '../trade.ts';

export const vehicles2: readonly Trade[] = [
  {
    label: 'servicio de transporte',
    gender: 'm',
    kind: 'field',
    terms:
      'mototaxi, taxi, taxista, taxeo, hago taxi, ~indrive, ~uber, colectivo, combi, transporte escolar, movilidad escolar, ~movilidad, custer, transporte de pasajeros, minivan, ~empresa de transporte',
    who: 'los pasajeros',
    what: 'los viajes',
    when: 'las horas punta y las salidas del colegio',
    ask: 'cuánto cobras hasta el paradero',
    ideas: [
      {
        service: 1,
        name: 'Paradero en el celular',
        text: 'El vecino pide unidad de su asociación, ve al conductor y la tarifa acordada por tramo.',
        features: [
          'Tarifa por tramo acordado',
          'Conductor identificado',
          'Viajes fijos de colegio y trabajo',
        ],
      },
      {
        service: 4,
        name: 'Flota que se reconoce',
        text: 'Color, numeración y chaleco comunes, para que el pasajero sepa desde lejos que esa unidad es segura.',
        features: ['Numeración visible por unidad', 'Chaleco y carné', 'Letrero de tarifas'],
      },
      {
        service: 2,
        name: 'Despacho de la asociación',
        text: 'Turnos, papeles, cuota diaria y mantenimiento por unidad, con relevos claros.',
        features: ['SOAT y revisión por unidad', 'Cuota diaria del socio', 'Turnos por paradero'],
      },
    ],
  },
  {
    label: 'empresa de carga',
    gender: 'f',
    kind: 'field',
    terms:
      'transporte de carga, ~carga, camion, camiones, flete, mudanza, logistica, agencia de aduana, aduana, ~almacen, encomiendas, transportista, tractocamion, volquete',
    who: 'las empresas que despachan',
    what: 'los fletes',
    when: 'la campaña navideña y las cosechas',
    ask: 'cuánto cuesta el flete y cuándo llega',
    ideas: [
      {
        service: 1,
        name: 'Flete con precio y fecha',
        text: 'El cliente indica origen, destino, peso y tipo de carga, y obtiene unidad sugerida, costo y ventana de carga.',
        features: [
          'Unidad sugerida según peso y volumen',
          'Ventana de carga reservada',
          'Seguro de carga explicado',
        ],
      },
      {
        service: 6,
        name: 'Torre que avisa primero',
        text: 'El asistente lee la posición, detecta demoras y escribe al cliente antes de que pregunte.',
        features: [
          'Demora avisada con motivo',
          'Contacto con chofer y garita',
          'Incidencias al jefe de tráfico',
        ],
      },
      {
        service: 2,
        name: 'Guías, viajes y viáticos',
        text: 'Cada viaje junta guía de remisión, peajes, combustible y conformidad de entrega con foto.',
        features: [
          'Guía de remisión electrónica',
          'Rendimiento por ruta y unidad',
          'Liquidación de viáticos',
        ],
      },
    ],
  },
  {
    label: 'courier',
    gender: 'm',
    kind: 'field',
    terms:
      'courier, motorizado, mensajeria, empresa de reparto, repartidor, mandados, envios a domicilio',
    who: 'las tiendas que envían',
    what: 'los paquetes',
    when: 'el Cyber, el Día de la Madre y diciembre',
    ask: 'dónde está su paquete',
    ideas: [
      {
        service: 1,
        name: 'Recojo desde la tienda',
        text: 'El emprendedor carga sus envíos, imprime etiquetas y programa un solo recojo.',
        features: [
          'Carga masiva de direcciones',
          'Etiqueta con código',
          'Tarifa por distrito antes de pedir',
        ],
      },
      {
        service: 6,
        name: '¿Dónde está mi pedido?',
        text: 'Un asistente responde a destinatarios con el estado real, confirma que habrá alguien y corrige direcciones.',
        features: [
          'Confirmación antes de la ruta',
          'Dirección corregida en mapa',
          'Reprogramación por el destinatario',
        ],
      },
      {
        service: 2,
        name: 'Ruta y cobro contra entrega',
        text: 'La ruta se ordena por zona; lo cobrado por cada motorizado se cuadra por tienda al final del día.',
        features: [
          'Orden de paradas por zona',
          'Prueba de entrega con foto',
          'Liquidación a tiendas',
        ],
      },
    ],
  },
];
