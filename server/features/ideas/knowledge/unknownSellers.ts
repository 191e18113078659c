import type { UnknownTrade } from './unknownTrade.ts';

export const unknownSellers: Record<'goods' | 'food' | 'b2b', UnknownTrade> = {
  goods: {
    who: 'quienes compran',
    what: 'los modelos',
    when: 'las fechas de regalo y fin de año',
    ask: 'si hay disponible y cómo se envía',
    ideas: [
      {
        service: 1,
        name: 'Vitrina de {thing}',
        text: 'Una tienda para buscar {thing} por uso y no por código, con lo que hay de verdad, el precio y la fecha en que llega.',
        features: [
          'Búsqueda por uso, tamaño y presupuesto',
          'Fotos de {thing} en manos de clientes reales',
          'Compra como invitado y envío a agencia',
        ],
      },
      {
        service: 3,
        name: 'Para qué sirve y quién lo usa: {thing}',
        text: 'Una serie corta muestra {thing} en la vida de tres personas distintas y lleva a cada público a una página con lo que le toca.',
        features: [
          'Tres públicos, tres mensajes',
          'Prueba pequeña de anuncios antes de invertir más',
          'Preguntas de compradores convertidas en contenido',
        ],
      },
      {
        service: 2,
        name: 'Cuentas claras en tu {label}',
        text: 'Compras, existencias y ventas de {thing} en un registro que dice qué reponer, qué rematar y cuánto deja cada venta.',
        features: [
          'Costo puesto en tienda por producto',
          'Lo que no rota en sesenta días',
          'Ventas por vendedor y por medio de pago',
        ],
      },
    ],
  },
  food: {
    who: 'los comensales y quienes piden para llevar',
    what: 'los platos y productos',
    when: 'los fines de semana y los feriados',
    ask: 'qué lleva, cuánto alcanza y si llega a mi zona',
    ideas: [
      {
        service: 1,
        name: 'Pide {thing} sin explicar dos veces',
        text: 'Una carta con porciones, ingredientes y extras arma el pedido de {thing} y lo manda a cocina con hora de entrega.',
        features: [
          'Porciones explicadas con fotos',
          'Pedidos por encargo con cupo diario',
          'Extras y alergias anotados',
        ],
      },
      {
        service: 4,
        name: '{Thing} con nombre propio',
        text: 'Una marca de mesa: nombre, etiqueta y empaque que resisten el viaje y cuentan de dónde sale la receta.',
        features: [
          'Etiqueta con ingredientes y lote',
          'Empaque probado en reparto',
          'Menú visual para redes y puerta',
        ],
      },
      {
        service: 2,
        name: 'Cocina con plan',
        text: 'Los encargos se suman por día, se convierten en compras y preparación, y cada receta muestra su costo.',
        features: [
          'Compras por encargo',
          'Receta con costo y rendimiento',
          'Tope de producción por turno',
        ],
      },
    ],
  },
  b2b: {
    who: 'las empresas que compran',
    what: 'los pedidos grandes',
    when: 'el cierre de año y las campañas',
    ask: 'cuál es el pedido mínimo y el plazo',
    ideas: [
      {
        service: 1,
        name: 'Catálogo técnico de {thing}',
        text: 'Fichas comparables, mínimos y plazos de {thing}, con cotización por volumen y archivos para el área de compras.',
        features: [
          'Ficha técnica descargable',
          'Cotización por volumen',
          'Muestra con seguimiento',
        ],
      },
      {
        service: 6,
        name: 'Del correo al pedido: {label}',
        text: 'Un asistente lee pedidos que llegan por correo o mensaje, los pasa a líneas, detecta lo que falta y espera tu visto bueno.',
        features: [
          'Pedido leído y ordenado',
          'Datos faltantes preguntados',
          'Aprobación antes de producir',
        ],
      },
      {
        service: 2,
        name: 'Producción por compromiso',
        text: 'Cada pedido se abre en insumos, etapas y fecha; si un lote de {thing} se atrasa, se ve a quién afecta.',
        features: [
          'Insumos reservados por pedido',
          'Etapas con responsable',
          'Costo por lote terminado',
        ],
      },
    ],
  },
};
