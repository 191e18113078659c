import { agency } from '#contract/agency.ts';
import { serverPage } from '../../pages/serverPage.ts';
import { html, type Html } from '../../mail/html.ts';

/** The form on the landing (ROUTE-8). */
const FORM = '/#/#newsletter';

const again = (label: string) => html`<p><a href="${FORM}">${label}</a></p>`;
const home = html`<p><a href="/">Ir al sitio de ${agency.name}</a></p>`;

/** Asks before it confirms, because mail scanners open links too. */
export function askToConfirm(token: string): string {
  return page(
    'Confirma tu suscripción',
    html`<p>
        Con tu confirmación aceptas que ${agency.name} te envíe a este correo su boletín: novedades,
        consejos y promociones de sus servicios. Podrás cancelarlo cuando quieras con el enlace que
        trae cada envío.
      </p>
      ${button('/newsletter/confirm', token, 'Confirmar suscripción')}
      <p class="note">Si no la pediste, cierra esta página: sin confirmar no te escribiremos.</p>`,
  );
}

export function askToUnsubscribe(token: string): string {
  return page(
    'Cancela tu suscripción',
    html`<p>Dejarás de recibir el boletín de ${agency.name} en el correo que trajo este enlace.</p>
      ${button('/newsletter/unsubscribe', token, 'Cancelar suscripción')}
      <p class="note">¿Prefieres seguir recibiéndolo? Cierra esta página y no cambia nada.</p>`,
  );
}

export const CONFIRMED = page(
  'Suscripción confirmada',
  html`<p>Ya estás en la lista. Te enviamos un correo de bienvenida con el enlace para cancelar.</p>
    ${home}`,
);

export const UNSUBSCRIBED = page(
  'Suscripción cancelada',
  html`<p>No te enviaremos más el boletín. Si fue un error, puedes suscribirte otra vez.</p>
    ${again('Volver a suscribirme')}`,
);

export const OVER = page(
  'El enlace ha vencido',
  html`<p>
      El enlace para confirmar vale 7 días y deja de servir cuando pides otro. Si ya confirmaste, no
      tienes que hacer nada.
    </p>
    ${again('Pedir otro enlace')}`,
);

export const UNKNOWN = page(
  'El enlace no es válido',
  html`<p>
      Ábrelo otra vez desde el correo, completo. Si aun así no funciona, escríbenos a
      <a href="mailto:${agency.email}">${agency.email}</a> y cancelamos tu suscripción.
    </p>
    ${again('Ir al boletín')}`,
);

export const FAILED = page(
  'No se pudo completar',
  html`<p>Ocurrió un error. Vuelve a abrir el enlace del correo en unos minutos.</p>
    ${home}`,
);

function button(action: string, token: string, label: string): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit">${label}</button>
  </form>`;
}

function page(title: string, content: Html): string {
  return serverPage({
    title,
    style: '/newsletter/style.css',
    content: html`<div class="card">${content}</div>`,
  });
}
