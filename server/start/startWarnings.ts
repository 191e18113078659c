import { agency } from '#contract/agency.ts';
import { isLoopback } from '../plugins/localOnly.ts';
import type { Settings } from '../settings.ts';
import { hasMailbox } from './openMail.ts';

/** Settings that are ignored in a mode. */
const WITHOUT_EFFECT: Record<Settings['mode'], string[]> = {
  embedded: [],
  staging: ['DEMO_DATA', 'MAILBOX'],
  hosted: ['IDENTITY_AUTOCONFIRM', 'RATE_LIMITS', 'DEMO_DATA', 'MAILBOX'],
};

const CAUSES = { embedded: '', staging: 'DATABASE_URL', hosted: 'SUPABASE_URL' };

/** Warnings for the operator that do not stop the start, one Spanish line each. */
export function startWarnings(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const { mode, host } = settings;
  const lines: string[] = [];
  const idle = WITHOUT_EFFECT[mode].filter((name) => env[name]?.trim());
  if (idle.length > 0) {
    const names = new Intl.ListFormat('es', { type: 'conjunction' }).format(idle);
    const verb = idle.length > 1 ? 'no tienen' : 'no tiene';
    lines.push(`Aviso: con ${CAUSES[mode]}, ${names} ${verb} efecto.`);
  }
  if (mode === 'embedded' && settings.demoData && !isLoopback(host)) {
    lines.push(
      `Aviso: HOST (${host}) abre el servidor a otros equipos y la contraseña de las cuentas de demostración es pública. Usa DEMO_DATA=off con una carpeta de datos nueva.`,
    );
  }
  if (mode === 'embedded' && settings.mail.smtpUrl === null && !hasMailbox(settings)) {
    lines.push(
      'Aviso: con MAILBOX=off, TRUST_PROXY, o un HOST o SITE_URL que no es de este equipo no hay /dev/mailbox: sin SMTP_URL ningún correo sale.',
    );
  }
  if (mode !== 'embedded') lines.push(...withoutForms(settings));
  return lines;
}

/** What the public forms lack for real visitors. */
function withoutForms({ recaptcha, mail }: Settings): string[] {
  const lines: string[] = [];
  if (recaptcha === null) {
    lines.push(
      'Aviso: sin RECAPTCHA_SITE_KEY y RECAPTCHA_SECRET, el contacto y el boletín rechazan todo envío.',
    );
  }
  if (mail.agency === null) {
    lines.push(`Aviso: sin AGENCY_EMAIL, lo que escriban los visitantes va a ${agency.email}.`);
  }
  return lines;
}
