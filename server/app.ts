import { randomUUID } from 'node:crypto';
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
import { eventsRoutes, type EventsServices } from './features/events/eventsRoutes.ts';
import { historyRoutes } from './features/history/historyRoutes.ts';
import { ideasRoutes, type IdeasServices } from './features/ideas/ideasRoutes.ts';
import { listsRoutes } from './features/lists/listsRoutes.ts';
import { newsletterPlugin } from './features/newsletter/newsletterPlugin.ts';
import {
  newsletterRoutes,
  type NewsletterServices,
} from './features/newsletter/newsletterRoutes.ts';
import { noticesRoutes } from './features/notices/noticesRoutes.ts';
import { projectsRoutes } from './features/projects/projectsRoutes.ts';
import { staffRoutes, type StaffServices } from './features/staff/staffRoutes.ts';
import { fileDownloads } from './features/tickets/ticketFiles.ts';
import { ticketsRoutes, type TicketsServices } from './features/tickets/ticketsRoutes.ts';
import { identityPlugin, type IdentityOptions } from './identity/identityPlugin.ts';
import { mailboxPlugin } from './mail/mailbox/mailboxPlugin.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { VerifyToken } from './plugins/accessTokens.ts';
import { answerBrokenRequest, brokenRequestsPlugin } from './plugins/brokenRequests.ts';
import { closingPlugin } from './plugins/closing.ts';
import { connectionCap } from './plugins/connectionCap.ts';
import { contentSecurityPolicy } from './plugins/contentSecurityPolicy.ts';
import { contractRoutes } from './plugins/contractRoutes.ts';
import { allowOrigins } from './plugins/cors.ts';
import { answerNotFound, errorsPlugin, sendError } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.ts';
import { readJson } from './plugins/jsonBodies.ts';
import { loggingPlugin } from './plugins/logging.ts';
import { REQUEST_ID_HEADER, requestIdsPlugin } from './plugins/requestIds.ts';
import { securityHeadersPlugin } from './plugins/securityHeaders.ts';
import { answerUnreadable, sitePlugin, type Site } from './plugins/site.ts';
import { slowBodiesPlugin } from './plugins/slowBodies.ts';
import type { Settings } from './settings.ts';

/** The largest body the API reads, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * A client that takes longer to send its headers, or all of a form with files, is hung up on; other requests
 * have less time (plugins/slowBodies.ts). 50 MB take five minutes at 1.3 Mbit/s.
 */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 5 * 60_000;

/** How often Node looks for such clients; by default only each 30 s. */
const LOOK_FOR_SLOW_CLIENTS_MS = 1_000;

/** Each feature names what it needs. */
export interface Services
  extends
    ComplaintsServices,
    ContactServices,
    EventsServices,
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
  /** `RATE_LIMITS=off` lifts the cap on one network's connections. */
  limited: boolean;
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
  /** Where embedded mode keeps its data; `null` where the database is elsewhere. */
  dataDir: string | null;
  /** Addresses the built client calls, for the policy's `connect-src`. */
  clientCalls: readonly string[];
  version: string;
  /** Counts requests where METRICS_PORT is set. */
  metrics: Metrics | null;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** The whole server, assembled from what it is given; opens nothing and listens nowhere. */
export function buildApp(deps: AppDependencies): FastifyInstance {
  const { settings, site } = deps;
  const app = Fastify({
    logger: deps.logger,
    // One line a request, ours: server/plugins/logging.ts.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // plugins/brokenRequests.ts asks for it, and says so.
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_FOR_SLOW_CLIENTS_MS,
    },
    trustProxy: trustedProxies(settings.trustProxy),
    // While closing, what arrives on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors: site ? answerUnreadable : sendError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.register(errorsPlugin);
  app.register(loggingPlugin);
  app.register(requestIdsPlugin);
  app.register(securityHeadersPlugin, {
    policy: contentSecurityPolicy({
      html: site?.html ?? '',
      calls: deps.clientCalls,
      googleCaptcha: deps.captcha.google,
    }),
  });
  if (deps.metrics) app.register(deps.metrics.plugin);
  app.register(brokenRequestsPlugin);
  app.register(slowBodiesPlugin);
  app.register(closingPlugin);
  // All that comes by way of a proxy is of one address.
  if (deps.limited && settings.trustProxy === false) app.register(connectionCap);
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
  allowOrigins(api, { origins: deps.settings.corsOrigins, exposed: REQUEST_ID_HEADER });
  api.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    // Before the body is read: what is wrong with it matters nowhere.
    if (request.is404) void answerNotFound(request, reply);
    else next();
  });
  api.setNotFoundHandler(answerNotFound);
  healthRoutes(api, {
    ...{ db: deps.db, dataDir: deps.dataDir },
    ...{ version: deps.version, mode: deps.settings.mode },
  });
  if (deps.settings.mode === 'embedded') await apiDocs(api, deps.version);
  const { db, verifyToken, services } = deps;
  const routes = contractRoutes(api, { db, verifyToken, wakeMailer: services.wakeMailer });
  adminDataRoutes(routes);
  complaintsRoutes(routes, services);
  contactRoutes(routes, services);
  eventsRoutes(api, routes, { db, ...services });
  fileDownloads(api, { db, ...services });
  historyRoutes(routes);
  ideasRoutes(routes, services);
  listsRoutes(routes, services);
  newsletterRoutes(routes, services);
  noticesRoutes(routes);
  projectsRoutes(routes);
  staffRoutes(routes, db, services);
  ticketsRoutes(routes, services);
}
