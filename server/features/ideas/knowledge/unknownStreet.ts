import type { UnknownTrade } from './unknownTrade.ts';

/** Those who sell outdoors, carry, rent out or liven up a party; and those who did not say. */
export const unknownStreet: Record<
  'street' | 'carried' | 'rented' | 'celebrated' | 'general',
  UnknownTrade
> = {
  street: {
    who: 'tus caseros y quienes pasan',
    what: 'lo que llevas cada día',
    when: 'las fiestas patronales y los fines de semana',
    ask: 'dónde estás hoy y hasta qué hora',
    ideas: [
      {
        service: 3,
        name: 'Hoy estoy aquí: {thing}',
        text: 'Un mensaje diario avisa a tus caseros el punto, la hora y cuánto queda; con un toque se apartan lo suyo y nadie llega cuando ya no hay.',
        features: [
          'Punto del día en el mapa',
          'Apartado con un toque',
          'Lista de caseros por cuadra',
        ],
      },
      {
        service: 4,
        name: 'Se reconoce de lejos: {thing}',
        text: 'Nombre, color, letrero y mandil para el carrito o la mesa, y un envase que la gente se lleva con tu número impreso.',
        features: [
          'Letrero legible desde la otra vereda',
          'Envase o bolsa con tu número',
          'Cartel de precios fácil de cambiar',
        ],
      },
      {
        service: 2,
        name: 'Cuánto salió y cuánto volvió: {thing}',
        text: 'Apuntas qué llevas al salir y qué traes al volver; el celular saca la ganancia y sugiere la cantidad de mañana según el día y el clima.',
        features: [
          'Cuenta de salida y regreso',
          'Gasto en insumos descontado',
          'Cantidad sugerida para mañana',
        ],
      },
    ],
  },
  carried: {
    who: 'quienes necesitan llevar algo',
    what: 'los traslados',
    when: 'los fines de mes y los días de feria',
    ask: 'cuánto cobras hasta su destino y a qué hora pasas',
    ideas: [
      {
        service: 1,
        name: 'De aquí hasta allá, con precio: {label}',
        text: 'Se marca origen, destino, bultos y peso; sale la tarifa y queda separada la hora, sin regatear de pie en la vereda.',
        features: [
          'Tarifa por distancia y bultos',
          'Hora separada con tu nombre y foto',
          'Aviso cuando estás por llegar',
        ],
      },
      {
        service: 3,
        name: 'Clientes fijos en tu recorrido',
        text: 'Los puestos, hoteles y tiendas por donde pasas reciben un precio semanal y un contacto directo, y dejas de depender de la suerte.',
        features: [
          'Precio semanal por recorrido',
          'Credencial con referencias',
          'Recomendación entre negocios vecinos',
        ],
      },
      {
        service: 2,
        name: 'Las vueltas del día: {label}',
        text: 'Cada vuelta con destino, monto y quién pagó; al final ves cuáles dejaron y cuáles solo cansaron.',
        features: [
          'Registro de una vuelta en dos toques',
          'Bultos entregados con foto',
          'Cuánto dejó cada recorrido',
        ],
      },
    ],
  },
  rented: {
    who: 'quienes alquilan',
    what: 'lo que tienes en alquiler',
    when: 'los meses con más demanda',
    ask: 'qué hay libre, cuánto es la garantía y qué incluye',
    ideas: [
      {
        service: 1,
        name: 'Qué hay libre hoy: {thing}',
        text: 'Cada opción con fotos sin retoque, precio, garantía y fechas libres de verdad; el interesado separa o pide verla.',
        features: [
          'Fechas libres al día',
          'Garantía y reglas antes de preguntar',
          'Separación con constancia',
        ],
      },
      {
        service: 3,
        name: 'Quien alquiló lo cuenta: {thing}',
        text: 'Opiniones con foto de quienes ya alquilaron llegan a gente que busca lo mismo por la zona o por la fecha.',
        features: [
          'Opinión pedida al devolver',
          'Anuncio que se apaga cuando no queda nada',
          'Premio por traer a un conocido',
        ],
      },
      {
        service: 2,
        name: 'Entrega, garantía y devolución',
        text: 'Estado con fotos al entregar y al recibir, pagos, garantía y contrato por cada alquiler, sin discutir de memoria.',
        features: [
          'Fotos de entrega y de retorno',
          'Vencimientos avisados con tiempo',
          'Garantía devuelta con detalle',
        ],
      },
    ],
  },
  celebrated: {
    who: 'quienes organizan una fiesta',
    what: 'las presentaciones y paquetes',
    when: 'julio, diciembre y las fiestas patronales',
    ask: 'qué fecha tienes libre y cuánto dura',
    ideas: [
      {
        service: 1,
        name: 'Fecha libre y paquete armado: {label}',
        text: 'Se mira un video corto, se elige duración y extras, y se separa la fecha con adelanto y contrato sencillo.',
        features: [
          'Video por tipo de fiesta',
          'Extras con precio visible',
          'Contrato de una página',
        ],
      },
      {
        service: 3,
        name: 'La mejor parte de anoche',
        text: 'Después de cada fiesta sale un recorte de un minuto, con permiso, que el anfitrión comparte y trae la fecha siguiente.',
        features: [
          'Recorte listo al día siguiente',
          'Enlace de contratación en cada video',
          'Convenio con locales y salones',
        ],
      },
      {
        service: 2,
        name: 'Agenda de salidas',
        text: 'Hora, dirección, movilidad, vestuario y saldo de cada contrato, con lo que lleva cada integrante.',
        features: [
          'Equipaje por integrante',
          'Movilidad calculada por distancia',
          'Saldo antes de empezar',
        ],
      },
    ],
  },
  general: {
    who: 'tus clientes',
    what: 'lo que ofreces',
    when: 'tus días de más movimiento',
    ask: 'cuánto cuesta y cómo se pide',
    ideas: [
      {
        service: 1,
        name: 'Tu {label}, en un solo enlace',
        text: 'Una página corta dice qué haces, a quién le sirve y cómo pedirlo; el mismo enlace va en tus redes, tu tarjeta y tus mensajes.',
        features: [
          'Lo que más te preguntan, contestado primero',
          'Botón que abre el mensaje ya escrito',
          'Fotos y precios que cambias desde el celular',
        ],
      },
      {
        service: 3,
        name: 'Diez clientes que hablan de tu {label}',
        text: 'Quienes mejor te conocen cuentan qué les resolviste, y esas historias llegan a personas parecidas que aún no saben de ti.',
        features: [
          'Guía de preguntas para cada historia',
          'Anuncio pequeño por zona y por interés',
          'Saludo de bienvenida a quien llega recomendado',
        ],
      },
      {
        service: 2,
        name: 'La cuenta del día en tu {label}',
        text: 'Ventas, gastos y pendientes en una pantalla que, al cerrar, dice cuánto quedó y qué toca mañana.',
        features: [
          'Venta o gasto anotado en dos toques',
          'Pendientes con fecha',
          'Resumen de la semana en un mensaje',
        ],
      },
    ],
  },
};
