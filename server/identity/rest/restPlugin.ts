import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { RETRY_AFTER, UNAVAILABLE } from '../../plugins/errors.ts';
import { readJson } from '../../plugins/jsonBodies.ts';
import type { IdentityContext } from '../identityContext.ts';
import { selectProfiles } from './profilesRoute.ts';
import { callRpc } from './roleRpc.ts';
import { restCaller, type RestCaller } from './restCaller.ts';
import { RestError, sendRestError } from './restError.ts';

/** PostgREST's routes: one function and one view, read with the caller's rights. */
export async function restPlugin(
  app: FastifyInstance,
  { context }: { context: IdentityContext },
): Promise<void> {
  readJson(app, 'none');
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRestError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'identity rest failed');
    if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER);
    return sendRestError(reply, refusal);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /** PostgREST checks in this order: token, schema, path. */
  const enter = async (request: FastifyRequest): Promise<RestCaller> => {
    const caller = await restCaller(context, request);
    requirePublicSchema(request);
    return caller;
  };

  app.get('/profiles', async (request, reply) =>
    selectProfiles(await enter(request), request, reply),
  );
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/profiles',
    handler: async (request) => {
      const { claims } = await enter(request);
      throw new RestError(claims ? 403 : 401, '42501', 'permission denied for view profiles');
    },
  });
  app.post<{ Params: { name: string } }>('/rpc/:name', async (request, reply) => {
    const role = await callRpc(await enter(request), request.params.name, request.body);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(role));
  });
  app.setNotFoundHandler(async (request, reply) => {
    await enter(request);
    return sendRestError(reply, nothingAt(request.url));
  });
}

function requirePublicSchema({ method, headers }: FastifyRequest): void {
  const reads = method === 'GET' || method === 'HEAD';
  const schema = headers[reads ? 'accept-profile' : 'content-profile'] ?? 'public';
  if (schema !== 'public') {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${String(schema)}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  }
}

function nothingAt(url: string): RestError {
  const [table, ...rest] = (url.split('?')[0] ?? '').split('/').slice(3);
  if (!table || rest.length > 0) {
    return new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  return new RestError(
    404,
    'PGRST205',
    `Could not find the table 'public.${table}' in the schema cache`,
  );
}

function asRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  // PostgREST's own code for a lost connection.
  if (error instanceof DatabaseUnavailable) return new RestError(503, 'PGRST001', UNAVAILABLE);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500
    ? new RestError(status, 'PGRST102', 'Empty or invalid json')
    : new RestError(500, 'PGRSTX00', 'Unexpected failure');
}
