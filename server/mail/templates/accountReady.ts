import { agency } from '#contract/agency.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** Informs the owner of an account that had no password, such as an invited one, that it has one now. */
export function accountReadyMail(given: { to: string; fullName: string }): Mail {
  const body = layOut({
    title: 'Tu cuenta está lista',
    fullName: given.fullName,
    paragraphs: [
      `Elegiste tu contraseña. Desde ahora entras a tu cuenta de ${agency.name} con este correo y esa contraseña.`,
    ],
    notes: [
      `Si no fuiste tú, entra al sitio, pide otra contraseña con «¿Olvidaste tu contraseña?» y avísanos a ${agency.email}.`,
    ],
  });
  return {
    kind: 'account_ready',
    to: given.to,
    subject: `Tu cuenta de ${agency.name} está lista`,
    ...body,
  };
}
