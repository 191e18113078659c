import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
} from 'fastify';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls.ts';
import { Id } from '#contract/shared.ts';
import { readFormsWithFiles } from './forms.ts';

interface Handlers {
  onRequest?: onRequestAsyncHookHandler;
  /** The id of the caller, set by `onRequest`; calls with a form need it. */
  senderOf?: (request: FastifyRequest) => string;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Registers a call of the contract with its schemas; calls with a form also accept files. */
export function serve(
  api: FastifyInstance,
  name: CallName,
  { onRequest, senderOf, handler }: Handlers,
): void {
  const { method, path, success } = calls[name];
  const serveIn = (scope: FastifyInstance) =>
    scope.route({
      method,
      url: path,
      schema: schemaOf(name),
      config: { takesFiles: 'form' in calls[name] },
      ...(onRequest && { onRequest }),
      handler: (request, reply) => handler(request, reply.code(success)),
    });
  if (!('form' in calls[name]) || !senderOf) {
    serveIn(api);
    return;
  }
  api.register(async (scope) => {
    await readFormsWithFiles(scope, senderOf);
    serveIn(scope);
  });
}

function schemaOf(name: CallName): FastifySchema {
  const endpoint = calls[name];
  return {
    ...('body' in endpoint && { body: endpoint.body }),
    ...('query' in endpoint && { querystring: endpoint.query }),
    ...(endpoint.path.includes(':id') && { params: z.object({ id: Id }) }),
    response: { [endpoint.success]: endpoint.response },
  };
}
