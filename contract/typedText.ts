/** Rules for what people type, apart from the schemas for code that must not load zod. */
import { EMAIL_LENGTH } from './peopleConstants.ts';

/** White space, and invisible marks of direction and joining, which text copied from elsewhere carries at its ends. */
const EDGE = /[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/;

/** Control characters and lone surrogates; Postgres cannot store NUL and the latter. */
const REFUSED_IN_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Besides, what turns the text after it around (UAX 9), and what ends a line. */
const REFUSED_IN_LINE =
  /(?<ends>[\n\r\u2028\u2029])|(?<turns>[\u202a-\u202e\u2066-\u2069])|(?!\t)[\p{Cc}\p{Cs}]/u;

/** How much of the text before a refused character its message quotes, in code points. */
const QUOTED = 20;

const START = new RegExp(`^${EDGE.source}+`);

/** Removes white space and invisible marks at both ends of a text of one line. */
export function trimLine(text: string): string {
  return withoutEnd(text.replace(START, ''), EDGE);
}

/**
 * Removes the characters at a text's end that match. A loop, because a pattern would look again from each character.
 *
 * @param edge matches one character, without the flags g and y
 */
export function withoutEnd(text: string, edge: RegExp): string {
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Trims a text of several lines. Forms and Windows end lines with CRLF; here they end with LF. */
export function trimText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/**
 * Why a text of one line is refused, in Spanish; null if it is not.
 *
 * @param label the field's name with its article, as it follows a verb: 'el asunto'
 */
export function lineFault(label: string, text: string): string | null {
  return faultOf(REFUSED_IN_LINE, label, text);
}

/** The same for a text of several lines. */
export function textFault(label: string, text: string): string | null {
  return faultOf(REFUSED_IN_TEXT, label, text);
}

/** Who cannot see a character finds it by the words before it. */
function faultOf(refused: RegExp, label: string, text: string): string | null {
  const found = refused.exec(text);
  if (found === null) return null;
  const { ends, turns } = found.groups ?? {};
  const what =
    (ends !== undefined && 'un salto de línea') ||
    (turns !== undefined && 'un carácter invisible que invierte el texto') ||
    'un carácter no permitido';
  const before = Array.from(text.slice(0, found.index)).slice(-QUOTED).join('').trim();
  const place = before === '' ? 'al inicio' : `después de «${before}»`;
  return `${subjectOf(label)} contiene ${what} ${place}. Bórralo.`;
}

/** A label as a sentence begins with it: 'El asunto'. */
export function subjectOf(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A domain with letters beyond ASCII, and without what an address of the web reads in another way. */
const INTERNATIONAL_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Trims an e-mail address and writes its domain in ASCII (RFC 5891): 'ana@peña.pe' becomes 'ana@xn--pea-8ma.pe'. What is
 * no address is left for the schema to refuse.
 */
export function plainEmail(text: string): string {
  const email = trimLine(text);
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || email.length > EMAIL_LENGTH || !INTERNATIONAL_DOMAIN.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email;
}
