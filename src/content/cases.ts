import type { CaseSlug } from '#src/lib/paths.ts';

/** The content of a case study's page, in addition to its portfolio item. */
export interface CaseStudy {
  problem: string;
  /** What was built, in chronological order. */
  steps: readonly string[];
  /** How work goes since then, without figures: there are none to prove. */
  result: string;
  /** The API's ids of the services involved. */
  services: readonly number[];
}

/**
 * EXAMPLE case studies of fictional businesses (SITE-13). They show the kind of work that the agency does and contain no
 * results in figures, because there are none to prove.
 */
export const cases: Readonly<Record<CaseSlug, CaseStudy>> = {
  'chacra-directa': {
    problem:
      'Doce productores del valle venden por teléfono. Cada cosecha cambia lo que hay y lo que cuesta, y quien compra se entera tarde: pide papa que ya salió, paga al chofer y la guía se escribe a mano en la carretera.',
    steps: [
      'Catálogo por cosecha: cada productor dice desde su celular qué tiene, cuánto y desde qué día.',
      'Carrito con pago por Yape, Plin o tarjeta, y entrega según la ruta del camión.',
      'Guía de remisión con los datos del pedido, lista para imprimir antes de cargar.',
      'Fichas de producto escritas para que el buscador las encuentre por nombre y por lugar.',
    ],
    result:
      'El domingo los productores publican su cosecha. Hasta el martes entran los pedidos, el miércoles se imprimen las guías y sale el camión. Lo que se agota desaparece del catálogo en el momento.',
    services: [1, 3],
  },
  'cooperativa-anden': {
    problem:
      'Los compradores de fuera piden fichas técnicas, fotos y el origen de cada lote. La cooperativa los arma a pedido, en dos idiomas y en archivos sueltos, y cada respuesta demora días.',
    steps: [
      'Un sitio en español e inglés que carga bien con la señal del valle.',
      'Ficha por lote: variedad, andén, altura, fecha de cosecha y certificados.',
      'Formulario de cotización que llega a la cooperativa con el lote ya elegido.',
      'Una identidad sencilla para sacos, fichas y ferias.',
    ],
    result:
      'La encargada registra cada lote al pesarlo. El comprador abre la ficha con el código impreso en el saco, y pide su cotización ahí mismo.',
    services: [1, 4],
  },
  'ruta-kuelap': {
    problem:
      'Tres guías comparten un cuaderno de reservas. Cuando dos grupos piden el mismo sábado, alguien camina con más gente de la que puede cuidar o hay que devolver el adelanto.',
    steps: [
      'Calendario con cupos por guía y por día, que se cierra solo cuando se llena.',
      'Adelanto en línea y política de cambios escrita antes de pagar.',
      'Lista de salida para el guía: nombres, alergias, talla de poncho y teléfono de emergencia.',
      'Páginas de cada ruta con desnivel, horas de camino y qué llevar.',
    ],
    result:
      'El viajero elige fecha y ruta y ve cuántos cupos quedan. La noche anterior, el guía recibe su lista en el celular y la tiene a mano aunque el camino no tenga señal.',
    services: [1, 2],
  },
  'botica-luz': {
    problem:
      'Los pedidos llegan por WhatsApp mezclados con consultas, saludos y recetas borrosas. En hora punta se pierden mensajes, y el cliente llega al mostrador por algo que nadie separó.',
    steps: [
      'Un asistente que pregunta lo que falta: producto, presentación, cantidad y hora de recojo.',
      'Lectura de la receta, que siempre revisa el químico farmacéutico antes de confirmar.',
      'Tablero en el mostrador con las reservas por hora y su estado.',
      'Reglas claras de cuándo el asistente calla y sigue una persona.',
    ],
    result:
      'El asistente ordena y el equipo confirma. Las dudas de salud pasan directo al químico; el asistente nunca recomienda un medicamento.',
    services: [6],
  },
  'molino-real': {
    problem:
      'Cada despacho de harina se escribe tres veces: en el pedido, en la factura y en la guía de remisión. Un dígito cambiado detiene el camión en el control.',
    steps: [
      'Un solo registro del pedido, que ya conoce al cliente, su RUC y su punto de llegada.',
      'Emisión de la guía electrónica al cerrar el pedido, por el proveedor autorizado que ya usa el molino.',
      'Aviso al chofer con la guía en PDF y la dirección en el mapa.',
      'Bandeja de rechazos: qué dato falló y quién lo corrige.',
    ],
    result:
      'La asistente cierra el pedido y la guía sale. Si SUNAT observa un dato, el pedido vuelve a su bandeja con el motivo escrito en palabras comunes.',
    services: [2],
  },
  'caleta-sur': {
    problem:
      'El precio del pescado se decide en el muelle, cuando ya no hay tiempo. Los restaurantes llaman a cinco personas para saber qué trae cada bote.',
    steps: [
      'El patrón manda un audio desde el bote; el sistema lo convierte en especie, kilos y hora de llegada.',
      'Una persona de la asociación revisa y publica la lista.',
      'Aviso por WhatsApp a los restaurantes que pidieron esa especie.',
      'Separación del pedido, con recojo en el muelle.',
    ],
    result:
      'Antes de que amanezca, la lista está hecha y cada restaurante sabe qué separar. Quien no usa WhatsApp mira la misma lista impresa en la entrada del muelle.',
    services: [6, 2],
  },
  'puna-fina': {
    problem:
      'El acopio se apunta en cuadernos de tres comunidades y se suma a fin de mes. La productora espera su pago sin saber cuánto pesó su fibra ni en qué calidad entró.',
    steps: [
      'Registro en tableta que guarda sin señal y sincroniza al bajar al pueblo.',
      'Peso leído de la balanza y calidad elegida por la clasificadora, con foto del vellón.',
      'Boleta impresa en el acto: peso, calidad, precio y monto.',
      'Reporte por comunidad y por campaña para la asamblea.',
    ],
    result:
      'La clasificadora pesa, elige la calidad y entrega la boleta. La productora se va sabiendo cuánto y cuándo cobra, y la asamblea revisa las mismas cifras.',
    services: [2],
  },
  'sillar-co': {
    problem:
      'En la ferretería todos saben dónde están las cosas, menos quien entró ayer. Se compra lo que ya había y falta lo que más sale.',
    steps: [
      'Plano del almacén: pasillo, anaquel y nivel de cada pieza.',
      'Entradas y salidas con el lector de código de barras o con la cámara del celular.',
      'Mínimo por pieza y lista de compra de la semana.',
      'Historia de cada movimiento: qué, cuánto, quién y para qué obra.',
    ],
    result:
      'Quien atiende busca la pieza y ve el anaquel. El lunes, la lista de compra ya está hecha; el dueño la revisa, tacha lo que no va y la manda.',
    services: [2],
  },
  qantu: {
    problem:
      'Cremas buenas en frascos prestados: cada lote sale con otra etiqueta y en la feria nadie reconoce la marca de un mes al otro.',
    steps: [
      'Nombre y logotipo a partir de la flor que da el aroma.',
      'Etiqueta con jerarquía clara: producto, uso, ingredientes y registro sanitario.',
      'Una caja que sirve para tres tamaños y se arma sin pegamento.',
      'Manual de una página y archivos listos para imprenta.',
    ],
    result:
      'El taller imprime etiquetas por lote con la misma plantilla. Un producto nuevo cambia de color y de flor; todo lo demás se queda en su sitio.',
    services: [4],
  },
  'feria-de-noche': {
    problem:
      'Treinta puestos, una sola noche y ningún lugar donde ver quién vende qué. Los avisos salen tarde y cada vendedor publica una hora distinta.',
    steps: [
      'Calendario de lanzamiento con tareas, responsables y fecha límite.',
      'Página con plano, puestos y qué lleva cada uno, hecha para el celular.',
      'Lista de espera por correo y avisos la semana, el día y la hora antes.',
      'Piezas para redes que cada vendedor adapta con su nombre.',
    ],
    result:
      'La organización cambia un puesto y la página, el plano y las piezas dicen lo mismo. En la siguiente fecha se repite el calendario, no el esfuerzo.',
    services: [5, 3],
  },
};
