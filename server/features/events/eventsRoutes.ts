import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/port.ts';
import { anyRole } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { openEventHub } from './eventHub.ts';

export interface EventsServices {
  /** How often event streams get a comment and their sessions are checked, in milliseconds. */
  lookAtStreamsEveryMs: number;
}

/** @returns whether events arrive */
export function eventsRoutes(
  api: FastifyInstance,
  routes: ContractRoutes,
  { db, lookAtStreamsEveryMs }: EventsServices & { db: Database },
): () => Promise<boolean> {
  const hub = openEventHub(db, lookAtStreamsEveryMs);
  routes.events('getEvents', anyRole, (person) => hub.open(person));
  // From the start: once others hold all connections of a small Postgres, none is left to listen on.
  api.addHook('onReady', async () => hub.start());
  // Before Fastify waits for open connections: these streams do not end by themselves.
  api.addHook('preClose', () => hub.close());
  return () => hub.isListening();
}
