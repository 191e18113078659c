import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../server/db/postgres.ts';
import { createAccount, type Account } from '../../server/testing/identityService.ts';
import {
  startServer,
  temporaryFolder,
  type ServerProcess,
} from '../../server/testing/serverProcess.ts';
import { startPostgres } from '../../server/testing/sharedPostgres.ts';

/** The demo client of embedded mode. */
export const DEMO_CLIENT = { email: 'cliente@demo.pe', password: 'demo-agencia-2026' };

/** Issuer of the tokens: the same at each start, whatever the port. */
const SITE_URL = 'http://localhost:5001';

/** Starts a server without rate limits, and waits until it is ready. */
async function startReady(
  env: NodeJS.ProcessEnv,
  flags?: readonly string[],
): Promise<ServerProcess> {
  const server = await startServer({ RATE_LIMITS: 'off', SITE_URL, ...env }, flags);
  await server.said('Listo en');
  return server;
}

/** The resources of a case, released at its end. */
export class Started {
  readonly #ends: (() => Promise<unknown>)[] = [];

  /** Registers a clean-up; the last one registered runs first. */
  onEnd(end: () => Promise<unknown>): void {
    this.#ends.push(end);
  }

  async folder(): Promise<string> {
    const { dir, remove } = await temporaryFolder();
    this.onEnd(remove);
    return dir;
  }

  /** A Postgres with the tables and one client. */
  async postgres(): Promise<{ url: string; client: Account }> {
    const { url, template, stop } = await startPostgres();
    this.onEnd(stop);
    const address = new URL(url);
    address.pathname = `/${template}`;
    const db = openPostgres(address.href, { max: 1 });
    const client = await createAccount(db);
    await db.close();
    return { url: address.href, client };
  }

  /** @param flags Node's, in place of those of tests */
  async server(env: NodeJS.ProcessEnv, flags?: readonly string[]): Promise<ServerProcess> {
    const server = await startReady(env, flags);
    this.onEnd(() => {
      server.kill('SIGKILL');
      return server.ended;
    });
    return server;
  }

  async end(): Promise<void> {
    for (const end of this.#ends.toReversed()) await end();
  }
}

/** Ends what was started once the work is over. */
export async function withStarted<T>(work: (started: Started) => Promise<T>): Promise<T> {
  const started = new Started();
  try {
    return await work(started);
  } finally {
    await started.end();
  }
}

/** @returns the Authorization header of a signed-in person */
export async function signIn(
  url: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'local-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(answer.status, 200, 'sign-in');
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return `Bearer ${token}`;
}

interface Written {
  /** Ids of the tickets acknowledged by a 201. */
  acknowledged: string[];
  /** Counts of other statuses; 0 means no answer. */
  refused: Map<number, number>;
  stop(): Promise<void>;
}

/** Writers that create tickets one after the other until stopped. */
export function write(url: string, authorization: string, writers: number): Written {
  const acknowledged: string[] = [];
  const refused = new Map<number, number>();
  let over = false;
  const work = async () => {
    while (!over) {
      const status = await createTicket(url, authorization).then(
        ({ status, id }) => {
          if (id) acknowledged.push(id);
          return status;
        },
        () => 0,
      );
      if (status === 201) continue;
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const all = Array.from({ length: writers }, work);
  return {
    acknowledged,
    refused,
    async stop() {
      over = true;
      await Promise.all(all);
    },
  };
}

export async function createTicket(
  url: string,
  authorization: string,
): Promise<{ status: number; id?: string }> {
  const ticket = { subject: 'Prueba', description: 'Escrito mientras algo falla' };
  const { status, body } = await send(url, authorization, 'POST', '/data/tickets', ticket);
  return { status, ...(status === 201 && body.id && { id: body.id }) };
}

/** Sends a write of a signed-in person, with a key of its own. */
export async function send(
  url: string,
  authorization: string,
  method: 'POST' | 'PUT',
  path: string,
  given: object,
): Promise<{ status: number; body: { id?: string } }> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(given),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as { id?: string }) };
}

/** @returns how many acknowledged tickets are missing */
export async function countLost(
  url: string,
  authorization: string,
  acknowledged: readonly string[],
): Promise<number> {
  const answer = await fetch(`${url}/api/data/tickets`, { headers: { authorization } });
  assert.equal(answer.status, 200, 'the list of tickets');
  const kept = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id)).length;
}

/** Waits until the condition holds. */
export async function until(
  what: string,
  seconds: number,
  holds: () => Promise<boolean>,
): Promise<number> {
  const started = performance.now();
  while (!(await holds().catch(() => false))) {
    assert.ok(performance.now() - started < seconds * 1000, `${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (performance.now() - started) / 1000;
}

export async function statusOf(
  url: string,
  authorization = '',
  timeoutMs = 10_000,
): Promise<number> {
  const headers = authorization === '' ? {} : { authorization };
  const signal = AbortSignal.timeout(timeoutMs);
  return (await fetch(url, { headers, signal })).status;
}
