import { serverPage } from '../pages/serverPage.ts';
import { html, trusted, type Html } from '../mail/html.ts';
import { fieldsOf } from './fields.ts';
import { callsOf, mediaOf, type Call, type OpenApi } from './openApiDocument.ts';

export const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'self'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The description as a page: contents, then each call with what it takes and answers. */
export function docsPage(document: OpenApi): string {
  const calls = callsOf(document);
  const chapters = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = chapters.map(
    (chapter) =>
      html`<li>
        ${chapter.name}
        <ul>
          ${chapter.calls.map(
            ({ operation }) =>
              html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
          )}
        </ul>
      </li>`,
  );
  return serverPage({
    title: document.info.title,
    style: '/api/docs/style.css',
    content: html`<p class="about">
        ${prose(document.info.description)}
        <a href="/api/docs/openapi.json">OpenAPI 3.1 en JSON</a>
      </p>
      <div class="columns">
        <nav aria-label="Llamadas">
          <ul>
            ${contents}
          </ul>
        </nav>
        <div>
          ${chapters.map(
            (chapter) =>
              html`<section>
                <h2>${chapter.name}</h2>
                <p class="about">${chapter.description}</p>
                ${chapter.calls.map((call) => callPart(document, call))}
              </section>`,
          )}
        </div>
      </div>`,
  });
}

function callPart(document: OpenApi, { method, path, operation }: Call): Html {
  const { operationId, summary, description, security, requestBody, responses } = operation;
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const [success, good] = Object.entries(responses)[0] ?? ['', undefined];
  return html`<article id="${operationId}">
    <h3>${summary}</h3>
    <p class="address"><b class="${method}">${method.toUpperCase()}</b> <code>/api${path}</code></p>
    <p>${prose(description)} ${security ? 'Pide sesión.' : ''}</p>
    ${requestBody ? fieldTable(document, mediaOf(requestBody)?.schema ?? {}) : trusted('')}
    <h4>Solicitud</h4>
    <pre>${requestText({ method, path, operation })}</pre>
    <h4>Respuesta ${success}</h4>
    <pre>${good ? pretty(mediaOf(good)?.example) : ''}</pre>
    <details>
      <summary>Si no sale bien: <code>{"message": "…"}</code></summary>
      <dl>
        ${refusals.map(
          ([status, refusal]) =>
            html`<dt>${status}</dt>
              <dd>${prose(refusal.description)}</dd>`,
        )}
      </dl>
    </details>
  </article>`;
}

function fieldTable(document: OpenApi, schema: Parameters<typeof fieldsOf>[1]): Html {
  const rows = fieldsOf(document, schema).map(
    ({ name, type, required }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${type}</td>
        <td>${required ? 'obligatorio' : 'opcional'}</td>
      </tr>`,
  );
  return html`<table>
    <caption>
      Cuerpo
    </caption>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** The example as it goes over the wire (RFC 9112, section 3). */
function requestText({ method, path, operation }: Call): string {
  const { parameters = [], security, requestBody } = operation;
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return [
    `${method.toUpperCase()} /api${path}`,
    ...(security ? ['Authorization: Bearer {access_token}'] : []),
    ...headers.map(({ name, example }) => `${name}: ${String(example)}`),
    ...(requestBody
      ? ['Content-Type: application/json', '', pretty(mediaOf(requestBody)?.example)]
      : []),
  ].join('\n');
}

/** A text stands as it is sent. */
const pretty = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** What stands between backticks is code. */
function prose(text: string): Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));
}
