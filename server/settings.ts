import path from 'node:path';
import * as z from 'zod/mini';
import type { Sender } from './mail/transport.ts';
import * as rule from './settingRules.ts';

const DEFAULT_PORT = 5001;

const Environment = z.object({
  ...rule.clientRules,
  PORT: rule.port('PORT'),
  METRICS_PORT: rule.port('METRICS_PORT'),
  HOST: rule.text('127.0.0.1'),
  SITE_URL: rule.address('SITE_URL', ['http:', 'https:']),
  CORS_ORIGINS: rule.origins,
  TRUST_PROXY: rule.proxies,
  DATA_DIR: rule.text('.data'),
  DATABASE_URL: rule.address('DATABASE_URL', ['postgres:', 'postgresql:']),
  SUPABASE_SERVICE_ROLE_KEY: rule.optionalText,
  RECAPTCHA_SECRET: rule.optionalText,
  RECAPTCHA_VERIFY_URL: rule.address('RECAPTCHA_VERIFY_URL', ['http:', 'https:']),
  SMTP_URL: rule.address('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_FROM: rule.sender,
  AGENCY_EMAIL: rule.mailAddress('AGENCY_EMAIL'),
  IDEAS_API_URL: rule.address('IDEAS_API_URL', ['http:', 'https:']),
  IDEAS_API_KEY: rule.optionalText,
  IDEAS_MODEL: rule.optionalText,
  IDENTITY_AUTOCONFIRM: rule.flag('IDENTITY_AUTOCONFIRM', { on: 'true', off: 'false' }, 'off'),
  FILES_MAX_GB: rule.gigabytes('FILES_MAX_GB', '10'),
  RATE_LIMITS: rule.flag('RATE_LIMITS', { on: 'on', off: 'off' }, 'on'),
  SESSION_IDLE_DAYS: rule.days('SESSION_IDLE_DAYS', '30'),
  SESSION_MAX_DAYS: rule.days('SESSION_MAX_DAYS', '90'),
  DEMO_DATA: rule.flag('DEMO_DATA', { on: 'on', off: 'off' }, 'on'),
  MAILBOX: rule.flag('MAILBOX', { on: 'on', off: 'off' }, 'on'),
  SQL_LOG: rule.flag('SQL_LOG', { on: '1', off: '0' }, 'off'),
});
type Environment = z.infer<typeof Environment>;

interface CommonSettings {
  port: number;
  /** Port of the Prometheus metrics; `null` serves none. */
  metricsPort: number | null;
  host: string;
  /**
   * Public origin of the site, without a trailing slash: used in mail links and as the embedded
   * identity's issuer.
   */
  siteUrl: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Fastify's `trustProxy`: whose `X-Forwarded-*` headers are trusted. */
  trustProxy: false | number | string[];
  /** Address at which the built client calls the API: a path on the same host, or absolute. */
  apiBaseUrl: string;
  recaptcha: { siteKey: string; secret: string; verifyUrl: string | null } | null;
  /**
   * Without `smtpUrl`, embedded mode on this machine shows mails in its mailbox; elsewhere they
   * wait.
   */
  mail: { smtpUrl: string | null; from: Sender | null; agency: string | null };
  ideas: { url: string; key: string; model: string | null } | null;
  /** What all uploaded files together may weigh, in bytes. */
  filesMaxBytes: number;
  /** Logs each SQL statement with its time and request, never its values. */
  sqlLog: boolean;
}

/** Modes that embed the identity service: embedded and staging. */
interface OwnIdentity {
  anonKey: string;
  /** `null`: generated at start and, in embedded mode, kept in the data directory. */
  serviceRoleKey: string | null;
  /** New accounts need no confirmation mail. */
  autoconfirm: boolean;
  /** `false` lifts every limit: identity, forms, ideas. */
  rateLimits: boolean;
  /** Days until a session ends: `idle` without a refresh, `max` in any case. */
  sessionLength: { idle: number; max: number };
}

interface EmbeddedSettings extends CommonSettings, OwnIdentity {
  mode: 'embedded';
  /** Absolute path. */
  dataDir: string;
  demoData: boolean;
  /** `false`: no `/dev/mailbox`, even on this machine. */
  mailbox: boolean;
}

interface StagingSettings extends CommonSettings, OwnIdentity {
  mode: 'staging';
  databaseUrl: string;
}

interface HostedSettings extends CommonSettings {
  mode: 'hosted';
  databaseUrl: string;
  supabaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
}

/** The three modes (MODE-1 to MODE-3). */
export type Settings = EmbeddedSettings | StagingSettings | HostedSettings;

/**
 * Reads all settings (SETTING-1 to SETTING-5). Empty values count as absent.
 *
 * @throws SettingsError for the first invalid setting or half-set group
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = rule.readBy(Environment, env);
  const common = readCommon(values);
  if (values.SUPABASE_URL !== null) return { ...common, ...readHosted(values) };
  const identity: OwnIdentity = {
    anonKey: values.SUPABASE_ANON_KEY ?? rule.LOCAL_ANON_KEY,
    serviceRoleKey: values.SUPABASE_SERVICE_ROLE_KEY,
    autoconfirm: values.IDENTITY_AUTOCONFIRM,
    rateLimits: values.RATE_LIMITS,
    sessionLength: { idle: values.SESSION_IDLE_DAYS, max: values.SESSION_MAX_DAYS },
  };
  if (values.DATABASE_URL !== null) {
    return { ...common, ...identity, mode: 'staging', databaseUrl: values.DATABASE_URL };
  }
  return {
    ...common,
    ...identity,
    mode: 'embedded',
    dataDir: path.resolve(values.DATA_DIR),
    demoData: values.DEMO_DATA,
    mailbox: values.MAILBOX,
  };
}

function readCommon(values: Environment): CommonSettings {
  const port = values.PORT ?? DEFAULT_PORT;
  return {
    port,
    metricsPort: values.METRICS_PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? `http://localhost:${port}`,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    apiBaseUrl: values.API_BASE_URL ?? '/api',
    recaptcha: readRecaptcha(values),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, agency: values.AGENCY_EMAIL },
    ideas: readIdeas(values),
    filesMaxBytes: values.FILES_MAX_GB * 1024 ** 3,
    sqlLog: values.SQL_LOG,
  };
}

function readHosted(values: Environment) {
  const group = wholeGroup(values, [
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
    'DATABASE_URL',
  ]);
  return {
    mode: 'hosted' as const,
    supabaseUrl: group.SUPABASE_URL,
    anonKey: group.SUPABASE_ANON_KEY,
    serviceRoleKey: group.SUPABASE_SERVICE_ROLE_KEY,
    databaseUrl: group.DATABASE_URL,
  };
}

function readRecaptcha(values: Environment): CommonSettings['recaptcha'] {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL } = values;
  if (!RECAPTCHA_SITE_KEY && !RECAPTCHA_SECRET && !RECAPTCHA_VERIFY_URL) return null;
  const group = wholeGroup(values, ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']);
  return {
    siteKey: group.RECAPTCHA_SITE_KEY,
    secret: group.RECAPTCHA_SECRET,
    verifyUrl: RECAPTCHA_VERIFY_URL,
  };
}

function readIdeas(values: Environment): CommonSettings['ideas'] {
  const { IDEAS_API_URL, IDEAS_API_KEY, IDEAS_MODEL } = values;
  if (!IDEAS_API_URL && !IDEAS_API_KEY && !IDEAS_MODEL) return null;
  const group = wholeGroup(values, ['IDEAS_API_URL', 'IDEAS_API_KEY']);
  return { url: group.IDEAS_API_URL, key: group.IDEAS_API_KEY, model: IDEAS_MODEL };
}

/** Settings that must be set together: all present, or the start stops. */
function wholeGroup<Name extends keyof Environment>(
  values: Environment,
  names: Name[],
): Record<Name, string> {
  const missing = names.filter((name) => typeof values[name] !== 'string');
  if (missing.length > 0) {
    const verb = missing.length > 1 ? 'Faltan' : 'Falta';
    throw new rule.SettingsError(`${verb} ${list(missing)}: ${list(names)} van siempre juntas.`);
  }
  return values as Record<Name, string>;
}

function list(names: string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
}
