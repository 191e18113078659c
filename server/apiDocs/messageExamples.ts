import type { messageRoutes } from '#contract/messageRoutes.ts';
import type { ContactMessage, MessageEntry } from '#contract/messages.ts';
import type { Example } from './described.ts';
import { rosa } from './exampleRows.ts';

const amalia = { id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', full_name: 'Amalia Torres' };

const message: ContactMessage = {
  id: '6c5b4a39-2d1e-4f0a-9b8c-7d6e5f4a3b2c',
  at: '2026-11-20T15:30:00Z',
  name: rosa.full_name,
  email: 'rosa@example.pe',
  subject: 'Una tienda en línea',
  message: 'Quiero vender mi pan por internet. ¿Cuándo podemos conversar?',
  status: 'en conversación',
  assignee: amalia,
  account: { id: rosa.id, full_name: rosa.full_name },
  idea: null,
  project: null,
  fromSameAddress: 1,
};

const reply: MessageEntry = {
  id: '5b4a3928-1c0d-4e9f-8a7b-6c5d4e3f2a1b',
  kind: 'reply',
  at: '2026-11-20T16:10:00Z',
  author: amalia,
  body: 'Gracias por escribirnos, Rosa. ¿Te llamo mañana a las 10?',
};

const note = { body: 'Tiene dos locales y reparte en Surquillo.' };

/** Of the contact form's messages, and of the newsletter's subscribers. */
export const messageExamples: {
  readonly [Each in keyof typeof messageRoutes]: Example<Each>;
} = {
  pageMessages: { answer: { rows: [message], next: null, total: 1, exact: true } },
  getMessage: { answer: { message, entries: [reply], others: [] } },
  updateMessage: {
    body: { status: 'perdido' },
    answer: { ...message, status: 'perdido' },
  },
  replyToMessage: { body: { body: reply.body }, answer: reply },
  noteOnMessage: { body: note, answer: { ...reply, ...note, kind: 'note' } },
  exportMessages: {
    answer: 'Nombre,Correo electrónico,Asunto\r\nRosa Quispe,rosa@example.pe,Una tienda\r\n',
  },
  exportSubscribers: { answer: 'Correo electrónico\r\nrosa@example.pe\r\n' },
};
