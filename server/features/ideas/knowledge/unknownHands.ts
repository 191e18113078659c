import type { UnknownTrade } from './unknownTrade.ts';

/** Those who work with their hands: what they make, mend or do for others. */
export const unknownHands: Record<'made' | 'repaired' | 'manual' | 'skill', UnknownTrade> = {
  made: {
    who: 'quienes encargan',
    what: 'las piezas',
    when: 'los meses con más encargos',
    ask: 'cuánto demora y si se hace a medida',
    ideas: [
      {
        service: 1,
        name: 'Encargos a medida: {thing}',
        text: 'Se eligen medidas, material y acabado de {thing}, se ven piezas parecidas ya entregadas y se deja un adelanto con fecha.',
        features: [
          'Medidas y acabados con foto',
          'Fecha según los encargos que ya tienes',
          'Adelanto con constancia',
        ],
      },
      {
        service: 4,
        name: 'Lo hecho por ti, con tu sello: {thing}',
        text: 'Nombre, sello y etiqueta dicen quién hizo cada pieza, con qué material y cómo se cuida, para que no se confunda con lo de fábrica.',
        features: [
          'Sello que marca cada pieza',
          'Tarjeta con la mano, el lugar y el material',
          'Fotos del proceso, del primer corte al acabado',
        ],
      },
      {
        service: 2,
        name: 'Del encargo a la entrega: {thing}',
        text: 'Cada encargo lleva medidas, material, adelanto y fecha; al empezar el día ves qué toca terminar primero.',
        features: [
          'Material comprado por encargo',
          'Costo y horas de cada pieza',
          'Aviso al cliente cuando está terminada',
        ],
      },
    ],
  },
  repaired: {
    who: 'quienes dejan algo a reparar',
    what: 'las reparaciones',
    when: 'la quincena y las vísperas de feriado',
    ask: 'cuánto cuesta el arreglo y cuándo está listo',
    ideas: [
      {
        service: 1,
        name: 'La falla, por foto: {label}',
        text: 'Quien tiene algo malogrado cuenta qué pasa y manda una imagen; recibe un rango, los días que toma y si conviene reparar.',
        features: [
          'Preguntas según lo que se malogró',
          'Rango con mano de obra y repuesto',
          'Consejo sincero: reparar o cambiar',
        ],
      },
      {
        service: 3,
        name: 'Todavía tiene arreglo',
        text: 'Cada semana, un caso con fotos de antes y después enseña qué se salvó, cuánto costó y cómo evitar que se malogre otra vez.',
        features: [
          'Caso semanal con su costo',
          'Opinión de quien recogió conforme',
          'Consejo de cuidado al entregar',
        ],
      },
      {
        service: 2,
        name: 'Entró, se reparó, se entregó: {label}',
        text: 'Lo que ingresa recibe número, foto y estado, y su dueño lo consulta sin llamar; lo que falta pagar o recoger queda a la vista.',
        features: [
          'Estado visible: recibido, en proceso, listo',
          'Precio aprobado antes de empezar',
          'Garantía por número de ingreso',
        ],
      },
    ],
  },
  manual: {
    who: 'tus clientes',
    what: 'los trabajos de cada semana',
    when: 'los fines de semana y la víspera de las fiestas',
    ask: 'cuánto cobras y qué día puedes ir',
    ideas: [
      {
        service: 1,
        name: 'Trabajos y tarifas a la vista: {label}',
        text: 'Una página con lo que ya hiciste, la tarifa de cada cosa y un botón para escribirte; quien te recomienda pasa ese enlace en vez de dictar tu número.',
        features: [
          'Álbum de trabajos con precio desde',
          'Días y cuadras donde atiendes',
          'Tarjeta con código para dejar al terminar',
        ],
      },
      {
        service: 3,
        name: 'De vecino en vecino: {label}',
        text: 'Cada encargo terminado deja una opinión y un enlace que pasa de puerta en puerta; tú sabes quién te recomendó y se lo agradeces.',
        features: [
          'Opinión pedida por mensaje el mismo día',
          'Agradecimiento a quien recomienda',
          'Ruta de la semana anunciada por cuadras',
        ],
      },
      {
        service: 2,
        name: 'Jornada, materiales y pago: {label}',
        text: 'Lo acordado, el adelanto y los materiales se anotan desde el celular entre un trabajo y otro, y al cierre ves cuánto te quedó libre.',
        features: [
          'Acuerdo escrito que el cliente confirma',
          'Materiales separados de la mano de obra',
          'Ganancia libre por jornada',
        ],
      },
    ],
  },
  skill: {
    who: 'quienes te buscan',
    what: 'los servicios que ofreces',
    when: 'las temporadas con más trabajo',
    ask: 'qué haces exactamente, cuánto cobras y cuándo puedes',
    ideas: [
      {
        service: 1,
        name: 'Quién eres y qué resuelves: {label}',
        text: 'Una presentación breve con tu experiencia, ejemplos reales y lo que no haces, para que te escriba solo quien te necesita.',
        features: [
          'Experiencia contada con ejemplos',
          'Precios de referencia sin letra chica',
          'Contacto con las tres preguntas que siempre haces',
        ],
      },
      {
        service: 3,
        name: 'El oficio por dentro: {label}',
        text: 'Videos de un minuto muestran lo que nadie ve de tu oficio y responden una duda por vez, con invitación a escribirte.',
        features: [
          'Doce guiones grabables con celular',
          'Una duda frecuente por video',
          'Referencias de personas que ya te contrataron',
        ],
      },
      {
        service: 2,
        name: 'Tu semana ordenada: {label}',
        text: 'Quién te llamó, qué quedó pendiente, qué día toca y cuánto falta cobrar, en una sola pantalla del celular.',
        features: [
          'Pendientes por persona',
          'Saldo de cada encargo',
          'Historial para cuando te vuelvan a llamar',
        ],
      },
    ],
  },
};
