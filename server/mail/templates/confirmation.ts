import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/**
 * Asks a new account to confirm its address.
 *
 * @param given.link `<site>/?token_hash=…&type=signup` (AUTH-16), valid for 24 hours
 */
export function confirmationMail(given: { to: string; fullName: string; link: string }): Mail {
  const body = layOut({
    title: 'Confirma tu cuenta',
    fullName: given.fullName,
    paragraphs: [
      `Creaste una cuenta en el Portal de Clientes de ${agency.name}. Falta un paso: confirma que este correo es tuyo.`,
    ],
    action: { label: 'Confirmar mi cuenta', link: given.link },
    notes: [
      'El enlace vale 24 horas y se usa una sola vez.',
      'Si no creaste una cuenta, ignora este mensaje: sin confirmar, no se activa.',
    ],
  });
  return {
    kind: 'confirmation',
    to: given.to,
    subject: `Confirma tu cuenta de ${agency.name}`,
    ...body,
  };
}
