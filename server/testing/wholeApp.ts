import type { FastifyInstance } from 'fastify';
import { openCaptcha } from '../captcha/captcha.ts';
import { VERIFY_PATH } from '../captcha/standIn/standInPlugin.ts';
import { signToken } from '../captcha/standIn/standInTokens.ts';
import type { CaptchaAction } from '../captcha/verdict.ts';
import type { Database } from '../db/port.ts';
import { openIdeaEngine } from '../features/ideas/ideaEngine.ts';
import { openIdentityAdmin } from '../features/people/identityAdmin.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { tokenVerifier } from '../plugins/accessTokens.ts';
import { loopback } from '../start/loopback.ts';
import { seedCompany, type Cast } from './company.ts';
import { testApp, testServices } from './testApp.ts';
import { ISSUER, tokenMint, type TokenMint } from './tokenMint.ts';

const SECRET = 'secreto-del-suplente';
const SERVICE_KEY = 'llave-de-servicio';
const HOST = 'localhost';

/** Reads its examples once a process. */
const ideas = openIdeaEngine(null);

/** The server as in embedded mode, on a database with the seeded company and without limits. */
export interface WholeApp {
  app: FastifyInstance;
  db: Database;
  cast: Cast;
  mint: TokenMint;
  /** A single-use captcha token for a form. */
  captchaToken(action: CaptchaAction): string;
}

export async function wholeApp(db: Database, dataDir: string | null = null): Promise<WholeApp> {
  const cast = await seedCompany(db);
  const mint = await tokenMint();
  const own = loopback();
  const provider = { url: `http://${HOST}`, serviceRoleKey: SERVICE_KEY, fetch: own.fetch };
  const verifier = { url: `http://${HOST}${VERIFY_PATH}`, secret: SECRET, fetch: own.fetch };
  const { app } = testApp({
    db,
    dataDir,
    verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }),
    services: testServices({
      identityAdmin: openIdentityAdmin(provider),
      ideas,
      captcha: openCaptcha(db, { ...verifier, hosts: [HOST] }),
    }),
    identity: {
      db,
      siteUrl: `http://${HOST}`,
      anonKey: 'local-anon-key',
      serviceRoleKey: SERVICE_KEY,
      mail: { enqueue: enqueueMail, wake: () => undefined },
      autoconfirm: false,
      rateLimits: false,
      sessionLength: { idle: 30, max: 90 },
    },
    captcha: { google: false, standIn: { db, secret: SECRET } },
  });
  own.connect(app);
  // Identity generates its keys.
  await app.ready();
  return {
    app,
    db,
    cast,
    mint,
    captchaToken: (action) =>
      signToken(SECRET, { action, hostname: HOST, challenge_ts: new Date().toISOString() }),
  };
}
