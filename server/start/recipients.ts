import { BlockList, isIP } from 'node:net';
import type { RecipientKind, Recipients } from '#contract/siteFacts.ts';
import type { Settings } from '../settings.ts';

/** Private networks (RFC 1918, RFC 4193) and this machine. */
const own = new BlockList();
own.addSubnet('10.0.0.0', 8);
own.addSubnet('127.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** Host names that are only valid inside a private network. */
const OWN_NAME = /^[^.]+$|\.(localhost|local|internal|lan)$/;

/** Third parties that receive personal data with these settings; the privacy page lists them. */
export function recipientsOf(settings: Settings): Recipients {
  const addresses: Record<RecipientKind, string | null> = {
    identity: settings.mode === 'hosted' ? settings.supabaseUrl : null,
    database: settings.mode === 'embedded' ? null : settings.databaseUrl,
    captcha: settings.recaptcha && (settings.recaptcha.verifyUrl ?? 'https://www.google.com'),
    ideas: settings.ideas?.url ?? null,
    mail: settings.mail.smtpUrl,
  };
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([kind, address]) => {
      const host = outsideHost(address);
      return host === null ? [] : [[kind, host]];
    }),
  );
}

/** The host of an address; null if it is this machine or a private network. */
function outsideHost(address: string | null): string | null {
  const host = (address && URL.parse(address)?.hostname.toLowerCase()) || '';
  const bare = host.replace(/^\[|\]$/g, '');
  const version = isIP(bare);
  if (version > 0) return own.check(bare, version === 6 ? 'ipv6' : 'ipv4') ? null : bare;
  return OWN_NAME.test(bare) || bare === '' ? null : bare;
}
