import type { TicketStatus } from '#contract/tickets.ts';
import type { DemoEmail } from './demoAccounts.ts';

export interface DemoTicket {
  from: DemoEmail;
  subject: string;
  description: string;
  /** The name of the project that it is about. */
  project?: string;
  status: TicketStatus;
  daysAgo: number;
  /** Hour of the day in Lima; 14.5 is half past two. */
  hour: number;
  assignee?: DemoEmail;
  /** Oldest first. */
  messages?: readonly DemoMessage[];
}

export interface DemoMessage {
  from: DemoEmail;
  body: string;
  /** A note that only staff see. */
  internal?: boolean;
  daysAgo: number;
  hour: number;
}

export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    from: 'cliente@demo.pe',
    subject: '¿La guía de remisión saldrá con la venta?',
    description:
      'Cada despacho a Jauja o Tarma lleva guía de remisión. En el sistema nuevo, ¿la emitiremos en SUNAT desde la misma venta o habrá que llenarla aparte?',
    project: 'Ventas y guías de remisión en un solo sistema',
    status: 'Abierto',
    daysAgo: 1,
    hour: 16.6,
  },
  {
    from: 'cliente@demo.pe',
    subject: 'Las fotos de las semillas salen cortadas',
    description:
      'En la tienda de prueba, desde el celular, la foto se corta y no se lee el peso de la bolsa. En la computadora se ve bien.',
    project: 'Tienda online de Agro Quispe',
    status: 'En Progreso',
    daysAgo: 5,
    hour: 10.25,
    assignee: 'soporte@demo.pe',
    messages: [
      {
        from: 'soporte@demo.pe',
        body: 'Hola, Rosa. Ya lo vimos: en el celular la foto se recorta para llenar el cuadro. Vamos a mostrarla entera, con el peso debajo.\n\n¿Nos pasas las fotos originales de las tres bolsas más vendidas?',
        daysAgo: 5,
        hour: 11.5,
      },
      {
        from: 'soporte@demo.pe',
        body: 'El recorte viene de la tarjeta de producto. Si cambia la proporción, revisar también la portada.',
        internal: true,
        daysAgo: 5,
        hour: 11.6,
      },
      {
        from: 'cliente@demo.pe',
        body: 'Gracias. Abel te manda las fotos mañana, porque están en su computadora. ¿Se puede que el peso salga también en el carrito?',
        daysAgo: 4,
        hour: 18.2,
      },
    ],
  },
  {
    from: 'cliente@demo.pe',
    subject: 'Cambio del número de Yape',
    description:
      'El Yape de la tienda ya no es el mío, es el de mi hijo Abel. ¿Pueden cambiar el código QR que sale al pagar? Ya les mandé la imagen por correo.',
    project: 'Tienda online de Agro Quispe',
    status: 'Cerrado',
    daysAgo: 19,
    hour: 9.1,
    messages: [
      {
        from: 'soporte@demo.pe',
        body: 'Listo: la tienda ya muestra el QR de Abel. Haz una compra de un sol para confirmar que llega a su cuenta.',
        daysAgo: 18,
        hour: 10.2,
      },
    ],
  },
  {
    from: 'otro@demo.pe',
    subject: 'El envío a Arequipa cobra de más',
    description:
      'Probé con dos bolsas de 250 g a Arequipa y el carrito cobra S/ 38.00 de envío. En la agencia pago S/ 15.00 por ese peso.',
    project: 'Tienda de café tostado con despacho a provincias',
    status: 'Abierto',
    daysAgo: 2,
    hour: 19.3,
  },
  {
    from: 'otro@demo.pe',
    subject: 'La boleta sale sin el nombre del comprador',
    description:
      'Hice una compra de prueba con mi DNI. La boleta llegó al correo y SUNAT la aceptó, pero dice «clientes varios» en vez de mi nombre.',
    project: 'Tienda de café tostado con despacho a provincias',
    status: 'En Progreso',
    daysAgo: 3,
    hour: 11.8,
    assignee: 'soporte@demo.pe',
    messages: [
      {
        from: 'soporte@demo.pe',
        body: 'Hola, Martín. El sistema pedía el nombre solo para facturas. Desde mañana lo toma del DNI también en las boletas; te avisamos aquí cuando puedas probar.',
        daysAgo: 2,
        hour: 9.7,
      },
    ],
  },
  {
    from: 'otro@demo.pe',
    subject: 'El texto de la portada nombra otra finca',
    description:
      'La portada de la tienda dice «Finca El Mirador» y la nuestra es Café Ladera. También falta la altura: 1,750 metros.',
    project: 'Tienda de café tostado con despacho a provincias',
    status: 'En Progreso',
    daysAgo: 4,
    hour: 10.4,
    assignee: 'redactor@demo.pe',
    messages: [
      {
        from: 'soporte@demo.pe',
        body: 'Es texto, no código: lo cambias tú desde el editor.',
        internal: true,
        daysAgo: 4,
        hour: 11.2,
      },
    ],
  },
  {
    from: 'otro@demo.pe',
    subject: 'Usuario para mi hermana Elena',
    description:
      'Elena va a preparar los pedidos. Necesita verlos y marcarlos como enviados, sin cambiar precios.',
    status: 'Cerrado',
    daysAgo: 12,
    hour: 15,
  },
  {
    from: 'gestora@demo.pe',
    subject: 'Acceso al dominio de Agro Quispe',
    description:
      'La clienta compró el dominio hace años y no recuerda la clave. Hay que recuperar el acceso antes de publicar la tienda.',
    status: 'En Progreso',
    daysAgo: 6,
    hour: 17.5,
  },
  {
    from: 'redactor@demo.pe',
    subject: 'Faltan datos para la página de la finca',
    description:
      'Para cerrar los textos de Café Ladera necesito la altura, las variedades y el año de la primera siembra.',
    status: 'Abierto',
    daysAgo: 4,
    hour: 12.4,
  },
];
