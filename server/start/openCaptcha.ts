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
  /** Options of the stand-in; `null` where Google, or nobody, does its work. */
  standIn: StandInOptions | null;
}

/**
 * Whose tokens count: Google's where RECAPTCHA_* is set, else in embedded mode those of the stand-in,
 * else nobody's.
 *
 * @param loopback reaches this very server
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
  // From a key that lasts as long as the data, so that a restart refuses no open form.
  const key = await serviceRoleKey(settings);
  const secret = createHmac('sha256', key).update('captcha stand-in').digest('base64url');
  const url = `http://localhost${VERIFY_PATH}`;
  const captcha = openCaptcha(db, {
    ...{ url, secret, fetch: loopback },
    hosts: [...hosts, ...LOCAL_NAMES],
  });
  return { captcha, standIn: { db, secret } };
}
