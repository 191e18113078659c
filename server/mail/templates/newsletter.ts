import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** The newsletter's topics, as stated on the form. */
const ABOUT = 'novedades, consejos y promociones';

/**
 * Asks the address's owner for express consent (leyes 28493 and 29733).
 *
 * @param given.link valid for seven days
 */
export function confirmMail(given: { to: string; link: string }): Mail {
  const body = layOut({
    title: 'Confirma tu suscripción',
    paragraphs: [
      `Alguien dejó este correo para recibir el boletín de ${agency.name}: ${ABOUT}. Si fuiste tú, confírmalo; así nos das tu consentimiento.`,
    ],
    action: { label: 'Confirmar suscripción', link: given.link },
    notes: [
      'El enlace vale 7 días.',
      'Si no fuiste tú, ignora este mensaje: sin confirmar no te escribiremos.',
    ],
  });
  const subject = `Confirma tu suscripción al boletín de ${agency.name}`;
  return { kind: 'newsletter_confirmation', to: given.to, subject, ...body };
}

/**
 * Answers a repeated subscription. By mail, because only the address's owner may learn that it
 * is subscribed.
 */
export function alreadySubscribedMail(given: { to: string; unsubscribe: string }): Mail {
  const body = layOut({
    title: 'Ya estás en la lista',
    paragraphs: [
      `Alguien dejó este correo en el formulario del boletín de ${agency.name}. Tu suscripción ya está confirmada: no tienes que hacer nada.`,
    ],
    notes: ['¿Ya no quieres recibirlo?'],
    unsubscribe: { label: 'Cancelar mi suscripción', link: given.unsubscribe },
  });
  const subject = `Ya recibes el boletín de ${agency.name}`;
  return { kind: 'newsletter_known', to: given.to, subject, ...body };
}

/**
 * The first mailing, with everything that the law requires (leyes 28493 and 32323), and a
 * one-click unsubscribe header (RFC 8058).
 */
export function welcomeMail(given: { to: string; unsubscribe: string }): Mail {
  const body = layOut({
    title: 'Te damos la bienvenida',
    paragraphs: [
      `Confirmaste tu suscripción al boletín de ${agency.name}. Te escribiremos una vez al mes: ${ABOUT}, sin relleno.`,
      'Por lo pronto, recuerda que la primera sesión de estrategia es gratis para clientes nuevos: responde a este correo y la coordinamos.',
    ],
    notes: ['¿Ya no quieres recibirlo? Puedes cancelar cuando quieras, con efecto inmediato.'],
    unsubscribe: { label: 'Cancelar mi suscripción', link: given.unsubscribe },
    imprint: [
      `Publicidad de ${agency.legalName}, RUC ${agency.ruc}`,
      `${agency.address} · ${agency.email}`,
    ],
  });
  return {
    kind: 'newsletter_welcome',
    to: given.to,
    replyTo: agency.email,
    subject: `PUBLICIDAD: te damos la bienvenida al boletín de ${agency.name}`,
    headers: {
      'List-Unsubscribe': `<${given.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...body,
  };
}
