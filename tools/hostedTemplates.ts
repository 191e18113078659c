import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { confirmationMail } from '../server/mail/templates/confirmation.ts';
import { invitationMail } from '../server/mail/templates/invitation.ts';
import { emailChangeMail } from '../server/mail/templates/emailChange.ts';
import { recoveryMail } from '../server/mail/templates/recovery.ts';

export const TEMPLATE_FOLDER = path.join(import.meta.dirname, '..', 'supabase', 'templates');

/**
 * Our mails as templates for a hosted project's Auth, which fills in double braces. It has one
 * lifetime for all links, the hour set in docs/deploy.md.
 *
 * @returns HTML by file name
 */
export function hostedTemplates(): Record<string, string> {
  const to = 'nadie@example.pe';
  const link = (type: string) => `{{ .SiteURL }}/?token_hash={{ .TokenHash }}&type=${type}`;
  const confirmation = confirmationMail({ to, fullName: '', link: link('signup') });
  const recovery = recoveryMail({ to, fullName: '', link: link('recovery') });
  const invitation = invitationMail({ to, fullName: '', link: link('invite') });
  const newEmail = '{{ .NewEmail }}';
  const change = emailChangeMail({ to, fullName: '', newEmail, link: link('email_change') });
  return {
    'confirmation.html': confirmation.html.replace('vale 24 horas', 'vale 1 hora'),
    'recovery.html': recovery.html,
    'invitation.html': invitation.html.replace('vale 24 horas', 'vale 1 hora'),
    'email_change.html': change.html,
  };
}

/** `npm run templates` writes the files; a test compares them. */
if (import.meta.main) {
  await mkdir(TEMPLATE_FOLDER, { recursive: true });
  for (const [name, html] of Object.entries(hostedTemplates())) {
    await writeFile(path.join(TEMPLATE_FOLDER, name), html);
  }
}
