import type { Trade } from '../trade.ts';

export const eyesAndRides: readonly Trade[] = [
  {
    label: 'óptica',
    gender: 'f',
    kind: 'care',
    terms: 'optica, lentes, anteojos, monturas, optometra, oculista',
    who: 'quienes usan lentes',
    what: 'las monturas y medidas',
    when: 'la campaña escolar y la quincena',
    ask: 'cuánto cuestan los lentes con su medida',
    ideas: [
      {
        service: 1,
        name: 'Pruébate la montura',
        text: 'Con la cámara del celular, la persona ve cómo le quedan las monturas que sí hay en vitrina y aparta tres para probarse.',
        features: [
          'Probador con la cámara',
          'Apartado de tres monturas',
          'Cotización con la receta en foto',
        ],
      },
      {
        service: 3,
        name: 'Ojos de clase',
        text: 'Una campaña de despistaje en colegios, con resultado para los padres y un día reservado para cada aula.',
        features: [
          'Despistaje con permiso de los padres',
          'Resultado por alumno',
          'Día de atención por aula',
        ],
      },
      {
        service: 2,
        name: 'De la medida al cristal',
        text: 'Receta, montura y laboratorio viajan en una misma orden, con aviso cuando el cristal está biselado.',
        features: [
          'Orden ligada al laboratorio',
          'Historial de medidas',
          'Ajustes y garantías por montura',
        ],
      },
    ],
  },
  {
    label: 'alquiler de vehículos',
    gender: 'm',
    kind: 'stay',
    terms:
      'alquiler de autos, alquiler de carros, rent a car, alquiler de camionetas, alquiler de motos, alquiler de bicicletas, cuatrimoto, alquilo autos, alquilo camionetas',
    who: 'quienes necesitan un vehículo por días',
    what: 'los vehículos',
    when: 'los feriados largos y las vacaciones',
    ask: 'cuánto es la garantía y si incluye seguro',
    ideas: [
      {
        service: 1,
        name: 'Elige, firma y maneja',
        text: 'El cliente ve qué unidad está libre, entiende garantía y seguro, y firma el contrato desde su celular.',
        features: [
          'Calendario por unidad',
          'Garantía y franquicia explicadas',
          'Contrato firmado en pantalla',
        ],
      },
      {
        service: 3,
        name: 'Rutas que piden ruedas',
        text: 'Guías de viaje por carretera desde tu local, con estado de pista, paradas y la unidad indicada.',
        features: [
          'Ruta con unidad recomendada',
          'Material para hoteles y aeropuertos',
          'Reseña pedida a la devolución',
        ],
      },
      {
        service: 2,
        name: 'Entrega y devolución sin pelea',
        text: 'Video de golpes, combustible y kilometraje a la salida y al retorno, con cargos claros.',
        features: [
          'Inspección en video',
          'Multas y peajes por contrato',
          'Mantenimiento por kilometraje',
        ],
      },
    ],
  },
  {
    label: 'concesionaria de autos',
    gender: 'f',
    kind: 'goods',
    terms:
      'concesionaria, venta de autos, autos usados, carros usados, venta de motos, motos, autos seminuevos, vendo autos, vendo carros, compra y venta de autos',
    who: 'los compradores',
    what: 'los vehículos en venta',
    when: 'julio, diciembre y el cierre de año',
    ask: 'cuánto es la inicial y qué papeles faltan',
    ideas: [
      {
        service: 1,
        name: 'Historia completa de la unidad',
        text: 'Cada vehículo muestra dueños, servicios, gravámenes y detalles de pintura, junto con la cuota posible.',
        features: [
          'Historial con documentos',
          'Fotos de los detalles, no solo lo bonito',
          'Prueba de manejo agendada',
        ],
      },
      {
        service: 6,
        name: 'Tasador de primera mano',
        text: 'Un asistente pregunta por tu auto, pide fotos en orden y da un rango de parte de pago que luego confirma un perito.',
        features: [
          'Fotos guiadas por ángulo',
          'Rango por confirmar en patio',
          'Documentos que hay que traer',
        ],
      },
      {
        service: 2,
        name: 'Patio y papeles',
        text: 'Cada unidad con costo, reparaciones, trámite de placas y días en patio.',
        features: [
          'Costo real por unidad',
          'Trámite de transferencia por etapas',
          'Días en patio y precio sugerido',
        ],
      },
    ],
  },
];
