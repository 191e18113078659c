import { createHmac } from 'node:crypto';
import { closedCaptcha, openCaptcha, type Captcha } from '../captcha/captcha.ts';
import { VERIFY_PATH, type StandInOptions } from '../captcha/standIn/standInPlugin.ts';
import type { Database } from '../db/port.ts';
import { LOCAL_NAMES } from '../plugins/localOnly.ts';
import type { Settings } from '../settings.ts';
import { serviceRoleKey } from './serviceRoleKey.ts';

const GOOGLES = 'https://www.google.com/recaptcha/api/siteverify';

interface CaptchaService {
  captcha: Captcha;
  /** Options of the stand-in; `null` with Google, or without a captcha. */
  standIn: StandInOptions | null;
}

/**
 * Opens the captcha of these settings: Google with RECAPTCHA_*, otherwise the stand-in in
 * embedded mode, otherwise one that refuses everything.
 *
 * @param loopback calls this server
 */
export async function openCaptchaService(
  settings: Settings,
  db: Database,
  loopback: typeof fetch,
): Promise<CaptchaService> {
  const hosts = [settings.siteUrl, ...settings.corsOrigins].map((url) => new URL(url).hostname);
  if (settings.recaptcha) {
    const { verifyUrl, secret } = settings.recaptcha;
    const google = { url: verifyUrl ?? GOOGLES, secret, hosts, fetch };
    return { captcha: openCaptcha(db, google), standIn: null };
  }
  if (settings.mode !== 'embedded') return { captcha: closedCaptcha, standIn: null };
  // Derived from a key that is kept with the data, so that open forms stay valid after a restart.
  const key = await serviceRoleKey(settings);
  const secret = createHmac('sha256', key).update('captcha stand-in').digest('base64url');
  const url = `http://localhost${VERIFY_PATH}`;
  const captcha = openCaptcha(db, {
    url,
    secret,
    fetch: loopback,
    hosts: [...hosts, ...LOCAL_NAMES],
  });
  return { captcha, standIn: { db, secret } };
}
