import { serverPage } from '../../pages/serverPage.ts';
import { html, type Html } from '../html.ts';
import { inLima } from '../limaTime.ts';
import type { SentMail } from './sentMail.ts';

/** The list, newest first. */
export function listPage(mails: readonly SentMail[]): string {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/dev/mailbox/${mail.id}">${mail.subject}</a> <span>${mail.to}</span> ${time(mail)}
      </li>`,
  );
  const empty = html`<div class="empty">
    <p><strong>Aún no hay correos.</strong></p>
    <p>Crea una cuenta o pide una contraseña nueva y el mensaje aparecerá aquí.</p>
  </div>`;
  return page(
    'Buzón de desarrollo',
    html`<p class="about">
        Los correos de este servidor llegan aquí y a ningún otro lado.
        <a href="/dev/mailbox">Actualizar</a>
      </p>
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : empty
      }`,
  );
}

/** One mail: its headers, its HTML in a sandboxed frame, its text. */
export function mailPage(mail: SentMail): string {
  return page(
    mail.subject,
    html`<p class="about"><a href="/dev/mailbox">Volver al buzón</a></p>
      <dl>
        <dt>Para</dt>
        <dd>${mail.to}</dd>
        <dt>Enviado</dt>
        <dd>${time(mail)}</dd>
        ${mail.files.map(
          (file) =>
            html`<dt>Adjunto</dt>
              <dd>
                <a href="/dev/mailbox/${mail.id}/files/${encodeURIComponent(file)}">${file}</a>
              </dd>`,
        )}
      </dl>
      <iframe src="/dev/mailbox/${mail.id}/html" title="Mensaje" sandbox="${SANDBOX}"></iframe>
      <h2>Como texto</h2>
      <pre>${mail.text}</pre>`,
  );
}

/** No scripts and no origin; a clicked link opens in the top window. */
export const SANDBOX = 'allow-top-navigation-by-user-activation';

function time({ sentAt }: SentMail): Html {
  return html`<time datetime="${sentAt.toISOString()}">${inLima(sentAt)}</time>`;
}

const page = (title: string, content: Html) =>
  serverPage({ title, style: '/dev/mailbox.css', content });
