import type {
  FastifyInstance,
  FastifySchema,
  onRequestAsyncHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import type { RouteName } from '#contract/routes.ts';
import { Id } from '#contract/shared.ts';
import { asUser } from '../db/asUser.ts';
import type { Database, Queryable } from '../db/port.ts';
import { authenticate, authorize, type Access } from './access.ts';
import type { VerifyToken } from './accessTokens.ts';
import { Refusal } from './errors.ts';

type Answer<Name extends RouteName> = z.output<(typeof endpoints)[Name]['response']>;
type PublicName = {
  [Name in RouteName]: (typeof endpoints)[Name] extends { public: true } ? Name : never;
}[RouteName];
type PrivateName = Exclude<RouteName, PublicName>;

/** Serves calls of the contract: who may call, what they may send, what answers. */
export interface ContractRoutes {
  /** A read, bound to the caller: row-level security decides which rows `read` sees. */
  read<Name extends PrivateName>(
    name: Name,
    access: Access,
    read: (tx: Queryable) => Promise<Answer<Name>>,
  ): void;
  /** A call that a later version completes: refuses whom and what it will refuse, then 501. */
  later(name: PrivateName, access: Access): void;
  laterForEveryone(name: PublicName): void;
}

/** A feature's routes, registered by name in `app.ts`. */
export type FeatureRoutes = (routes: ContractRoutes) => void;

const NOT_YET = 'Esta función estará disponible pronto.';

/** @param api the scope under `/api` */
export function contractRoutes(
  api: FastifyInstance,
  { db, verifyToken }: { db: Database; verifyToken: VerifyToken },
): ContractRoutes {
  return {
    read(name, access, read) {
      serve(api, name, {}, async (request) => {
        const claims = await authenticate(request, verifyToken);
        // One transaction for both, so that what is read is what that role may read.
        return asUser(db, claims, async (tx) => {
          await authorize(tx, access);
          return read(tx);
        });
      });
    },
    later(name, access) {
      // Before the body is read: a stranger learns nothing of what a call takes.
      const onRequest: onRequestAsyncHookHandler = async (request) => {
        const claims = await authenticate(request, verifyToken);
        await asUser(db, claims, (tx) => authorize(tx, access));
      };
      serve(api, name, { onRequest }, refuseForNow);
    },
    laterForEveryone(name) {
      serve(api, name, {}, refuseForNow);
    },
  };
}

function serve(
  api: FastifyInstance,
  name: RouteName,
  hooks: { onRequest?: onRequestAsyncHookHandler },
  handler: RouteHandlerMethod,
): void {
  const { method, path } = endpoints[name];
  api.route({ method, url: path, schema: schemaOf(name), ...hooks, handler });
}

function schemaOf(name: RouteName): FastifySchema {
  const endpoint = endpoints[name];
  return {
    ...('body' in endpoint && { body: endpoint.body }),
    ...(endpoint.path.includes(':id') && { params: z.object({ id: Id }) }),
    response: { [endpoint.success]: endpoint.response },
  };
}

function refuseForNow(): Promise<never> {
  return Promise.reject(new Refusal(501, NOT_YET));
}
