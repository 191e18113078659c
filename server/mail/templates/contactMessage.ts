import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** Whitespace of all kinds, line breaks, and characters that change the text direction. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * Forwards a visitor's message to the agency. All of it is untrusted text; a reply goes to the
 * visitor.
 */
export function contactMail(given: {
  to: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}): Mail {
  const subject = oneLine(given.subject);
  const body = layOut({
    title: 'Mensaje desde la web',
    paragraphs: [
      `${oneLine(given.name)} (${given.email}) escribió en el formulario de contacto.`,
      `Asunto: ${subject}`,
    ],
    quote: given.message.replace(/\r\n?/g, '\n'),
    notes: [
      'Al responder a este correo le escribes a esa dirección, que nadie ha comprobado. Desconfía de los enlaces y no compartas contraseñas.',
    ],
    imprint: ['Llegó por el formulario de contacto del sitio.'],
  });
  return {
    kind: 'contact',
    to: given.to,
    replyTo: given.email,
    subject: `Contacto web: ${subject}`,
    ...body,
  };
}

function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').trim();
}
