import { agency } from '#contract/agency.ts';
import { inLima } from '../limaTime.ts';
import type { Mail } from '../mailRules.ts';
import { layOut } from './layout.ts';

/** Informs the account's owner that the password has changed. */
export function passwordChangedMail(given: { to: string; fullName: string; when: Date }): Mail {
  const body = layOut({
    title: 'Tu contraseña cambió',
    fullName: given.fullName,
    paragraphs: [
      `La contraseña de tu cuenta de ${agency.name} cambió el ${inLima(given.when)} (hora de Lima).`,
      'Si fuiste tú, no tienes que hacer nada.',
    ],
    notes: [
      `Si no fuiste tú, entra al sitio, pide otra contraseña con «¿Olvidaste tu contraseña?» y avísanos a ${agency.email}.`,
    ],
  });
  return {
    kind: 'password_changed',
    to: given.to,
    subject: `Tu contraseña de ${agency.name} cambió`,
    ...body,
  };
}
