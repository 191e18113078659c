import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** An event of a ticket, as shown in a mail. */
export interface TicketNews {
  /** 'Ana Ríos respondió el 5 set 2026 a las 09:30.' */
  line: string;
  /** The text that a person wrote, if any. */
  text?: string;
}

/** Whitespace of all kinds, line breaks, and characters that change the text direction. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;

/** Reports events of a ticket and links to it, because answers are written there. */
export function ticketNewsMail(given: {
  to: string;
  /** Absent if the reader is the agency itself. */
  fullName?: string;
  /** The ticket's subject; untrusted text. */
  subject: string;
  /** The address of the ticket's page. */
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
