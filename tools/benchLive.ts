import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import type { Memory, Served } from './benchLive/server.ts';
import { atShare, median } from './samples.ts';

/**
 * `npm run bench:live [rounds]`: how long 200 open streams wait for the event of a changed ticket, and how much
 * of the server's memory 1,000 streams take. On both databases.
 */
const ROUNDS = Number(process.argv[2] ?? 100);
const LISTENERS = 200;
const MANY = 1_000;

interface Stream {
  /** Resolves with the time at which the ticket's event arrives, by `performance.now()`. */
  arrivalOf(ticket: string): Promise<number>;
  hangUp(): void;
}

for (const database of ['PGlite', 'Postgres']) await bench(database);

async function bench(database: string): Promise<void> {
  const server = fork(new URL('benchLive/server.ts', import.meta.url), [database]);
  const [served] = (await once(server, 'message')) as [Served];
  const memory = async () => {
    server.send('memory');
    const [now] = (await once(server, 'message')) as [Memory];
    return now;
  };

  const before = await memory();
  const many = await openMany(served, MANY);
  const after = await memory();
  const grown = (what: keyof Memory) =>
    `${megabytes(before[what])} → ${megabytes(after[what])} MB ` +
    `(${((after[what] - before[what]) / MANY / 1000).toFixed(1)} kB a stream)`;
  console.log(`${database}, ${MANY} streams: RSS ${grown('rss')}, heap ${grown('heap')}`);
  for (const stream of many) stream.hangUp();

  const streams = await openMany(served, LISTENERS);
  await measure(served, streams, served.tickets.slice(0, 10));
  const measured = served.tickets.slice(10, 10 + ROUNDS);
  const { arrivals, last, answered } = await measure(served, streams, measured);
  const ms = (times: readonly number[]) =>
    `p50 ${median(times).toFixed(1)}, p95 ${atShare(times, 0.95).toFixed(1)} ms`;
  console.log(
    `${database}, ${LISTENERS} streams, ${measured.length} changes: event received ${ms(arrivals)}; ` +
      `by the last stream ${ms(last)}; answer to the change ${ms(answered)}`,
  );

  console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
  for (const stream of streams) stream.hangUp();
  server.disconnect();
  await once(server, 'exit');
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

/** Opens `count` streams, twenty at a time, evenly distributed over the people. */
async function openMany({ url, people }: Served, count: number): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < count) {
    const next = Array.from({ length: 20 }, (_stream, index) =>
      openStream(url, people[(streams.length + index) % people.length] ?? ''),
    );
    streams.push(...(await Promise.all(next)));
  }
  return streams;
}

async function openStream(url: string, authorization: string): Promise<Stream> {
  const stop = new AbortController();
  const { ok, status, body } = await fetch(`${url}/api/data/events`, {
    headers: { authorization },
    signal: stop.signal,
  });
  if (!ok || !body) throw new Error(`a stream was refused with ${status}`);
  let awaited = '';
  let arrived: (at: number) => void = () => undefined;
  const read = async () => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const at = performance.now();
      text += chunk;
      if (awaited !== '' && text.includes(awaited)) arrived(at);
      text = text.slice(text.lastIndexOf('\n\n') + 2);
    }
  };
  read().catch(() => undefined);
  return {
    arrivalOf(ticket) {
      awaited = `event: ticket\ndata: {"id":"${ticket}"}\n\n`;
      return new Promise((resolve) => (arrived = resolve));
    },
    hangUp: () => stop.abort(),
  };
}

/** Changes each ticket. All times are milliseconds from sending the change. */
async function measure({ url, admin }: Served, streams: Stream[], tickets: readonly string[]) {
  const arrivals: number[] = [];
  const last: number[] = [];
  const answered: number[] = [];
  for (const ticket of tickets) {
    const all = Promise.all(streams.map((stream) => stream.arrivalOf(ticket)));
    const started = performance.now();
    const answer = await fetch(`${url}/api/admin/tickets/${ticket}`, {
      method: 'PUT',
      headers: { authorization: admin, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'En Progreso' }),
    });
    if (!answer.ok) throw new Error(`a change was refused with ${answer.status}`);
    await answer.arrayBuffer();
    answered.push(performance.now() - started);
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('a stream did not get an event')), 10_000).unref();
    });
    const times = (await Promise.race([all, late])).map((at) => at - started);
    arrivals.push(...times);
    last.push(Math.max(...times));
  }
  return { arrivals, last, answered };
}
