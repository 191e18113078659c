import Fastify from 'fastify';
import { migrate } from '../server/db/migrate.ts';
import { openPglite } from '../server/db/pglite.ts';
import { identityPlugin } from '../server/identity/identityPlugin.ts';
import { hashPassword } from '../server/identity/passwords.ts';
import { addUser, newUser } from '../server/identity/users.ts';
import { enqueueMail } from '../server/mail/outbox.ts';
import { median } from './samples.ts';

/**
 * `npm run bench:login [rounds]`: tests whether response times reveal who has an account. Sends a
 * known and an unknown address alternately, over HTTP on the embedded database. The bar is 1.5 ×.
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WARM_UP = 2;
const PASSWORD = 'una-clave-que-nadie-usa';

const db = await openPglite('memory://');
await migrate(db, { bootstrap: true });
const app = Fastify();
await app.register(identityPlugin, {
  db,
  siteUrl: 'http://localhost',
  anonKey: 'anon',
  serviceRoleKey: 'service',
  mail: { enqueue: enqueueMail, wake: () => undefined },
  autoconfirm: false,
  rateLimits: false,
  sessionLength: { idle: 30, max: 90 },
});
const passwordHash = await hashPassword('otra-clave-2026');
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const CALLS = {
  login: (email: string) => ask('/token?grant_type=password', { email, password: PASSWORD }),
  signup: (email: string) => ask('/signup', { email, password: PASSWORD }),
  recover: (email: string) => ask('/recover', { email }),
  resend: (email: string) => ask('/resend', { email, type: 'signup' }),
};

console.log(`median of ${ROUNDS}, ms    known  unknown  ratio`);
for (const [name, call] of Object.entries(CALLS)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const email = freshEmail();
    const confirmed = name !== 'resend';
    const fullName = 'Rosa Quispe';
    await addUser(db, newUser({ email, passwordHash, fullName, confirmed, now: new Date() }));
    const times = [await call(email), await call(freshEmail())] as const;
    if (round < 0) continue;
    known.push(times[0]);
    unknown.push(times[1]);
  }
  const [a, b] = [median(known), median(unknown)];
  const ratio = Math.max(a, b) / Math.min(a, b);
  console.log(
    name.padEnd(16) + [a.toFixed(1), b.toFixed(1)].map(column).join('') + column(ratio.toFixed(2)),
  );
}
await app.close();
await db.close();

/** @returns milliseconds to the end of the answer */
async function ask(path: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return performance.now() - started;
}

function freshEmail(): string {
  return `${crypto.randomUUID()}@example.pe`;
}

function column(text: string): string {
  return text.padStart(9);
}
