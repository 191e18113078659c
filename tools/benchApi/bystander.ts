import autocannon from 'autocannon';
import { parentPort, workerData } from 'node:worker_threads';

/** What one person waits for while others read much. */
export interface Bystander {
  url: string;
  /** The bearer of who waits, and of those who read. */
  waiting: string;
  reading: readonly string[];
  seconds: number;
}

export interface Waited {
  /** Milliseconds that each dashboard took, with nobody else there and among the readers. */
  quiet: number[];
  busy: number[];
  /** How many lists were read meanwhile. */
  lists: number;
}

/** Runs in a thread of its own, so that asking does not take the server's time. */
const { url, waiting, reading, seconds } = workerData as Bystander;

async function dashboards(): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/data/dashboard`, {
      headers: { authorization: waiting },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the dashboard answered ${answer.status}`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

await dashboards();
const quiet = await dashboards();
let clients = 0;
const load = autocannon({
  url: `${url}/api/data/tickets`,
  connections: reading.length,
  duration: seconds + 2,
  timeout: 60,
  requests: [{}],
  setupClient(client) {
    const next = reading[clients++ % reading.length];
    client.setHeaders({ authorization: next ?? '', 'accept-encoding': 'gzip, deflate, br' });
  },
});
await new Promise((resolve) => setTimeout(resolve, 1000));
const busy = await dashboards();
const result = await load;
if (result.non2xx > 0) throw new Error(`${result.non2xx} lists were refused`);
const waited: Waited = { quiet, busy, lists: result['2xx'] };
parentPort?.postMessage(waited);
