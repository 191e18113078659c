import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { agency } from '#contract/agency.ts';
import { withoutEnd } from '#contract/typedText.ts';
import { isAddress } from './mail/mailRules.ts';

/** Stops the start. The message is one Spanish line that names the setting and what it needs. */
export class SettingsError extends Error {}

/**
 * Validates settings by their rules.
 *
 * @throws SettingsError for the first invalid setting
 */
export function readBy<Shape extends z.core.$ZodShape>(
  rules: z.ZodMiniObject<Shape>,
  env: NodeJS.ProcessEnv,
) {
  const parsed = rules.safeParse(env);
  if (!parsed.success) throw new SettingsError(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** An environment value. Empty counts as absent, because `.env` files write `NAME=`. */
const raw = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value?.trim() ? value.trim() : undefined)),
);

export const optionalText = z.pipe(
  raw,
  z.transform((value) => value ?? null),
);

export function text(absent: string) {
  return z.pipe(
    raw,
    z.transform((value) => value ?? absent),
  );
}

/** A TCP port, 1 to 65535; `null` when absent. */
export function port(name: string) {
  const message = `${name} debe ser un número entero de 1 a 65535.`;
  return z.pipe(
    z.pipe(
      raw,
      z.transform((value) => {
        if (value === undefined) return null;
        return /^\d{1,5}$/.test(value) ? Number(value) : NaN;
      }),
    ),
    z.nullable(z.int(message).check(z.gte(1, message), z.lte(65535, message))),
  );
}

/** A number of days, 1 to 3650. */
export function days(name: string, absent: string) {
  return wholeNumber(absent, 3650, `${name} debe ser un número entero de días, de 1 a 3650.`);
}

/** A number of gigabytes, 1 to 9999. */
export function gigabytes(name: string, absent: string) {
  return wholeNumber(absent, 9999, `${name} debe ser un número entero de gigabytes, de 1 a 9999.`);
}

/** A number from 1 to `max`, of at most four digits. */
function wholeNumber(absent: string, max: number, message: string) {
  return z.pipe(
    z.pipe(
      text(absent),
      z.transform((value) => (/^\d{1,4}$/.test(value) ? Number(value) : NaN)),
    ),
    z.int(message).check(z.gte(1, message), z.lte(max, message)),
  );
}

/**
 * A URL with one of the given schemes, without a trailing slash; `null` when absent.
 *
 * @param protocols as `URL.protocol` writes them: 'https:'
 */
export function address(name: string, protocols: string[]) {
  const schemes = protocols.map((protocol) => `${protocol}//`).join(' o ');
  return z.pipe(
    raw,
    z.transform((value, context) => {
      if (value === undefined) return null;
      const url = URL.parse(value);
      if (url !== null && protocols.includes(url.protocol)) return withoutEnd(value, /\//);
      context.issues.push({
        code: 'custom',
        input: value,
        message: `${name} debe ser una dirección que empiece con ${schemes}.`,
      });
      return z.NEVER;
    }),
  );
}

/** A path on the same host, or an http address, without a trailing slash; `null` when absent. */
function pathOrAddress(name: string) {
  return z.pipe(
    raw,
    z.transform((value, context) => {
      if (value === undefined) return null;
      const isPath = /^\/(?!\/)\S*$/.test(value);
      if (isPath || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
        return withoutEnd(value, /\//);
      }
      context.issues.push({
        code: 'custom',
        input: value,
        message: `${name} debe ser una ruta que empiece con / o una dirección http:// o https://.`,
      });
      return z.NEVER;
    }),
  );
}

/** Settings built into the client that the server reads too: one set of rules for both. */
export const clientRules = {
  SUPABASE_URL: address('SUPABASE_URL', ['http:', 'https:']),
  SUPABASE_ANON_KEY: optionalText,
  API_BASE_URL: pathOrAddress('API_BASE_URL'),
  RECAPTCHA_SITE_KEY: optionalText,
};

/** Default of SUPABASE_ANON_KEY for the embedded identity service. */
export const LOCAL_ANON_KEY = 'local-anon-key';

/**
 * Sender of the mails: `correo@dominio` or `Nombre <correo@dominio>`. The default name is the
 * agency's.
 */
export const sender = z.pipe(
  raw,
  z.transform((value, context) => {
    if (value === undefined) return null;
    const [, quoted, plain = '', address = value] =
      /^(?:"([^"<>]*)" *|([^"<>]*))<([^<>]+)>$/.exec(value) ?? [];
    const name = (quoted ?? plain).trim();
    if (isAddress(address) && !/\p{Cc}/u.test(name)) return { name: name || agency.name, address };
    context.issues.push({
      code: 'custom',
      input: value,
      message:
        'MAIL_FROM debe ser un correo, o un nombre con su correo: Nombre <correo@ejemplo.pe>.',
    });
    return z.NEVER;
  }),
);

/** One bare e-mail address; `null` when absent. */
export function mailAddress(name: string) {
  return z.pipe(
    raw,
    z.transform((value, context) => {
      if (value === undefined) return null;
      if (isAddress(value)) return value;
      context.issues.push({
        code: 'custom',
        input: value,
        message: `${name} debe ser un correo, como hola@ejemplo.pe.`,
      });
      return z.NEVER;
    }),
  );
}

/** Comma-separated origins. */
export const origins = z.pipe(
  raw,
  z.transform((value, context) => {
    const list = separated(value).map((origin) => origin.replace(/\/$/, ''));
    if (list.every((origin) => URL.parse(origin)?.origin === origin)) return list;
    context.issues.push({
      code: 'custom',
      input: value,
      message:
        'CORS_ORIGINS debe ser una lista de orígenes separados por comas, como https://ejemplo.pe.',
    });
    return z.NEVER;
  }),
);

/**
 * A number of hops, or comma-separated addresses and networks. "All" is refused: any caller
 * could then forge its address.
 */
export const proxies = z.pipe(
  raw,
  z.transform((value, context) => {
    if (value === undefined || value === 'false') return false;
    if (/^\d+$/.test(value)) return Number(value);
    const list = separated(value);
    if (list.every(isNetwork)) return list;
    context.issues.push({
      code: 'custom',
      input: value,
      message:
        'TRUST_PROXY debe ser el número de proxies delante del servidor, o sus direcciones IP separadas por comas.',
    });
    return z.NEVER;
  }),
);

function isNetwork(part: string): boolean {
  const [ip = '', bits = '0', ...rest] = part.split('/');
  const longest = isIP(ip) === 6 ? 128 : 32;
  return isIP(ip) > 0 && /^\d+$/.test(bits) && Number(bits) <= longest && rest.length === 0;
}

/** A switch with two values; anything else stops the start, so that a typo never decides. */
export function flag(name: string, words: { on: string; off: string }, absent: 'on' | 'off') {
  return z.pipe(
    z.pipe(
      text(words[absent]),
      z.enum([words.on, words.off], `${name} solo admite ${words.on} y ${words.off}.`),
    ),
    z.transform((value) => value === words.on),
  );
}

function separated(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((part) => part.trim() || []);
}
