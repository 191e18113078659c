import { agency } from '#contract/agency.ts';

/** Blanks and marks with which people group the digits of a phone. */
const GROUPING = /[\s().\-\u2010-\u2015]/g;

/** Nine digits that begin with 9. */
const PERUVIAN_MOBILE = /^9\d{8}$/;

/**
 * A phone as WhatsApp's links have it: country code and number, digits alone. A number without a country code is
 * Peruvian.
 *
 * @returns null for what is no mobile of Peru and no whole number of another country
 */
export function whatsappNumber(phone: string): string | null {
  const text = phone.replace(GROUPING, '');
  const digits = text.replace(/^(?:\+|00)/, '');
  if (!/^\d{8,15}$/.test(digits)) return null;
  const isMarked = digits !== text;
  if (!isMarked && PERUVIAN_MOBILE.test(digits)) return `51${digits}`;
  if (digits.startsWith('51')) return PERUVIAN_MOBILE.test(digits.slice(2)) ? digits : null;
  return isMarked && !digits.startsWith('0') ? digits : null;
}

/** A "click to chat" link: WhatsApp opens a chat with this number, and with the text to be sent. */
export function chatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** The same for a phone as people type it; null where it can have no chat. */
export function phoneChatHref(phone: string, text: string): string | null {
  const number = whatsappNumber(phone);
  return number === null ? null : chatHref(number, text);
}

/**
 * What the agency begins a chat with.
 *
 * @param name whom it writes to
 * @param object what it is about, as they know it
 */
export function greetingText(name: string, object?: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const why = object === undefined ? '' : ` por «${object}»`;
  return `Hola ${first}, te escribimos de ${agency.name}${why}.`;
}
