import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { agency } from '#contract/agency.ts';
import { CALL_NAMES, calls, type CallName } from '#contract/calls.ts';
import { ErrorBody } from '#contract/shared.ts';
import { callExamples } from './callExamples.ts';
import { callTexts } from './callTexts.ts';
import { TAGS } from './described.ts';
import { namedSchemas } from './namedSchemas.ts';
import { callsOf, mediaOf, type Content, type OpenApi } from './openApiDocument.ts';

type ConvertedSchema = Parameters<
  NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>
>[0];

/** Keeps what readers need: formats without their patterns, and answers open to further keys. */
function simplify({ zodSchema, jsonSchema }: ConvertedSchema): void {
  const { def } = zodSchema._zod;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
}

const conversion = { schemaRegistry: namedSchemas, zodToJsonConfig: { override: simplify } };
const toJsonSchemas = createJsonSchemaTransform(conversion);
const withNamedSchemas = createJsonSchemaTransformObject(conversion);

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'El `access_token` que entrega el servicio de identidad en `/auth/v1/token`.',
} as const;

/** `plugins/idempotentCalls.ts` reads this header without a schema. */
const KEY_HEADER = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/))),
});
const KEY_EXAMPLE = {
  description:
    'Repetir la llamada con la misma clave y el mismo cuerpo devuelve la primera respuesta y no crea otro registro. Vale 24 horas.',
  example: '5b9e1c9a-3c1f-4f4e-9a55-0d7a2f6c8e10',
};

const REFUSALS: Record<number, string> = {
  400: 'El cuerpo, el identificador, la consulta o una cabecera no es válido.',
  401: 'Falta una sesión vigente.',
  403: 'El rol de la persona no alcanza.',
  404: 'No existe, o es de otra persona.',
  409: 'La misma solicitud todavía se procesa; el correo ya tiene una cuenta; o el estado de lo que se cambia no lo permite.',
  413: 'El cuerpo supera los 64 KiB, o un archivo los 10 MB.',
  415: 'El cuerpo no es `application/json`, o no en UTF-8; o un archivo es de un tipo que no se admite.',
  422: 'La clave ya se usó con otro cuerpo; o algo que el cuerpo nombra, o un archivo, no sirve.',
  429: 'Demasiadas solicitudes; `Retry-After` dice cuántos segundos esperar.',
  500: 'Falló el servidor.',
  503: 'No responde un servicio del que la llamada depende.',
};

/** The error statuses of a call, from its contract and its entry in `callTexts`. */
function refusalsOf(name: CallName): number[] {
  const endpoint = calls[name];
  const { notForAll, limited, mayMiss, mayNotFit, mayConflict } = callTexts[name];
  const creates = 'creates' in endpoint;
  const takesBody = 'body' in endpoint;
  const expected: Record<number, boolean | undefined> = {
    400: takesBody || 'query' in endpoint,
    401: !('public' in endpoint),
    403: notForAll,
    404: mayMiss === true || endpoint.path.includes(':id'),
    409: creates || mayConflict,
    413: takesBody,
    415: takesBody,
    422: creates || mayNotFit,
    429: limited,
    500: true,
    // From identity, or the idea engine.
    503: !('public' in endpoint),
  };
  return Object.keys(expected)
    .map(Number)
    .filter((status) => expected[status]);
}

/** The route's description for `@fastify/swagger`, besides body and params. */
function describedCall(name: CallName) {
  const { tag, summary, description } = callTexts[name];
  const { success, response, ...endpoint } = calls[name];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    ...(!('public' in endpoint) && { security: [{ bearer: [] }] }),
    ...('creates' in endpoint && { headers: KEY_HEADER }),
    response: {
      [success]: success === 204 ? z.null() : contentOf(response, 'Salió bien.', typeOf(name)),
      ...Object.fromEntries(
        refusalsOf(name).map((status) => [status, contentOf(ErrorBody, REFUSALS[status] ?? '')]),
      ),
    },
  };
}

/** The type of a good answer, where it is not JSON. */
function typeOf(name: CallName): string | undefined {
  const endpoint = calls[name];
  if ('events' in endpoint) return 'text/event-stream';
  return 'file' in endpoint ? endpoint.file : undefined;
}

const contentOf = (schema: z.core.$ZodType, description: string, type = 'application/json') => ({
  description,
  content: { [type]: { schema } },
});

/** Options that make `@fastify/swagger` describe the registered routes in OpenAPI 3.1. */
export function openApiOptions(version: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `API de ${agency.name}`,
        version,
        description:
          'Cuerpos y respuestas en JSON, fechas en ISO 8601, textos en español. La sesión va en `Authorization: Bearer`, con el `access_token` de `/auth/v1/token`. Toda llamada que falla responde `{message}`; una creación que se repite con su `Idempotency-Key` no crea otro registro.',
      },
      servers: [{ url: '/api' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: BEARER } },
    },
    transform: (document) => {
      const name = callAt(document.route);
      if (!name) return { schema: { hide: true }, url: document.url };
      return toJsonSchemas({ ...document, schema: { ...document.schema, ...describedCall(name) } });
    },
    transformObject: withNamedSchemas,
  };
}

function callAt({ method, url }: { method: string | string[]; url: string }) {
  const names = CALL_NAMES;
  return names.find((name) => method === calls[name].method && url === `/api${calls[name].path}`);
}

/**
 * The document of `@fastify/swagger` with our examples. They are added last, because the library
 * would treat them as schemas.
 */
export function openApiOf(api: FastifyInstance): OpenApi {
  const document = JSON.parse(JSON.stringify(api.swagger())) as OpenApi;
  for (const { operation } of callsOf(document)) {
    // The converter knows no answer without content.
    if ('204' in operation.responses) {
      operation.responses['204'] = { description: 'Salió bien. No lleva contenido.', content: {} };
    }
    const example = callExamples[operation.operationId];
    if ('body' in example) exampleIn(operation.requestBody, example.body);
    exampleIn(operation.responses[calls[operation.operationId].success], example.answer);
    for (const parameter of operation.parameters ?? []) {
      if (parameter.in === 'header') Object.assign(parameter, KEY_EXAMPLE);
    }
  }
  // Named schemas describe answers; bodies are described where they are used.
  const { schemas } = document.components;
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([id]) => !id.endsWith('Input')),
  );
  return document;
}

function exampleIn(place: Content | undefined, example: unknown): void {
  const media = place && mediaOf(place);
  if (media) media.example = example;
}
