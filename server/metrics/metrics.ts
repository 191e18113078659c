import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queryable } from '../db/port.ts';
import type { TimeLimitedDatabase } from '../db/unavailable.ts';

/** In seconds; they include the database's time limit of 2.5 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus metrics, without personal data. */
export interface Metrics {
  /** Counts the requests of an app by route pattern. */
  plugin: ReturnType<typeof requestMetrics>;
  contentType: string;
  text(): Promise<string>;
}

/** @param db the database that requests use */
export function openMetrics(db: TimeLimitedDatabase): Metrics {
  const registry = new Registry();
  // Memory, garbage collection, event-loop delay.
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const calls = gauge('database_calls', 'Queries and transactions queued or running.');
  const up = gauge('database_up', '1 if the database answers.');
  const waiting = gauge('outbox_mails', 'Mails waiting to be sent.');
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest waiting mail.');
  return {
    plugin: requestMetrics(duration),
    contentType: registry.contentType,
    async text() {
      calls.set(db.callsInProgress());
      const outbox = await outboxOf(db).catch(() => null);
      up.set(outbox ? 1 : 0);
      waiting.set(outbox?.mails ?? NaN);
      age.set(outbox?.seconds ?? NaN);
      return registry.metrics();
    },
  };
}

async function outboxOf(db: Queryable) {
  const [row] = await db.query<{ mails: number; seconds: number }>(
    `select count(*)::int as mails,
            coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
       from app.outbox where sent_at is null and failed_at is null`,
  );
  return row;
}

function requestMetrics(duration: Histogram<'method' | 'route' | 'status'>) {
  return fp(
    (app: FastifyInstance, _options: object, done) => {
      app.addHook('onResponse', (request, reply, next) => {
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: String(reply.statusCode) };
        duration.observe(labels, reply.elapsedTime / 1000);
        next();
      });
      done();
    },
    { name: 'metrics' },
  );
}
