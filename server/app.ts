import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { apiDocs } from './apiDocs/apiDocs.ts';
import { standInPlugin, type StandInOptions } from './captcha/standIn/standInPlugin.ts';
import type { Database } from './db/port.ts';
import { adminDataRoutes } from './features/adminData/adminDataRoutes.ts';
import {
  complaintsRoutes,
  type ComplaintsServices,
} from './features/complaints/complaintsRoutes.ts';
import { contactRoutes, type ContactServices } from './features/contact/contactRoutes.ts';
import { ideasRoutes, type IdeasServices } from './features/ideas/ideasRoutes.ts';
import { newsletterPlugin } from './features/newsletter/newsletterPlugin.ts';
import {
  newsletterRoutes,
  type NewsletterServices,
} from './features/newsletter/newsletterRoutes.ts';
import { projectsRoutes } from './features/projects/projectsRoutes.ts';
import { staffRoutes, type StaffServices } from './features/staff/staffRoutes.ts';
import { ticketsRoutes, type TicketsServices } from './features/tickets/ticketsRoutes.ts';
import { identityPlugin, type IdentityOptions } from './identity/identityPlugin.ts';
import { mailboxPlugin } from './mail/mailbox/mailboxPlugin.ts';
import type { VerifyToken } from './plugins/accessTokens.ts';
import { answerBrokenRequest, brokenRequestsPlugin } from './plugins/brokenRequests.ts';
import { contentSecurityPolicy } from './plugins/contentSecurityPolicy.ts';
import { contractRoutes } from './plugins/contractRoutes.ts';
import { allowOrigins } from './plugins/cors.ts';
import { answerNotFound, errorsPlugin, sendError } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.ts';
import { readJson } from './plugins/jsonBodies.ts';
import { loggingPlugin } from './plugins/logging.ts';
import { securityHeadersPlugin } from './plugins/securityHeaders.ts';
import { answerUnreadable, sitePlugin, type Site } from './plugins/site.ts';
import type { Settings } from './settings.ts';

/** The largest body the API reads, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** A client that takes longer to send its request is hung up on. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Each feature names what it needs. */
export interface Services
  extends
    ComplaintsServices,
    ContactServices,
    IdeasServices,
    NewsletterServices,
    StaffServices,
    TicketsServices {
  /** Sends what the outbox holds, without waiting for the next look at it. */
  wakeMailer: () => void;
}

export interface AppDependencies {
  db: Database;
  settings: Pick<Settings, 'mode' | 'corsOrigins' | 'trustProxy'>;
  verifyToken: VerifyToken;
  /** What the features need beyond the database. */
  services: Services;
  /** Embedded identity; `null` beside a hosted provider. */
  identity: IdentityOptions | null;
  /** Whether forms ask Google; the options of the stand-in where embedded mode serves one. */
  captcha: { google: boolean; standIn: StandInOptions | null };
  /** Whether mails are read at `/dev/mailbox`. */
  mailbox: boolean;
  /** The built client; `null` serves the API alone. */
  site: Site | null;
  /** Addresses the built client calls, for the policy's `connect-src`. */
  clientCalls: readonly string[];
  version: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The whole server, assembled from what it is given; opens nothing and listens nowhere. */
export function buildApp(deps: AppDependencies): FastifyInstance {
  const { settings, site } = deps;
  const app = Fastify({
    logger: deps.logger,
    // One line a request, ours: server/plugins/logging.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // plugins/brokenRequests.ts asks for it, and says so.
    http: { requireHostHeader: false },
    trustProxy: trustedProxies(settings.trustProxy),
    // While closing, what arrives on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors: site ? answerUnreadable : sendError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.register(errorsPlugin);
  app.register(loggingPlugin);
  app.register(securityHeadersPlugin, {
    policy: contentSecurityPolicy({
      html: site?.html ?? '',
      calls: deps.clientCalls,
      googleCaptcha: deps.captcha.google,
    }),
  });
  app.register(brokenRequestsPlugin);
  app.register(apiRoutes, { prefix: '/api', deps });
  if (deps.identity) app.register(identityPlugin, deps.identity);
  app.register(newsletterPlugin, {
    prefix: '/newsletter',
    db: deps.db,
    links: deps.services.newsletter.links,
    wakeMailer: deps.services.wakeMailer,
  });
  const { standIn } = deps.captcha;
  if (standIn) app.register(standInPlugin, { prefix: '/recaptcha', ...standIn });
  if (deps.mailbox) app.register(mailboxPlugin, { prefix: '/dev', db: deps.db });
  if (site) app.register(sitePlugin, site);
  else app.setNotFoundHandler(answerNotFound);
  return app;
}

/** Fastify counts hops by a function; a number it no longer takes. */
function trustedProxies(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_ip: string, hop: number) => hop < setting : setting;
}

async function apiRoutes(api: FastifyInstance, { deps }: { deps: AppDependencies }) {
  api.setValidatorCompiler(validatorCompiler);
  // Response schemas give the handlers their types; they judge nothing at run time: an odd row must
  // never fail a bundle (API-4).
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  readJson(api);
  allowOrigins(api, { origins: deps.settings.corsOrigins });
  api.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    // Before the body is read: what is wrong with it matters nowhere.
    if (request.is404) void answerNotFound(request, reply);
    else next();
  });
  api.setNotFoundHandler(answerNotFound);
  healthRoutes(api, { db: deps.db, version: deps.version, mode: deps.settings.mode });
  if (deps.settings.mode === 'embedded') await apiDocs(api, deps.version);
  const { db, verifyToken, services } = deps;
  const routes = contractRoutes(api, { db, verifyToken, wakeMailer: services.wakeMailer });
  adminDataRoutes(routes);
  complaintsRoutes(routes, services);
  contactRoutes(routes, services);
  ideasRoutes(routes, services);
  newsletterRoutes(routes, services);
  projectsRoutes(routes);
  staffRoutes(routes, db, services);
  ticketsRoutes(routes, services);
}
