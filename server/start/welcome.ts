import type { Settings } from '../settings.ts';
import { DEFAULT_SENDER, hasMailbox } from './openMail.ts';

const MODES: Record<Settings['mode'], string> = {
  embedded: 'embebido (base de datos e identidad propias)',
  staging: 'de prueba (Postgres de DATABASE_URL, identidad propia)',
  hosted: 'alojado (identidad de SUPABASE_URL, Postgres de DATABASE_URL)',
};

interface DemoAccount {
  email: string;
  /** Purpose of the account, in Spanish. */
  about: string;
}

/**
 * The text printed once the server listens: mode, mail, address, and the demo accounts if there
 * are any.
 *
 * @param seconds from the process's start to listening
 */
export function welcomeText(
  settings: Settings,
  version: string,
  demo: { password: string; accounts: readonly DemoAccount[] } | null,
  seconds: number,
): string {
  const lines = [
    '',
    `  Tramayo ${version}, modo ${MODES[settings.mode]}`,
    ...(settings.mode === 'embedded' ? [`  Datos en ${settings.dataDir}`] : []),
    `  ${mailLine(settings)}`,
    `  Listo en ${seconds.toFixed(1)} s: ${localAddress(settings)}`,
    '',
  ];
  if (demo) {
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    lines.push(
      `  Cuentas de demostración, contraseña ${demo.password}:`,
      ...demo.accounts.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
      '',
    );
  }
  return lines.join('\n');
}

/** Where mail goes, and whether somebody has to act on it. */
function mailLine(settings: Settings): string {
  const { smtpUrl, from } = settings.mail;
  if (hasMailbox(settings)) return `Correos en ${localAddress(settings)}/dev/mailbox`;
  if (smtpUrl === null) return 'Correos: esperan guardados hasta que definas SMTP_URL';
  const sender = from ? '' : `, a nombre de ${DEFAULT_SENDER.address}; define MAIL_FROM`;
  return `Correos por ${new URL(smtpUrl).host}${sender}`;
}

/** The server's address for a browser on this machine. */
function localAddress({ host, port }: Settings): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
