import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** One thing that happened, as its mail tells it. */
export interface News {
  /** 'Ana Ríos respondió el 5 set 2026 a las 09:30.' */
  line: string;
  /** What was written. */
  text?: string;
}

/** Spaces of all kinds, line ends, and what turns the text after it around. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;

const WORDS = {
  ticket: {
    prefix: 'Ticket',
    action: 'Ver el ticket',
    where: 'Las respuestas se escriben en el ticket',
  },
  project: {
    prefix: 'Proyecto',
    action: 'Ver el proyecto',
    where: 'Las respuestas se escriben en la página del proyecto',
  },
};

/** What happened on a ticket or a project, with the way to it: answers are written there. */
export function newsMail(given: {
  to: string;
  /** Left out where the agency itself reads it. */
  fullName?: string;
  about: 'ticket' | 'project';
  /** The ticket's subject or the project's name; other people's text. */
  subject: string;
  /** To its page. */
  link: string;
  news: readonly News[];
}): Mail {
  const { prefix, action, where } = WORDS[given.about];
  const subject = `${prefix}: ${given.subject.replace(INVISIBLE, ' ').trim()}`;
  const body = layOut({
    title: subject,
    ...(given.fullName !== undefined && { fullName: given.fullName }),
    paragraphs: [],
    news: given.news,
    action: { label: action, link: given.link },
    notes: [
      `${where}: lo que respondas a este correo no llega.`,
      'Qué avisos recibes por correo lo eliges en «Avisos», dentro del sitio.',
    ],
  });
  return { kind: `${given.about}_news`, to: given.to, subject, ...body };
}
