import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openPostgres } from '../../server/db/postgres.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { createAccount } from '../../server/testing/identityService.ts';
import type { ServerProcess } from '../../server/testing/serverProcess.ts';
import { signIn, withStarted, type Started } from '../hard/servers.ts';
import { seedBigCompany } from './company.ts';
import { fillCompany } from './fillCompany.ts';
import { atShare, median } from './samples.ts';

const TICKETS = 100_000;
/** 200 clients, with so many each. */
const EACH = { projects: TICKETS / 10 / 200, tickets: TICKETS / 200 };
const TIMES = 60;
const WARM_UPS = 20;
const CROWD = 200;

/** A server as in production, with an admin who asks. */
interface Place {
  server: ServerProcess;
  authorization: string;
}

async function embedded(started: Started): Promise<Place> {
  const dataDir = path.join(await started.folder(), 'data');
  await fillCompany(TICKETS)(dataDir);
  const server = await started.server({ DATA_DIR: dataDir }, []);
  const admin = { email: 'admin@demo.pe', password: DEMO_PASSWORD };
  return { server, authorization: await signIn(server.url, admin) };
}

async function onPostgres(started: Started): Promise<Place> {
  const { url } = await started.postgres();
  const db = openPostgres(url, { max: 1 });
  await seedBigCompany(db, EACH.projects, EACH.tickets);
  const admin = await createAccount(db);
  await db.query('update app.profiles set role_id = 4 where id = $1', [admin.id]);
  await db.close();
  const server = await started.server({ DATABASE_URL: url }, []);
  return { server, authorization: await signIn(server.url, admin) };
}

interface Read {
  address: string;
  /** What the 95th percentile may be, in ms. */
  bar: number;
  /** What is searched for, one after the other; otherwise the list is walked page by page. */
  searches?: readonly string[];
}

const PAGE = 25;
const BY_PERSON = 60;

const readsWith = (search: number): Readonly<Record<string, Read>> => ({
  'page of tickets': { address: '/admin/tickets', bar: PAGE },
  'page of projects': { address: '/admin/projects', bar: PAGE },
  'tickets by client': { address: '/admin/tickets?sort=userName', bar: BY_PERSON },
  'projects by client': { address: '/admin/projects?sort=userName', bar: BY_PERSON },
  'projects by manager': { address: '/admin/projects?sort=assigned_to', bar: BY_PERSON },
  'search of tickets': {
    address: '/admin/tickets',
    bar: search,
    searches: ['persona 12', 'formulario 33', 'no envia', 'persona 77 formulario', 'nadie', 'ab'],
  },
  'search of projects': {
    address: '/admin/projects',
    bar: search,
    searches: ['proyecto 4', 'persona 205', 'nadie'],
  },
  'start of the bundle': { address: '/admin/all-data?limit=100', bar: search },
});

const PLACES = [
  { name: 'embedded', open: embedded, reads: readsWith(250) },
  { name: 'Postgres', open: onPostgres, reads: readsWith(150) },
];

/** What lists cost with 100,000 tickets and 10,000 projects, asked for over HTTP as a browser does. */
export async function benchLists(): Promise<void> {
  for (const { name, open, reads } of PLACES) {
    await withStarted(async (started) => {
      const place = await open(started);
      console.log(`\n| ${name} | p95 | median | bar |\n|---|---|---|---|`);
      for (const [what, read] of Object.entries(reads)) {
        const times = await timesOf(place, read);
        const [p95, middle] = [atShare(times, 0.95), median(times)].map((ms) => ms.toFixed(0));
        console.log(`| ${what} | ${p95} ms | ${middle} ms | ${read.bar} ms |`);
      }
      await measureExport(place);
      await measureCrowd(place);
    });
  }
}

async function timesOf(place: Place, { address, searches }: Read): Promise<number[]> {
  const times: number[] = [];
  const asked = new URL(address, 'http://localhost');
  // The first ones warm the server up.
  for (let time = -WARM_UPS; time < TIMES; time += 1) {
    if (searches)
      asked.searchParams.set('search', searches[(time + WARM_UPS) % searches.length] ?? '');
    const begun = performance.now();
    const answer = await ask(place, asked.pathname + asked.search);
    const { next } = (await answer.json()) as { next?: string | null };
    if (time >= 0) times.push(performance.now() - begun);
    if (next && !searches) asked.searchParams.set('cursor', next);
  }
  return times;
}

/** All tickets as a file for Excel, while somebody else reads. */
async function measureExport(place: Place): Promise<void> {
  const memory = [memoryOf(place)];
  const times: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const begun = performance.now();
      await ask(place, '/data/dashboard').then((answer) => answer.text());
      times.push(performance.now() - begun);
      memory.push(memoryOf(place));
      await pause(20);
    }
  };
  const watching = watch();
  const begun = performance.now();
  const file = await ask(place, '/admin/export/tickets.xlsx').then((answer) =>
    answer.arrayBuffer(),
  );
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await watching;
  const [before = 0] = memory;
  console.log(
    `\n${TICKETS} tickets as a file: ${seconds.toFixed(1)} s, ${(file.byteLength / 1e6).toFixed(1)} MB; memory ` +
      `${before} → ${Math.max(...memory)} MB; somebody else’s dashboard p99 ${atShare(times, 0.99).toFixed(0)} ms`,
  );
}

/** Many who open the panel at once: nobody is refused because others ask too. */
async function measureCrowd({ server, authorization }: Place): Promise<void> {
  const { statusCodeStats, errors, latency } = await autocannon({
    url: `${server.url}/api/admin/all-data?limit=100`,
    headers: { authorization },
    connections: CROWD,
    amount: CROWD * 3,
    timeout: 20,
  });
  const answers = Object.entries(statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => `${count} × ${status}`,
  );
  console.log(
    `the bundle over ${CROWD} connections: ${answers.join(', ')}, ${errors} without an answer, p99 ${latency.p99} ms`,
  );
}

async function ask({ server, authorization }: Place, address: string): Promise<Response> {
  const answer = await fetch(`${server.url}/api${address}`, { headers: { authorization } });
  if (answer.status !== 200) throw new Error(`${answer.status} of ${address}`);
  return answer;
}

/** Resident, in MB. */
function memoryOf({ server }: Place): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], {
    encoding: 'utf8',
  });
  return Math.round(Number(kilobytes) / 1024);
}
