import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDependencies, type Services } from '../app.ts';
import type { Database } from '../db/port.ts';
import { newsletterLinks } from '../features/newsletter/newsletterLinks.ts';
import { loggerOptions } from '../plugins/logging.ts';

/** A database that is down. */
export const downDatabase: Database = {
  kind: 'postgres',
  query: () => Promise.reject(new Error('connection refused')),
  transaction: () => Promise.reject(new Error('connection refused')),
  script: () => Promise.reject(new Error('connection refused')),
  listen: (_channel, { onLost }) => {
    onLost();
    return Promise.resolve(() => Promise.resolve());
  },
  close: () => Promise.resolve(),
};

/** Services without effect, except those that a test provides. */
export function testServices(given: Partial<Services> = {}): Services {
  return {
    wakeMailer: () => undefined,
    ideas: { generate: () => Promise.resolve({ ideas: [], engine: 'local' }) },
    limits: { take: () => Promise.resolve(), check: () => Promise.resolve() },
    filesMaxBytes: 10 * 1024 ** 3,
    agencyAddress: 'agencia@example.pe',
    complaintCopiesADay: Infinity,
    siteUrl: 'http://localhost:5001',
    gatherMailMs: 5 * 60_000,
    lookAtStreamsEveryMs: 20_000,
    now: () => new Date(),
    identityAdmin: {
      createAccount: () => Promise.reject(new Error('no identity provider')),
      inviteAccount: () => Promise.reject(new Error('no identity provider')),
      inviteAgain: () => Promise.reject(new Error('no identity provider')),
      removeAccount: () => Promise.resolve(),
      setActive: () => Promise.resolve(),
    },
    captcha: { check: () => Promise.resolve() },
    newsletter: { links: newsletterLinks('http://localhost:5001'), mailsAnHour: 3 },
    ...given,
  };
}

/** An app with only the dependencies that a test provides, and its log lines. */
export function testApp(given: Partial<AppDependencies> = {}): {
  app: FastifyInstance;
  logged: string[];
} {
  const logged: string[] = [];
  const app = buildApp({
    db: downDatabase,
    settings: { mode: 'staging', corsOrigins: [], trustProxy: false },
    verifyToken: () => Promise.resolve(null),
    limited: false,
    services: testServices(),
    identity: null,
    captcha: { google: false, standIn: null },
    mailbox: false,
    site: null,
    dataDir: null,
    clientCalls: [],
    version: '0.0.0-test',
    metrics: null,
    logger: loggerOptions({ write: (line) => logged.push(line) }),
    ...given,
  });
  return { app, logged };
}
