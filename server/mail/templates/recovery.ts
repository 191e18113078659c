import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/**
 * Sends a link to set a new password.
 *
 * @param given.link `<site>/?token_hash=…&type=recovery` (AUTH-16), valid for one hour
 */
export function recoveryMail(given: { to: string; fullName: string; link: string }): Mail {
  const body = layOut({
    title: 'Crea una contraseña nueva',
    fullName: given.fullName,
    paragraphs: [
      `Alguien pidió cambiar la contraseña de tu cuenta de ${agency.name}. Si fuiste tú, créala aquí.`,
    ],
    action: { label: 'Crear contraseña nueva', link: given.link },
    notes: [
      'El enlace vale 1 hora y se usa una sola vez.',
      'Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
    ],
  });
  return {
    kind: 'recovery',
    to: given.to,
    subject: `Crea una contraseña nueva para ${agency.name}`,
    ...body,
  };
}
