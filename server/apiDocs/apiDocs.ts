import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { docsPage, PAGE_POLICY } from './docsPage.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { openApiOf, openApiOptions } from './openApi.ts';
import type { OpenApi } from './openApiDocument.ts';

/**
 * `/api/docs`: the API's description for programmers, and as OpenAPI 3.1 at
 * `/api/docs/openapi.json`. Register it before the calls, because it records their routes. The
 * page is built on first use.
 *
 * @param api the scope under `/api`
 */
export async function apiDocs(api: FastifyInstance, version: string): Promise<void> {
  await api.register(fastifySwagger, openApiOptions(version));
  let drawn: { document: OpenApi; page: string } | undefined;
  const draw = () => {
    if (drawn) return drawn;
    const document = openApiOf(api);
    drawn = { document, page: docsPage(document) };
    return drawn;
  };

  api.get('/docs/openapi.json', () => draw().document);
  api.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(Buffer.from(DOCS_STYLE)),
  );
  api.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(Buffer.from(draw().page)),
  );
}
