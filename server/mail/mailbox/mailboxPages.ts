import { agency } from '#contract/agency.ts';
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

/** One mail: its head, its HTML in a frame of its own, its text. */
export function mailPage(mail: SentMail): string {
  return page(
    mail.subject,
    html`<p class="about"><a href="/dev/mailbox">Volver al buzón</a></p>
      <dl>
        <dt>Para</dt>
        <dd>${mail.to}</dd>
        <dt>Enviado</dt>
        <dd>${time(mail)}</dd>
      </dl>
      <iframe src="/dev/mailbox/${mail.id}/html" title="Mensaje" sandbox="${SANDBOX}"></iframe>
      <h2>Como texto</h2>
      <pre>${mail.text}</pre>`,
  );
}

/** No scripts, no origin; a link that is clicked opens in the whole window. */
export const SANDBOX = 'allow-top-navigation-by-user-activation';

function time({ sentAt }: SentMail): Html {
  return html`<time datetime="${sentAt.toISOString()}">${inLima(sentAt)}</time>`;
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${agency.name}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/dev/mailbox.css" />
      </head>
      <body>
        <header>
          <a href="/">
            <svg viewBox="0 0 7 7" shape-rendering="crispEdges" aria-hidden="true">
              <path fill="#B3154F" d="M0 0h7v7H0z" />
              <path fill="#FFF" d="M1 1h5v2H5v1H4v2H3V4H2V3H1z" />
            </svg>
            ${agency.name}
          </a>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}
