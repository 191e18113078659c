import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

interface Change {
  to: string;
  fullName: string;
  /** The address that the account shall get. */
  newEmail: string;
}

/**
 * Asks for the confirmation of another address; both addresses get one, each with a link of its
 * own.
 *
 * @param given.link `<site>/?token_hash=…&type=email_change` (AUTH-16), valid for one hour
 */
export function emailChangeMail(given: Change & { link: string }): Mail {
  const body = layOut({
    title: 'Confirma el cambio de correo',
    fullName: given.fullName,
    paragraphs: [
      `Pediste que tu cuenta de ${agency.name} use el correo ${given.newEmail}.`,
      'Enviamos un enlace a tu correo actual y otro al nuevo. El cambio se hace cuando confirmes los dos.',
    ],
    action: { label: 'Confirmar el cambio', link: given.link },
    notes: [
      'El enlace vale 1 hora y se usa una sola vez.',
      `Si no lo pediste, no abras el enlace y tu correo seguirá igual. Si tienes una cuenta, cambia tu contraseña y avísanos a ${agency.email}.`,
    ],
  });
  return {
    kind: 'email_change',
    to: given.to,
    subject: `Confirma el cambio de correo de tu cuenta de ${agency.name}`,
    ...body,
  };
}

/** Tells the owner of an address with an account that another account asked for the address. */
export function emailTakenMail(given: { to: string; fullName: string }): Mail {
  const body = layOut({
    title: 'Este correo ya tiene una cuenta',
    fullName: given.fullName,
    paragraphs: [
      `Desde otra cuenta de ${agency.name} pidieron usar este correo. Como ya tiene una cuenta, no cambiamos nada.`,
      `Si fuiste tú y quieres juntar tus cuentas, escríbenos a ${agency.email}.`,
    ],
    notes: ['Si no fuiste tú, ignora este mensaje.'],
  });
  return {
    kind: 'email_taken',
    to: given.to,
    subject: `Este correo ya tiene una cuenta de ${agency.name}`,
    ...body,
  };
}
