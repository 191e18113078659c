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
import { becomeUser } from '../db/asUser.ts';
import type { Claims, Database, Queryable } from '../db/port.ts';
import { readAs, type Read } from '../db/readAs.ts';
import { FOREIGN_KEY_VIOLATION, INSUFFICIENT_PRIVILEGE, sqlStateOf } from '../db/sqlState.ts';
import { authenticate, authorize, permit, type Access } from './access.ts';
import { Refusal } from './errors.ts';
import type { VerifyToken } from './accessTokens.ts';
import type { KeyedCall } from '../db/idempotency.ts';
import { sendRevalidated } from './bigAnswers.ts';
import { answerOnce, keyedCall } from './idempotentCalls.ts';

type Endpoints = typeof calls;
type Answer<Name extends CallName> = z.output<Endpoints[Name]['response']>;
type Body<Name extends CallName> = Endpoints[Name] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.output<Schema>
  : undefined;
type PublicName = {
  [Name in CallName]: Endpoints[Name] extends { public: true } ? Name : never;
}[CallName];
type PrivateName = Exclude<CallName, PublicName>;

/** A call whose body and id have been checked. */
export interface Call<Name extends CallName> {
  readonly body: Body<Name>;
  /** What stands for the path's `:id`; empty where there is none. */
  readonly id: string;
  /** The caller's network address. */
  readonly ip: string;
}

/** A call by somebody who may make it. */
export interface PersonsCall<Name extends CallName> extends Call<Name> {
  readonly person: Claims;
}

/** A call that everybody may make. */
export interface OpenCall<Name extends CallName> extends Call<Name> {
  /** Who sent it, where a good token came along; a bad one is ignored. */
  readonly sender: () => Promise<Claims | null>;
}

/** What a call that changes something does. */
interface Work<Name extends CallName, Given, Prepared> {
  /** Before the transaction, which must not wait for other services or for people. */
  prepare?: (call: Given) => Promise<Prepared>;
  /** In one transaction: all of it is kept, or nothing. */
  write: (tx: Queryable, call: Given, prepared: Prepared) => Promise<Answer<Name>>;
  /** Takes back what `prepare` did elsewhere, when `write` failed. */
  undo?: (prepared: Prepared) => Promise<void>;
  /** `write` puts mails into the outbox: the mailer is woken after it. */
  mails?: true;
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
  /** What everybody may send; done with the API's own rights. What it made, it also mailed. */
  open<Name extends PublicName, Prepared = void>(
    name: Name,
    work: Work<Name, OpenCall<Name>, Prepared>,
  ): void;
}

const NOT_THERE = 'Lo que buscas no existe, o ya no está.';

/** Lists that grow, which a page in view asks for again and again. */
const POLLED: ReadonlySet<Read> = new Set<Read>(['ticket_list', 'admin_bundle', 'complaint_list']);

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
      const callers = new WeakMap<FastifyRequest, Claims>();
      serve(api, name, {
        // Before path and query are looked at.
        onRequest: async (request) => {
          callers.set(request, await authenticate(request, verifyToken));
        },
        handler: async (request, reply) => {
          const { role, data } = await readAs(
            db,
            callerOf(request, callers),
            read,
            givenOf(name, request),
          );
          permit(role, access);
          if (data === null) throw new Refusal(404, NOT_THERE);
          if (POLLED.has(read)) return sendRevalidated(request, reply, data);
          return reply.type('application/json; charset=utf-8').send(data);
        },
      });
    },
    write(name, access, work) {
      const callers = new WeakMap<FastifyRequest, Claims>();
      const enterAs = (person: Claims) => async (tx: Queryable) => {
        await becomeUser(tx, person);
        await authorize(tx, access);
      };
      serve(api, name, {
        // Before the body is read: a stranger learns nothing of what a call takes.
        onRequest: async (request) => {
          const claims = await authenticate(request, verifyToken);
          await db.transaction(enterAs(claims));
          callers.set(request, claims);
        },
        handler: async (request) => {
          const person = callerOf(request, callers);
          const call = { ...callOf<typeof name>(request), person };
          const key = keyOf(request, name, person.sub);
          const answer = await perform(db, work, call, key, enterAs(person));
          if (work.mails) wakeMailer();
          return answer;
        },
      });
    },
    open(name, work) {
      serve(api, name, {
        handler: async (request) => {
          const key = keyOf(request, name, 'anybody');
          const sender = () => senderOf(request, verifyToken);
          const call = { ...callOf<typeof name>(request), sender };
          const answer = await perform(db, work, call, key);
          if ('creates' in calls[name]) wakeMailer();
          return answer;
        },
      });
    },
  };
}

function callerOf(request: FastifyRequest, callers: WeakMap<FastifyRequest, Claims>): Claims {
  const person = callers.get(request);
  if (!person) throw new Error('a call without its caller');
  return person;
}

/** A token nobody can check right now is ignored like a bad one: the call is open to everybody. */
async function senderOf(request: FastifyRequest, verify: VerifyToken): Promise<Claims | null> {
  return authenticate(request, verify).catch(() => null);
}

/** Path and query, checked, for the calls that have any. */
function givenOf(name: CallName, { params, query }: FastifyRequest): object | undefined {
  const endpoint = calls[name];
  if (!('query' in endpoint) && !endpoint.path.includes(':id')) return undefined;
  return { ...(params as object), ...('query' in endpoint && (query as object)) };
}

/** Calls that create are done once for each key; the others may be repeated as they are. */
function keyOf(request: FastifyRequest, name: CallName, person: string): KeyedCall | null {
  return 'creates' in calls[name] ? keyedCall(request, name, person) : null;
}

/** What a write meets whose author lost their rights, or their account, a moment before it. */
const LOST_RIGHTS: unknown[] = [INSUFFICIENT_PRIVILEGE, FOREIGN_KEY_VIOLATION];

/**
 * Does the work, once for each Idempotency-Key.
 *
 * @param enter binds a transaction to the caller, or refuses; left out where everybody may call. It is
 *   asked again here: a body may come, and be prepared, long after its headers.
 */
function perform<Name extends CallName, Given extends Call<Name>, Prepared>(
  db: Database,
  { prepare, write, undo }: Work<Name, Given, Prepared>,
  call: Given,
  keyed: KeyedCall | null,
  enter?: (tx: Queryable) => Promise<void>,
): Promise<Answer<Name>> {
  return answerOnce<Answer<Name>>(db, keyed, async (keep) => {
    // Where nothing is prepared its type is void.
    const prepared = (await prepare?.(call)) as Prepared;
    try {
      return await db.transaction(async (tx) => {
        await enter?.(tx);
        const answer = await write(tx, call, prepared);
        await keep(tx, answer);
        return answer;
      });
    } catch (error) {
      await undo?.(prepared);
      // If that is why, the refusal says so.
      if (enter && LOST_RIGHTS.includes(sqlStateOf(error))) await db.transaction(enter);
      throw error;
    }
  });
}

/** Fastify has checked body and params against the schemas of `schemaOf`. */
function callOf<Name extends CallName>(request: FastifyRequest): Call<Name> {
  const { id = '' } = request.params as { id?: string };
  return { body: request.body as Body<Name>, id, ip: request.ip };
}

interface Handlers {
  onRequest?: onRequestAsyncHookHandler;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

function serve(api: FastifyInstance, name: CallName, { onRequest, handler }: Handlers): void {
  const { method, path, success } = calls[name];
  api.route({
    method,
    url: path,
    schema: schemaOf(name),
    ...(onRequest && { onRequest }),
    handler: (request, reply) => handler(request, reply.code(success)),
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
