import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { calls, type CallName } from '#contract/calls.ts';
import { enter, readAs, type AsReader } from '../db/rights.ts';
import type { Claims, Database, Queryable } from '../db/port.ts';
import { FOREIGN_KEY_VIOLATION, INSUFFICIENT_PRIVILEGE, sqlStateOf } from '../db/sqlState.ts';
import { authenticate, permit, senderOf, type Access } from './access.ts';
import { admit } from './admission.ts';
import type {
  Answer,
  Body,
  Call,
  ContractRoutes,
  PrivateName,
  Query,
  Work,
} from './contractCalls.ts';
import { Refusal } from './errors.ts';
import type { VerifyToken } from './accessTokens.ts';
import type { KeyedCall } from '../db/idempotency.ts';
import { prepareRevalidated, sendRevalidated } from './bigAnswers.ts';
import { sumsOf, uploadsOf } from './forms.ts';
import { answerOnce, keyedCall } from './idempotentCalls.ts';
import { serve } from './serveCall.ts';

const NOT_THERE = 'Lo que buscas no existe, o ya no está.';

/** What is said instead of one object that is not there. */
const NOT_FOUND: Readonly<Record<string, string>> = { project_page: 'Ese proyecto no existe.' };

const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/** Time limit of a list that is read whole, in ms: 100,000 tickets take three seconds. */
const WHOLE_LIST_MS = 30_000;

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
  const patient = (limitMs: number | undefined) =>
    limitMs === undefined ? db : (db.within?.(limitMs) ?? db);
  const readerOf =
    (person: Claims, access: Access, on = db): AsReader =>
    (work) =>
      on.transaction(async (tx) => {
        const role = await enter(tx, person);
        permit(role, access);
        return work(tx, { id: person.sub, role });
      });
  /** A call of a signed-in person, who is known before path and query are validated. */
  const servePerson = (
    name: PrivateName,
    handle: (person: Claims, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) => {
    const callers = new WeakMap<FastifyRequest, Claims>();
    serve(api, name, {
      onRequest: async (request) => {
        callers.set(request, await authenticate(request, verifyToken));
      },
      handler: async (request, reply) => handle(callerOf(request, callers), request, reply),
    });
  };
  return {
    read(name, access, read) {
      servePerson(name, async (person, request, reply) => {
        const { role, data } = await readAs(db, person, read, givenOf(name, request));
        permit(role, access);
        if (data === null) throw new Refusal(404, NOT_FOUND[read] ?? NOT_THERE);
        return reply.type('application/json; charset=utf-8').send(data);
      });
    },
    list(name, access, read, { within } = {}) {
      servePerson(name, async (person, request, reply) => {
        const query = request.query as Query<typeof name>;
        const { limit, q } = request.query as { limit?: number; q?: string };
        const isWhole = limit === undefined && q === undefined;
        const limitMs = isWhole ? WHOLE_LIST_MS : within;
        const asReader = readerOf(person, access, patient(limitMs));
        const text = await asReader((tx, reader) => read(tx, reader, query));
        return sendRevalidated(reply, await prepareRevalidated(request, text));
      });
    },
    export(name, access, { fileName, prepare, write }) {
      servePerson(name, async (person, request, reply) => {
        const parts = write(request.query as Query<typeof name>, readerOf(person, access));
        // The first part checks the role: a refusal can still set the status.
        const first = await parts.next();
        await prepare?.(person);
        return reply
          .headers({
            'content-type': typeOf(name),
            'content-disposition': `attachment; filename="${fileName()}"`,
          })
          .send(Readable.from(resumed(first, parts), { objectMode: false }));
      });
    },
    write(name, access, work) {
      const callers = new WeakMap<FastifyRequest, Claims>();
      const enterAs = (person: Claims) => async (tx: Queryable) => {
        permit(await enter(tx, person), access);
      };
      serve(api, name, {
        // Before the body is read: validation messages must not leak to unauthorised callers.
        onRequest: async (request) => {
          const claims = await authenticate(request, verifyToken);
          if (work.admit) await admit(work.admit, db, { request, claims, enter: enterAs(claims) });
          else await enterAs(claims)(db);
          callers.set(request, claims);
        },
        senderOf: (request) => callerOf(request, callers).sub,
        handler: async (request) => {
          const person = callerOf(request, callers);
          const call = { ...callOf<typeof name>(request), person };
          const key = keyOf(request, name, person.sub);
          const answer = await perform(patient(work.within), work, call, key, enterAs(person));
          if (work.mails) wakeMailer();
          await work.after?.(call);
          return answer;
        },
      });
    },
    events(name, access, open) {
      servePerson(name, async (person, request, reply) => {
        permit(await enter(db, person), access);
        if (request.method === 'HEAD') return reply.type(EVENT_STREAM).send();
        return reply
          .headers({
            'content-type': EVENT_STREAM,
            // Reverse proxies must not buffer the stream.
            'x-accel-buffering': 'no',
          })
          .send(await open(person));
      });
    },
    open(name, work) {
      serve(api, name, {
        handler: async (request) => {
          const key = keyOf(request, name, 'anybody');
          const sender = () => senderOf(request, verifyToken, db);
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
  if (!person) throw new Error('the call has no authenticated caller');
  return person;
}

/** The validated path and query, for calls that have any. */
function givenOf(name: CallName, { params, query }: FastifyRequest): object | undefined {
  const endpoint = calls[name];
  if (!('query' in endpoint) && !endpoint.path.includes(':id')) return undefined;
  return { ...(params as object), ...('query' in endpoint && (query as object)) };
}

/** The media type of the export that a call answers. */
function typeOf(name: CallName): string {
  const endpoint = calls[name];
  if (!('export' in endpoint)) throw new Error(`${name} answers no export`);
  return endpoint.export;
}

async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** Only calls that create need an idempotency key; the others can be repeated safely. */
function keyOf(request: FastifyRequest, name: CallName, person: string): KeyedCall | null {
  if (!('creates' in calls[name])) return null;
  const files = uploadsOf(request);
  const sent = files.length > 0 ? { body: request.body, files: sumsOf(files) } : request.body;
  return keyedCall(request, name, person, sent);
}

/** Errors of a write whose author lost their rights, or their account, just before it. */
const LOST_RIGHTS: unknown[] = [INSUFFICIENT_PRIVILEGE, FOREIGN_KEY_VIOLATION];

/**
 * Runs the steps, once per Idempotency-Key.
 *
 * @param enter binds the transaction to the caller, or refuses; absent on public calls. Access
 * is checked again here because the body may arrive, and be prepared, long after the headers.
 */
function perform<Name extends CallName, Given extends Call<Name>, Prepared>(
  db: Database,
  { prepare, write, undo }: Work<Name, Given, Prepared>,
  call: Given,
  keyed: KeyedCall | null,
  enter?: (tx: Queryable) => Promise<void>,
): Promise<Answer<Name>> {
  return answerOnce<Answer<Name>>(db, keyed, async (store) => {
    // Without a `prepare` step its type is void.
    const prepared = (await prepare?.(call)) as Prepared;
    try {
      return await db.transaction(async (tx) => {
        await enter?.(tx);
        const answer = await write(tx, call, prepared);
        await store(tx, answer);
        return answer;
      });
    } catch (error) {
      await undo?.(prepared);
      // Entering again answers with the matching refusal if lost rights are the reason.
      if (enter && LOST_RIGHTS.includes(sqlStateOf(error))) await db.transaction(enter);
      throw error;
    }
  });
}

/** Fastify has validated body and params against the schemas of `schemaOf`. */
function callOf<Name extends CallName>(request: FastifyRequest): Call<Name> {
  const { id = '' } = request.params as { id?: string };
  return { body: request.body as Body<Name>, id, files: uploadsOf(request), ip: request.ip };
}
