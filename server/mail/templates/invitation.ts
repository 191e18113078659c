import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/**
 * Invites somebody to the account that the agency made for them.
 *
 * @param given.link `<site>/?token_hash=…&type=invite` (AUTH-16), valid for 24 hours
 */
export function invitationMail(given: { to: string; fullName: string; link: string }): Mail {
  const body = layOut({
    title: 'Te damos la bienvenida',
    fullName: given.fullName,
    paragraphs: [
      `${agency.name} creó una cuenta para ti. Elige tu contraseña y entra: ahí ves el avance de cada proyecto y nos escribes.`,
    ],
    action: { label: 'Aceptar la invitación', link: given.link },
    notes: [
      'El enlace vale 24 horas y se usa una sola vez.',
      'Si no esperabas esta invitación, ignora este mensaje: sin aceptarla, nadie puede entrar.',
    ],
  });
  return {
    kind: 'invitation',
    to: given.to,
    subject: `Tu invitación a ${agency.name}`,
    ...body,
  };
}
