import type { Trade } from '../trade.ts';

export const homeServices2: readonly Trade[] = [
  {
    label: 'empresa de paneles solares',
    gender: 'f',
    kind: 'field',
    terms: 'solar, panel solar, energia solar, terma solar, terma, fotovoltaico, ahorro de energia',
    who: 'las casas, fundos y talleres',
    what: 'los sistemas solares',
    when: 'los meses de más sol y las alzas de la luz',
    ask: 'en cuánto tiempo se recupera la inversión',
    ideas: [
      {
        service: 1,
        name: 'Tu techo y tu recibo',
        text: 'Con el recibo de luz y la ubicación, la persona ve cuántos paneles caben y qué parte del consumo cubrirían.',
        features: [
          'Lectura del recibo por foto',
          'Área de techo en el mapa',
          'Escenarios con y sin baterías',
        ],
      },
      {
        service: 3,
        name: 'Vecinos que ya generan',
        text: 'Visitas a instalaciones reales, con permiso del dueño, para ver el medidor y preguntar.',
        features: [
          'Mapa de instalaciones visitables',
          'Inscripción a la visita',
          'Guía para comparar propuestas',
        ],
      },
      {
        service: 2,
        name: 'Instalación y postventa',
        text: 'Estudio, permisos, montaje, serie de equipos y mantenimiento por cliente, con producción monitoreada.',
        features: [
          'Series y garantías de equipos',
          'Alerta de producción baja',
          'Mantenimiento por sitio',
        ],
      },
    ],
  },
  {
    label: 'servicio técnico',
    gender: 'm',
    kind: 'field',
    terms:
      'gasfitero, gasfiteria, electricista, ~tecnico, aire acondicionado, refrigeracion, electricidad, ~reparacion, instalacion de gas, gas natural, ~instalaciones, linea blanca, ~mantenimiento, plomero, internet rural, fibra optica, bombas de agua',
    who: 'los hogares y negocios',
    what: 'las reparaciones',
    when: 'el verano y las noches',
    ask: 'cuánto es la visita y cuándo puede venir',
    ideas: [
      {
        service: 1,
        name: 'La avería, explicada en casa',
        text: 'El cliente elige dónde falla, graba un video y recibe un rango de precio y una hora de visita.',
        features: ['Averías por ambiente', 'Video antes de la visita', 'Rango con y sin repuesto'],
      },
      {
        service: 6,
        name: 'Primeros auxilios del hogar',
        text: 'El asistente indica qué llave cerrar o qué no tocar mientras llega el técnico, y ordena las urgencias.',
        features: [
          'Pasos seguros por avería',
          'Riesgos atendidos primero',
          'Técnico elegido por especialidad',
        ],
      },
      {
        service: 2,
        name: 'Agenda con garantía',
        text: 'Visitas, repuestos, cobros y garantía por domicilio; al volver, el técnico ve todo lo hecho.',
        features: ['Historial por domicilio', 'Repuestos en la camioneta', 'Garantía por trabajo'],
      },
    ],
  },
  {
    label: 'imprenta',
    gender: 'f',
    kind: 'b2b',
    terms:
      'imprenta, impresion, gigantografia, volantes, tarjetas de presentacion, merchandising, serigrafia, sublimacion, rotulos, letreros, ~grafica, ~empaques',
    who: 'los negocios que imprimen',
    what: 'los trabajos',
    when: 'las campañas electorales, la campaña escolar y diciembre',
    ask: 'cuánto cuesta el millar y en cuánto tiempo',
    ideas: [
      {
        service: 1,
        name: 'Sube tu arte y cotiza',
        text: 'El cliente elige papel, tiraje y acabado; una revisión marca resolución, sangrado y color antes de pagar.',
        features: [
          'Revisión previa del archivo',
          'Precio por tiraje',
          'Muestra de papeles a domicilio',
        ],
      },
      {
        service: 4,
        name: 'Muestrario que se toca',
        text: 'Una caja con papeles, cortes y tintas, pensada para vender acabados que en pantalla no se entienden.',
        features: [
          'Caja de muestras por rubro',
          'Ficha de acabados',
          'Plantillas con medidas correctas',
        ],
      },
      {
        service: 2,
        name: 'Del archivo a la guillotina',
        text: 'Órdenes con prueba aprobada, máquina, turno y acabado, visibles desde el mostrador.',
        features: ['Prueba aprobada con firma', 'Cola por máquina', 'Merma y costo por trabajo'],
      },
    ],
  },
];
