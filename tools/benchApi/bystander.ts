import autocannon from 'autocannon';
import { parentPort, workerData } from 'node:worker_threads';

/** Input: one person loads their dashboard while others read long lists. */
export interface Bystander {
  url: string;
  /** The Authorization headers of that person and of the readers. */
  waiting: string;
  reading: readonly string[];
  seconds: number;
}

export interface Waited {
  /** Milliseconds per dashboard, without and with the readers. */
  quiet: number[];
  busy: number[];
  /** The number of lists that the readers got. */
  lists: number;
}

/** Runs in a separate thread, so that sending requests does not use the server's CPU time. */
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
if (result.non2xx > 0) throw new Error(`${result.non2xx} requests for lists failed`);
const waited: Waited = { quiet, busy, lists: result['2xx'] };
parentPort?.postMessage(waited);
