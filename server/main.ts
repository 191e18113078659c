import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildApp, type Services } from './app.ts';
import { withDiskReserve } from './db/diskSpace.ts';
import { releaseAllClaims } from './db/idempotency.ts';
import { printSql, withSqlLog } from './db/sqlLog.ts';
import { timeLimitedDatabase } from './db/unavailable.ts';
import { DEMO_PASSWORD } from './demo/demoAccounts.ts';
import { openCallLimits } from './plugins/callLimits.ts';
import { startBanRepair } from './features/people/bans.ts';
import { startReminders } from './features/projects/reminders.ts';
import { openIdeaEngine } from './features/ideas/ideaEngine.ts';
import { openMetrics } from './metrics/metrics.ts';
import { loggerOptions } from './plugins/logging.ts';
import { readSite } from './plugins/site.ts';
import { readSettings } from './settings.ts';
import { listenError } from './start/freePort.ts';
import { loopback } from './start/loopback.ts';
import { openCaptchaService } from './start/openCaptcha.ts';
import { openIdentity } from './start/openIdentity.ts';
import { complaintCopiesADay } from './start/openComplaints.ts';
import { agencyAddress, hasMailbox, openMail } from './start/openMail.ts';
import { gatherMailMs } from './start/openTickets.ts';
import { openNewsletter } from './start/openNewsletter.ts';
import { openStaffAccounts } from './start/openStaffAccounts.ts';
import { prepare } from './start/prepare.ts';
import { recipientsOf } from './start/recipients.ts';
import { serveMetrics } from './start/serveMetrics.ts';
import { startErrorLine } from './start/startError.ts';
import { startWarnings } from './start/startWarnings.ts';
import { closeWithin, stopOnSignals } from './start/stopOnSignals.ts';
import { startWatchdog } from './start/watchdog.ts';
import { welcomeText } from './start/welcome.ts';

/**
 * `npm start`: reads the settings, locks the data directory, builds the client, opens database
 * and identity, then listens. With `--no-build` it serves the client as built before, or not at
 * all: `npm run dev` serves it itself.
 *
 * @param stop aborts the start; whatever was opened is closed before the error propagates
 * @returns shuts the server down gracefully
 */
async function start(stop: AbortSignal): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '..');
  const settings = readSettings(process.env);
  const build = !process.argv.includes('--no-build');
  const opened = await prepare(settings, { root, env: process.env, build, stop });
  const { demoAccounts, close } = opened;
  const dataDir = settings.mode === 'embedded' ? settings.dataDir : null;
  if (dataDir !== null) {
    await startWatchdog();
    // Only one process uses an embedded database, so claims that are left belong to a process that
    // died.
    await releaseAllClaims(opened.db);
  }
  const logged = settings.sqlLog ? withSqlLog(opened.db, printSql) : opened.db;
  const db = timeLimitedDatabase(dataDir === null ? logged : withDiskReserve(logged, dataDir));
  const mail = openMail(settings, db);
  const identity = await openIdentity(settings, db, mail);
  const ownCalls = loopback();
  const { captcha, standIn } = await openCaptchaService(settings, db, ownCalls.fetch);
  const limited = settings.mode === 'hosted' || settings.rateLimits;
  const version = await readVersion(root);
  const metrics = settings.metricsPort === null ? null : openMetrics(db);
  const services: Services = {
    wakeMailer: mail.wake,
    ideas: openIdeaEngine(settings.ideas),
    limits: openCallLimits(db, limited),
    filesMaxBytes: settings.filesMaxBytes,
    agencyAddress: agencyAddress(settings),
    complaintCopiesADay: complaintCopiesADay(limited),
    siteUrl: settings.siteUrl,
    gatherMailMs: gatherMailMs(limited),
    lookAtStreamsEveryMs: 20_000,
    now: () => new Date(),
    identityAdmin: openStaffAccounts(settings, identity.embedded, ownCalls.fetch),
    captcha,
    newsletter: openNewsletter(settings),
  };
  const app = buildApp({
    metrics,
    db,
    settings,
    verifyToken: identity.verifyToken,
    limited,
    services,
    identity: identity.embedded,
    captcha: { google: settings.recaptcha !== null, standIn },
    mailbox: hasMailbox(settings),
    site: await readSite(path.join(root, 'dist'), {
      siteUrl: settings.siteUrl,
      recipients: recipientsOf(settings),
    }),
    dataDir,
    clientCalls: [settings.apiBaseUrl, settings.mode === 'hosted' ? settings.supabaseUrl : ''],
    version,
    logger: loggerOptions(),
  });
  ownCalls.connect(app);
  let stopMetrics: (() => void) | undefined;
  const end = async () => {
    stopMetrics?.();
    await Promise.all([closeWithin(app), mail.stop()]);
    await close();
  };
  try {
    await app.listen({
      port: settings.port,
      host: settings.host,
      listenTextResolver: (address) => `Escucha en ${address}`,
    });
    if (metrics && settings.metricsPort !== null) {
      stopMetrics = await serveMetrics(metrics, {
        port: settings.metricsPort,
        host: settings.host,
      });
    }
  } catch (error) {
    await end();
    throw listenError(error, settings.port, settings.host);
  }
  mail.start(app.log);
  const stopReminders = startReminders(db, services, app.log);
  const stopBanRepair = startBanRepair(db, services.identityAdmin, app.log);
  const demo = demoAccounts.length > 0 ? { password: DEMO_PASSWORD, accounts: demoAccounts } : null;
  console.log(welcomeText(settings, version, demo, process.uptime()));
  for (const line of startWarnings(settings, process.env)) console.warn(line);
  return async () => {
    await Promise.all([stopReminders(), stopBanRepair()]);
    await end();
  };
}

async function readVersion(root: string): Promise<string> {
  const manifest = await readFile(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

const stop = stopOnSignals();
try {
  const end = await start(stop);
  if (!stop.aborted) await once(stop, 'abort');
  await end();
} catch (error) {
  if (!stop.aborted) console.error(startErrorLine(error));
  else if (error !== stop.reason) console.error(error);
  process.exit(error === stop.reason ? 0 : 1);
}
process.exit(0);
