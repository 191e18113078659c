import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** One thing that happened on a ticket, as its mail tells it. */
export interface TicketNews {
  /** 'Ana Ríos respondió el 5 set 2026 a las 09:30.' */
  line: string;
  /** What was written. */
  text?: string;
}

/** Spaces of all kinds, line ends, and what turns the text after it around. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;

/** What happened on a ticket, with the way to it: answers are written there. */
export function ticketNewsMail(given: {
  to: string;
  /** Left out where the agency itself reads it. */
  fullName?: string;
  /** Of the ticket; other people's text. */
  subject: string;
  /** To the ticket's page. */
  link: string;
  news: readonly TicketNews[];
}): Mail {
  const subject = `Ticket: ${given.subject.replace(INVISIBLE, ' ').trim()}`;
  const body = layOut({
    title: subject,
    ...(given.fullName !== undefined && { fullName: given.fullName }),
    paragraphs: [],
    news: given.news,
    action: { label: 'Ver el ticket', link: given.link },
    notes: [
      'Las respuestas se escriben en el ticket: lo que respondas a este correo no llega.',
      'Qué avisos recibes por correo lo eliges en «Avisos», dentro del sitio.',
    ],
  });
  return { kind: 'ticket_news', to: given.to, subject, ...body };
}
