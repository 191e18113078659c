import type {
  CONTACT_MESSAGE_STATUSES,
  ContactChannel,
} from '#contract/contactMessageConstants.ts';
import type { DemoEmail } from './demoAccounts.ts';

export interface DemoContactMessage {
  name: string;
  /** Only who wrote otherwise than by the form has none. */
  email?: string;
  phone?: string;
  /** What an admin wrote down. */
  channel?: ContactChannel;
  subject: string;
  message: string;
  status: (typeof CONTACT_MESSAGE_STATUSES)[number];
  assignee?: DemoEmail;
  /** Who sent it signed in. */
  account?: DemoEmail;
  /** Names of the account's idea, and of the project that came of the message. */
  idea?: string;
  project?: string;
  daysAgo: number;
  /** Hour of the day in Lima; 14.5 is half past two. */
  hour: number;
  entries?: readonly {
    kind: 'reply' | 'note';
    from: DemoEmail;
    body: string;
    daysAgo: number;
    hour: number;
  }[];
}

/** Four leads in different states, one of them by WhatsApp, one that was lost, and the same person asking again. */
export const DEMO_CONTACT_MESSAGES: readonly DemoContactMessage[] = [
  {
    name: 'Rosa Quispe',
    email: 'cliente@demo.pe',
    account: 'cliente@demo.pe',
    subject: 'Quiero realizar mi idea: Aviso de llegada de semilla',
    message:
      'Hola:\n\nQuiero realizar la idea «Aviso de llegada de semilla». Lo que pedí: avisar a mis clientes de Jauja y Tarma cuando llega la semilla de papa.\n\nLa campaña grande empieza en abril, así que me gustaría tenerla en marzo. ¿Se puede?',
    status: 'nuevo',
    idea: 'Aviso de llegada de semilla',
    daysAgo: 1,
    hour: 19.4,
  },
  {
    name: 'Nélida Chuquimia Apaza',
    email: 'nelida@demo.pe',
    subject: 'Tienda para prendas de alpaca',
    message:
      'Buenas tardes. Tengo un taller de tejidos en Arequipa con doce tejedoras y vendemos en ferias. Queremos vender por internet, también al extranjero. ¿Desde cuánto cuesta y cuánto demora?',
    status: 'en conversación',
    assignee: 'admin@demo.pe',
    daysAgo: 5,
    hour: 15.3,
    entries: [
      {
        kind: 'reply',
        from: 'admin@demo.pe',
        body: 'Hola, Nélida. Gracias por escribirnos. Una tienda como la que cuentas toma entre ocho y diez semanas. Para darte un precio necesito saber cuántos modelos venden y si ya tienen fotos. ¿Te llamo el jueves a las 10?',
        daysAgo: 4,
        hour: 9.5,
      },
      {
        kind: 'note',
        from: 'admin@demo.pe',
        body: 'Llamada hecha. Cuarenta modelos, sin fotos: cotizar también la sesión. Prefiere pagar en tres partes.',
        daysAgo: 2,
        hour: 11,
      },
    ],
  },
  {
    name: 'Martín Zegarra',
    email: 'otro@demo.pe',
    account: 'otro@demo.pe',
    subject: 'Vender café en bolsa a todo el país',
    message:
      'Tuesto café en Villa Rica y lo despacho por agencia. Quiero que me compren desde el celular y sepan cuándo llega su pedido.',
    status: 'ganado',
    assignee: 'admin@demo.pe',
    project: 'Tienda de café tostado con despacho a provincias',
    daysAgo: 75,
    hour: 18.1,
    entries: [
      {
        kind: 'reply',
        from: 'admin@demo.pe',
        body: 'Hola, Martín. Sí se puede: la tienda calcula el envío por agencia y avisa por correo cuando sale el paquete. Te mando la propuesta hoy por la tarde.',
        daysAgo: 74,
        hour: 10.2,
      },
    ],
  },
  {
    name: 'Óscar Villanueva Lecca',
    email: 'oscar@demo.pe',
    subject: 'Carta digital para mi cevichería',
    message:
      'Tengo una cevichería en Huanchaco. Quiero una carta con código QR que pueda cambiar yo mismo cada mañana.',
    status: 'perdido',
    assignee: 'admin@demo.pe',
    daysAgo: 60,
    hour: 12.6,
    entries: [
      {
        kind: 'note',
        from: 'admin@demo.pe',
        body: 'Se decidió por una plantilla. Volver a preguntarle pasado el verano.',
        daysAgo: 52,
        hour: 16.5,
      },
    ],
  },
  {
    name: 'Gladys Ramos',
    phone: '964 221 870',
    channel: 'WhatsApp',
    subject: 'Catálogo para la ferretería',
    message:
      'Tiene una ferretería en El Tambo. Quiere un catálogo con precios que pueda mandar por WhatsApp, y saber cuánto demora.',
    status: 'nuevo',
    daysAgo: 2,
    hour: 10.4,
  },
  {
    name: 'Óscar Villanueva',
    email: 'oscar@demo.pe',
    subject: 'Reservas por la web',
    message:
      'Hola de nuevo. La carta la hice con una plantilla, pero ahora los domingos se me llena el local y pierdo reservas por teléfono. ¿Pueden hacer que reserven mesa con un adelanto?',
    status: 'nuevo',
    daysAgo: 1,
    hour: 21.2,
  },
];
