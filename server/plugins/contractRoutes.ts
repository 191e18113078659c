import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
} from 'fastify';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import type { RouteName } from '#contract/routes.ts';
import { Id } from '#contract/shared.ts';
import { asUser, becomeUser } from '../db/asUser.ts';
import type { Claims, Database, Queryable } from '../db/port.ts';
import { readAs, type Read } from '../db/readAs.ts';
import { authenticate, authorize, permit, type Access } from './access.ts';
import type { VerifyToken } from './accessTokens.ts';
import { answerOnce, keyedCall } from './idempotentCalls.ts';

type Endpoints = typeof endpoints;
type Answer<Name extends RouteName> = z.output<Endpoints[Name]['response']>;
type Body<Name extends RouteName> = Endpoints[Name] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.output<Schema>
  : undefined;
type PublicName = {
  [Name in RouteName]: Endpoints[Name] extends { public: true } ? Name : never;
}[RouteName];
type PrivateName = Exclude<RouteName, PublicName>;

/** A call whose body and id have been checked. */
export interface Call<Name extends RouteName> {
  readonly body: Body<Name>;
  /** What stands for the path's `:id`; empty where there is none. */
  readonly id: string;
  /** The caller's network address. */
  readonly ip: string;
}

/** A call by somebody who may make it. */
export interface PersonsCall<Name extends RouteName> extends Call<Name> {
  readonly person: Claims;
}

/** What a call that changes something does. */
interface Work<Name extends RouteName, Given, Prepared> {
  /** Before the transaction, which must not wait for other services or for people. */
  prepare?: (call: Given) => Promise<Prepared>;
  /** In one transaction: all of it is kept, or nothing. */
  write: (tx: Queryable, call: Given, prepared: Prepared) => Promise<Answer<Name>>;
  /** Takes back what `prepare` did elsewhere, when `write` failed. */
  undo?: (prepared: Prepared) => Promise<void>;
}

/** Serves calls of the contract: who may call, what they may send, what answers. */
export interface ContractRoutes {
  /** A read, bound to the caller: row-level security decides which rows it sees. */
  read(name: PrivateName, access: Access, read: Read): void;
  /** A change, written with the caller's rights: row-level security decides whether it may be. */
  write<Name extends PrivateName, Prepared = void>(
    name: Name,
    access: Access,
    work: Work<Name, PersonsCall<Name>, Prepared>,
  ): void;
  /** What everybody may send; written with the API's own rights, then the mailer is woken. */
  open<Name extends PublicName, Prepared = void>(
    name: Name,
    work: Work<Name, Call<Name>, Prepared>,
  ): void;
}

interface RouteDependencies {
  db: Database;
  verifyToken: VerifyToken;
  wakeMailer: () => void;
}

/** @param api the scope under `/api` */
export function contractRoutes(
  api: FastifyInstance,
  { db, verifyToken, wakeMailer }: RouteDependencies,
): ContractRoutes {
  return {
    read(name, access, read) {
      serve(api, name, {
        handler: async (request, reply) => {
          const claims = await authenticate(request, verifyToken);
          const { role, data } = await readAs(db, claims, read);
          permit(role, access);
          return reply.type('application/json; charset=utf-8').send(data);
        },
      });
    },
    write(name, access, work) {
      const callers = new WeakMap<FastifyRequest, Claims>();
      serve(api, name, {
        // Before the body is read: a stranger learns nothing of what a call takes.
        onRequest: async (request) => {
          const claims = await authenticate(request, verifyToken);
          await asUser(db, claims, (tx) => authorize(tx, access));
          callers.set(request, claims);
        },
        handler: (request) => {
          const person = callers.get(request);
          if (!person) throw new Error('a call without its caller');
          return perform(db, name, work, { ...callOf<typeof name>(request), person }, request);
        },
      });
    },
    open(name, work) {
      serve(api, name, {
        handler: async (request) => {
          const answer = await perform(db, name, work, callOf<typeof name>(request), request);
          wakeMailer();
          return answer;
        },
      });
    },
  };
}

/** Does the work once for each Idempotency-Key, with the caller's rights if there is a caller. */
function perform<Name extends RouteName, Given extends Call<Name> & { person?: Claims }, Prepared>(
  db: Database,
  name: Name,
  { prepare, write, undo }: Work<Name, Given, Prepared>,
  call: Given,
  request: FastifyRequest,
): Promise<Answer<Name>> {
  const keyed = keyedCall(request, name, call.person?.sub ?? 'anybody');
  return answerOnce<Answer<Name>>(db, keyed, async (keep) => {
    // Where nothing is prepared its type is void.
    const prepared = (await prepare?.(call)) as Prepared;
    try {
      return await db.transaction(async (tx) => {
        if (call.person) await becomeUser(tx, call.person);
        const answer = await write(tx, call, prepared);
        await keep(tx, answer);
        return answer;
      });
    } catch (error) {
      await undo?.(prepared);
      throw error;
    }
  });
}

/** Fastify has checked body and params against the schemas of `schemaOf`. */
function callOf<Name extends RouteName>(request: FastifyRequest): Call<Name> {
  const { id = '' } = request.params as { id?: string };
  return { body: request.body as Body<Name>, id, ip: request.ip };
}

interface Handlers {
  onRequest?: onRequestAsyncHookHandler;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

function serve(api: FastifyInstance, name: RouteName, { onRequest, handler }: Handlers): void {
  const { method, path, success } = endpoints[name];
  api.route({
    method,
    url: path,
    schema: schemaOf(name),
    ...(onRequest && { onRequest }),
    handler: (request, reply) => handler(request, reply.code(success)),
  });
}

function schemaOf(name: RouteName): FastifySchema {
  const endpoint = endpoints[name];
  return {
    ...('body' in endpoint && { body: endpoint.body }),
    ...(endpoint.path.includes(':id') && { params: z.object({ id: Id }) }),
    response: { [endpoint.success]: endpoint.response },
  };
}
