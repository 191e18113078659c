import { randomBytes } from 'node:crypto';
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { agency } from '#contract/agency.ts';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import { ErrorBody } from '#contract/shared.ts';

const TITLE = `API de ${agency.name}`;

/**
 * `/api/docs`: the calls for programmers, and as OpenAPI 3.1 at `/api/docs/openapi.json`. Register it before the calls,
 * because it records their routes.
 *
 * @param api the scope under `/api`
 */
export async function apiDocs(api: FastifyInstance, version: string): Promise<void> {
  // 5 MB with its page: only embedded mode loads it.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await api.register(fastifySwagger, describe(version));
  const nonce = randomBytes(16).toString('base64');
  await api.register(reference, {
    routePrefix: '/docs',
    configuration: {
      nonce,
      pageTitle: TITLE,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
    },
    hooks: {
      onRequest(_request, reply, done) {
        void reply.header('content-security-policy', policyOf(nonce));
        done();
      },
    },
  });
}

function describe(version: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version,
        description:
          'Cuerpos y respuestas en JSON, fechas en ISO 8601, textos en español. Toda llamada que falla responde ' +
          '`{message}`; una creación que se repite con su `Idempotency-Key` no crea otro registro.',
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: BEARER } },
    },
    transform(route) {
      const name = CALL_NAMES.find(
        (one) => route.route.method === calls[one].method && route.url === `/api${calls[one].path}`,
      );
      if (name === undefined) return { schema: { hide: true }, url: route.url };
      return toJsonSchemas({ ...route, schema: { ...route.schema, ...describedCall(name) } });
    },
  };
}

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'El `access_token` que entrega el servicio de identidad en `/auth/v1/token`.',
} as const;

/** Formats without their patterns, and whole numbers without JavaScript's limits. */
const toJsonSchemas = createJsonSchemaTransform({
  zodToJsonConfig: {
    override({ jsonSchema }) {
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  },
});

/** `plugins/idempotentCalls.ts` reads this header without a schema. */
const KEY_HEADER = z.object({ 'Idempotency-Key': z.optional(z.string()) });

/** What the contract says of a call besides body, query and path, which its route has. */
function describedCall(name: CallName) {
  const call = calls[name];
  return {
    operationId: name,
    tags: [chapterOf(name)],
    description: call.description,
    ...(!('public' in call) && { security: [{ bearer: [] }] }),
    ...('creates' in call && { headers: KEY_HEADER }),
    response: {
      [call.success]: call.success === 204 ? z.null() : contentOf(call.response, mediaOf(name)),
      '4XX': contentOf(ErrorBody, 'application/json'),
    },
  };
}

function chapterOf(name: CallName): string {
  if ('public' in calls[name]) return 'Público';
  const [, chapter] = calls[name].path.split('/');
  return chapter === 'admin' ? 'Panel' : chapter === 'ideas' ? 'Ideas' : 'Portal';
}

function mediaOf(name: CallName): string {
  const call = calls[name];
  if ('events' in call) return 'text/event-stream';
  return 'export' in call ? call.export : 'application/json';
}

function contentOf(schema: z.core.$ZodType, media: string) {
  return { description: '', content: { [media]: { schema } } };
}

/** The page runs one script and fills its own style elements. */
function policyOf(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
