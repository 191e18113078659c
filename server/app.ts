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
import { clientsRoutes } from './features/people/clientsRoutes.ts';
import { contactRoutes, type ContactServices } from './features/contact/contactRoutes.ts';
import { eventsRoutes, type EventsServices } from './features/events/eventsRoutes.ts';
import { historyRoutes } from './features/history/historyRoutes.ts';
import { ideasRoutes, type IdeasServices } from './features/ideas/ideasRoutes.ts';
import { listsRoutes } from './features/lists/listsRoutes.ts';
import {
  contactMessagesRoutes,
  type ContactMessagesServices,
} from './features/contactMessages/contactMessagesRoutes.ts';
import { newsletterPlugin } from './features/newsletter/newsletterPlugin.ts';
import {
  newsletterRoutes,
  type NewsletterServices,
} from './features/newsletter/newsletterRoutes.ts';
import { accountRoutes } from './features/account/accountRoutes.ts';
import { noticesRoutes } from './features/notices/noticesRoutes.ts';
import { projectsRoutes, type ProjectsServices } from './features/projects/projectsRoutes.ts';
import { objectsRoutes } from './features/projects/objectsRoutes.ts';
import { searchRoutes } from './features/search/searchRoutes.ts';
import { staffRoutes, type StaffServices } from './features/people/staffRoutes.ts';
import { ticketsRoutes, type TicketsServices } from './features/tickets/ticketsRoutes.ts';
import { fileDownloads } from './files/files.ts';
import { filesRoutes } from './files/filesRoutes.ts';
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
import { diskRoomPlugin } from './plugins/diskRoom.ts';
import { answerNotFound, errorsPlugin, sendError } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.ts';
import { readJson } from './plugins/jsonBodies.ts';
import { loggingPlugin } from './plugins/logging.ts';
import { REQUEST_ID_HEADER, requestIdsPlugin } from './plugins/requestIds.ts';
import { securityHeadersPlugin } from './plugins/securityHeaders.ts';
import { answerUnreadable, sitePlugin, type Site } from './plugins/site.ts';
import { slowBodiesPlugin } from './plugins/slowBodies.ts';
import type { Settings } from './settings.ts';

/** Largest request body the API accepts, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * Clients that take longer than this to send their headers, or a form with files, are
 * disconnected. Other requests have less time, and forms must keep a pace
 * (plugins/slowBodies.ts). 50 MB take five minutes at 1.4 Mbit/s.
 */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 5 * 60_000;

/** How often Node checks for such clients. Its default is every 30 s. */
const SLOW_CLIENT_CHECK_MS = 1_000;

/** What the features need beyond the database. */
export interface Services
  extends
    ComplaintsServices,
    ContactServices,
    EventsServices,
    IdeasServices,
    ContactMessagesServices,
    NewsletterServices,
    ProjectsServices,
    StaffServices,
    TicketsServices {
  /** Sends pending mail now instead of at the next poll. */
  wakeMailer: () => void;
}

export interface AppDependencies {
  db: Database;
  settings: Pick<Settings, 'mode' | 'corsOrigins' | 'trustProxy'>;
  verifyToken: VerifyToken;
  /** `RATE_LIMITS=off` lifts the connection cap per network. */
  limited: boolean;
  services: Services;
  /** Embedded identity; `null` when a hosted provider is used. */
  identity: IdentityOptions | null;
  /**
   * `google`: forms are verified by Google. `standIn`: options of the stand-in that embedded
   * mode serves.
   */
  captcha: { google: boolean; standIn: StandInOptions | null };
  /** Whether `/dev/mailbox` shows the mails. */
  mailbox: boolean;
  /** The built client; `null` serves the API alone. */
  site: Site | null;
  /** Where embedded mode keeps its data; `null` in the other modes. */
  dataDir: string | null;
  /** Addresses that the built client calls, for the policy's `connect-src`. */
  clientCalls: readonly string[];
  version: string;
  /** Request metrics; `null` without METRICS_PORT. */
  metrics: Metrics | null;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Assembles the whole server from its dependencies. It opens no resource and does not listen. */
export function buildApp(deps: AppDependencies): FastifyInstance {
  const { settings, site } = deps;
  const app = Fastify({
    logger: deps.logger,
    // server/plugins/logging.ts writes one line per request.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      // plugins/brokenRequests.ts checks the Host header and answers in Spanish.
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS,
    },
    trustProxy: trustedProxies(settings.trustProxy),
    // Requests that arrive on open connections while closing are still served.
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
  if (deps.dataDir !== null) app.register(diskRoomPlugin, { dataDir: deps.dataDir });
  app.register(closingPlugin);
  // Behind a proxy all connections share the proxy's address.
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

/** Fastify no longer accepts a number of hops; it takes a function that counts them. */
function trustedProxies(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_ip: string, hop: number) => hop < setting : setting;
}

async function apiRoutes(api: FastifyInstance, { deps }: { deps: AppDependencies }) {
  api.setValidatorCompiler(validatorCompiler);
  // Response schemas only type the handlers. They are not enforced at run time: one odd row must
  // never fail a whole answer (API-4).
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  readJson(api);
  allowOrigins(api, { origins: deps.settings.corsOrigins, exposed: REQUEST_ID_HEADER });
  api.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    // An unknown address is a 404 whatever its body, so answer before reading it.
    if (request.is404) void answerNotFound(request, reply);
    else next();
  });
  api.setNotFoundHandler(answerNotFound);
  if (deps.settings.mode === 'embedded') await apiDocs(api, deps.version);
  const { db, verifyToken, services } = deps;
  const routes = contractRoutes(api, { db, verifyToken, wakeMailer: services.wakeMailer });
  adminDataRoutes(routes);
  complaintsRoutes(routes, services);
  contactRoutes(routes, services);
  const isListening = eventsRoutes(api, routes, { db, ...services });
  healthRoutes(api, { db, isListening, version: deps.version, mode: deps.settings.mode });
  fileDownloads(api, { db, ...services });
  filesRoutes(routes, services);
  historyRoutes(routes);
  ideasRoutes(routes, services);
  listsRoutes(routes, services);
  contactMessagesRoutes(routes, services);
  newsletterRoutes(routes, services);
  noticesRoutes(routes);
  objectsRoutes(routes, services);
  accountRoutes(routes, services);
  projectsRoutes(routes, services);
  searchRoutes(routes, services);
  staffRoutes(routes, db, services);
  clientsRoutes(routes);
  ticketsRoutes(routes, services);
}
