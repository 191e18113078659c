import { createHash } from 'node:crypto';

/**
 * Hash of the empty text: styled-components inserts empty `style` elements and fills them by
 * script.
 */
const EMPTY_STYLE = hashSource('');

export interface PolicyInputs {
  /** The built page, whose inline scripts and styles are the only ones allowed. */
  html: string;
  /** Absolute addresses that the client calls, or paths on the same host. */
  calls: readonly string[];
  /** Whether forms use Google's captcha. */
  googleCaptcha: boolean;
}

/** Sources of Google's captcha (developers.google.com/recaptcha/docs/faq). */
const GOOGLE_FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
];
const GOOGLE = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** The site's Content-Security-Policy (CSP Level 3), without `unsafe-inline`. */
export function contentSecurityPolicy({ html, calls, googleCaptcha }: PolicyInputs): string {
  const google = googleCaptcha ? GOOGLE : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google, ...inlineHashes(html, 'script')],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google, ...origins(calls)],
    ...(googleCaptcha && { 'frame-src': GOOGLE_FRAMES }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** External files, and data such as JSON-LD: the policy's inline rules do not apply to them. */
const NOT_INLINE_CODE = /\s(src=|type=["']?application\/)/i;

/** Without a pattern, which would take quadratic time on some pages. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf(`<${element}`); at >= 0;) {
    const open = html.indexOf('>', at) + 1;
    const close = html.indexOf(`</${element}>`, open);
    if (open === 0 || close < 0) break;
    if (!NOT_INLINE_CODE.test(html.slice(at, open))) {
      hashes.push(hashSource(html.slice(open, close)));
    }
    at = html.indexOf(`<${element}`, close);
  }
  return hashes;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function origins(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => URL.parse(address)?.origin ?? []);
}
