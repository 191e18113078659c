/** Texts of /ai-tools; IDEA-1 and IDEA-3 to IDEA-5 specify some of them literally. */
export const aiToolsCopy = {
  title: 'Ideas con IA',
  lead: 'Describe tu negocio y lo que quieres lograr. Te proponemos un proyecto con nombre, descripción y funciones.',
  label: 'Tu negocio y lo que necesitas',
  hint: 'Enter genera la idea; Mayús + Enter baja de línea.',
  blank: 'Por favor, introduce una descripción de tu negocio.',
  examplesTitle: 'Prueba con un ejemplo',
  examples: [
    'Tengo una barbería en Trujillo y pierdo citas por WhatsApp',
    'Vendo tortas por encargo y quiero que me paguen con Yape al pedir',
    'Mi taller de joyas necesita un catálogo con tallas y precios',
    'Reparto café a oficinas y apunto los pedidos en una hoja de cálculo',
  ],
  restore: 'Recuperar mi texto',
  /** In place of an idea, until the person has one. */
  sample: {
    title: 'Ejemplo: así se ve tu idea',
    prompt: '«Vendo tortas por encargo y quiero que me paguen con Yape al pedir»',
    name: 'Tortas con adelanto por Yape',
    description:
      'Un catálogo por sabor y tamaño donde cada cliente elige su fecha, paga el adelanto con Yape y recibe la confirmación por WhatsApp. Tú ves en un calendario qué hornear cada día.',
    features: [
      'Precios por tamaño y sabor',
      'Adelanto con Yape, Plin o tarjeta',
      'Calendario que cierra los días llenos',
      'Aviso por WhatsApp al pedir y al entregar',
    ],
    next: 'Si la tuya te convence, la llevas con un clic al formulario de contacto.',
  },
  more: 'Ver más alternativas',
  moreBusy: 'Buscando alternativas...',
  moreTitle: 'Más alternativas',
  noMore: 'No salió ninguna idea distinta. Cambia un poco tu descripción e inténtalo otra vez.',
} as const;

/** Texts of the saved ideas. */
export const myIdeasCopy = {
  title: 'Mis ideas',
  loading: 'Cargando tus ideas',
  none: 'Todavía no tienes ideas guardadas. La primera que generes aparecerá aquí.',
  loadFailed: 'Error al cargar los datos.',
  codeFailed: 'No pudimos mostrar tus ideas. Revisa tu conexión.',
  asked: 'Lo que pediste',
  another: 'Pedir otra idea',
  more: 'Ver más',
  moreBusy: 'Cargando...',
} as const;
