import { agency } from '#contract/agency.ts';
import type { ContactWay } from '#contract/contactConstants.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** Whitespace of all kinds, line breaks, and characters that change the text direction. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * Forwards a visitor's message to the agency. All of it is untrusted text; a reply goes to the
 * visitor.
 */
export function contactMail(given: {
  /** The message's id, which is also the mail's: replies refer to it. */
  id: string;
  to: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  phone?: string | undefined;
  contactBy?: ContactWay | undefined;
}): Mail {
  const subject = oneLine(given.subject);
  const { phone, contactBy } = given;
  const body = layOut({
    title: 'Mensaje desde la web',
    paragraphs: [
      `${oneLine(given.name)} (${given.email}) escribió en el formulario de contacto.`,
      `Asunto: ${subject}`,
      ...(contactBy === undefined ? [] : [`Prefiere: ${contactBy}`]),
      ...(phone === undefined ? [] : [`Teléfono: ${oneLine(phone)}`]),
    ],
    quote: given.message.replace(/\r\n?/g, '\n'),
    notes: [
      'Al responder a este correo le escribes a esa dirección, que nadie ha comprobado. Desconfía de los enlaces y no compartas contraseñas.',
    ],
    imprint: ['Llegó por el formulario de contacto del sitio.'],
  });
  return {
    kind: 'contact',
    id: given.id,
    to: given.to,
    replyTo: given.email,
    subject: `Contacto web: ${subject}`,
    ...body,
  };
}

/** A reply of the agency, verbatim, to the sender of a message. It continues the thread. */
export function contactReplyMail(given: {
  id: string;
  earlier: readonly string[];
  to: string;
  name: string;
  subject: string;
  body: string;
  author: string;
  replyTo: string;
  files?: readonly { name: string; type: string; content: Buffer }[];
}): Mail {
  const subject = `Re: ${oneLine(given.subject)}`;
  const body = layOut({
    title: subject,
    fullName: given.name,
    paragraphs: [`${oneLine(given.author)}, de ${agency.name}, respondió tu mensaje.`],
    quote: given.body.replace(/\r\n?/g, '\n'),
    notes: ['Si quieres contarnos algo más, responde a este correo.'],
    imprint: [`${agency.legalName} · RUC ${agency.ruc} · ${agency.address}`],
  });
  const { id, earlier, to, replyTo, files = [] } = given;
  const attachments = files.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
  }));
  return { kind: 'contact_reply', id, earlier, to, replyTo, subject, ...body, attachments };
}

function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').trim();
}
