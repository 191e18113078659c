import type { Trade } from '../trade.ts';

export const restaurants1: readonly Trade[] = [
  {
    label: 'restaurante vegano',
    gender: 'm',
    kind: 'food',
    terms:
      'restaurante vegano, restaurante vegetariano, comida vegana, restaurante de comida saludable, restaurante saludable, vegano, vegana, vegetariano, vegetariana, comida saludable, plant based, crudivegano',
    who: 'los comensales',
    what: 'los menús de la semana',
    when: 'enero, cuando muchos cambian de hábitos',
    ask: 'si un plato lleva gluten, soya o frutos secos',
    ideas: [
      {
        service: 3,
        name: 'Veintiún días sin carne',
        text: 'Un reto guiado por correo y redes, con recetas peruanas y un almuerzo en tu local cada semana para quien lo sigue.',
        features: [
          'Recetas en video con insumos del mercado',
          'Bono de almuerzo por semana cumplida',
          'Historias reales de quienes participan',
        ],
      },
      {
        service: 1,
        name: 'Carta que filtra alérgenos',
        text: 'Cada persona marca lo que no come y la carta muestra solo lo que puede pedir, con ingredientes a la vista.',
        features: [
          'Filtro de gluten, soya, maní y picante',
          'Origen de cada ingrediente',
          'Sustituciones permitidas por plato',
        ],
      },
      {
        service: 2,
        name: 'Loncheras por suscripción',
        text: 'Quien trabaja cerca elige tres o cinco almuerzos a la semana, pausa cuando viaja y cocina recibe las cantidades exactas.',
        features: [
          'Planes que se pausan sin llamar',
          'Etiqueta por lonchera con nombre y alérgenos',
          'Compra semanal según lo suscrito',
        ],
      },
    ],
  },
  {
    label: 'restaurante',
    gender: 'm',
    kind: 'food',
    terms:
      'restaurante, restaurant, tacos, makis, sushi, caldo de gallina, menu, ~comida, huarique, parrilla, almuerzo, ~cocina, buffet, pizzeria, hamburgueseria, sangucheria, fonda, dark kitchen',
    who: 'los comensales',
    what: 'los menús del día',
    when: 'los feriados largos y el Día de la Madre',
    ask: 'cuál es el menú y si hay para llevar',
    ideas: [
      {
        service: 3,
        name: 'El almuerzo de las oficinas de al lado',
        text: 'Una campaña por cuadras lleva el menú del día a quienes trabajan cerca, con pedido de grupo para que una persona junte el de todos.',
        features: [
          'Menú que se publica a las diez',
          'Pedido grupal con cuenta separada',
          'Convenio mensual para empresas vecinas',
        ],
      },
      {
        service: 6,
        name: 'Anfitrión que contesta',
        text: 'Un asistente informa menú, precios, estacionamiento y aforo, toma la reserva y le consulta al dueño solo lo que se sale de lo normal.',
        features: [
          'Reservas con mesa y número de personas',
          'Respuestas sobre dietas y celebraciones',
          'Resumen de la noche para el encargado',
        ],
      },
      {
        service: 2,
        name: 'De la receta al margen',
        text: 'Cada plato se descompone en insumos; cuando sube el pollo o el limón, ves cuáles dejan de rendir y qué precio necesitan.',
        features: [
          'Fichas técnicas por plato',
          'Alerta cuando un insumo cambia el margen',
          'Compra sugerida según el menú de la semana',
        ],
      },
    ],
  },
  {
    label: 'cafetería',
    gender: 'f',
    kind: 'food',
    terms: 'cafeteria, coffee, cafe, cafe de especialidad, barista, tostaduria, cafecito',
    who: 'los parroquianos',
    what: 'las bebidas y postres',
    when: 'las tardes de invierno y la quincena',
    ask: 'si tienes leche vegetal y wifi para trabajar',
    ideas: [
      {
        service: 4,
        name: 'El lote de la temporada',
        text: 'Cada café de finca llega con su propia etiqueta, afiche y ficha de cata, para que el cliente sepa de quién viene lo que toma.',
        features: [
          'Serie de etiquetas por productor',
          'Tarjeta de cata en cada mesa',
          'Bolsa de grano lista para regalar',
        ],
      },
      {
        service: 1,
        name: 'Pídelo en el camino',
        text: 'El cliente elige su bebida al salir de casa y la recoge en la barra sin hacer fila.',
        features: [
          'Pedido anticipado con hora de recojo',
          'Molienda y leche recordadas',
          'Suscripción de grano para la casa',
        ],
      },
      {
        service: 2,
        name: 'Turnos que siguen a la barra',
        text: 'El sistema mira a qué horas se juntan los pedidos y propone el horario de baristas y el horneado de la mañana.',
        features: [
          'Horas pico por día de semana',
          'Plan de horneado según lo vendido',
          'Control de leche, vasos y grano',
        ],
      },
    ],
  },
];
