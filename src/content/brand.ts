import { agency } from '#contract/agency.ts';

/**
 * The agency, in one place (SITE-12). Tramayo is made up: the name, the RUC, both phones, the
 * address, the mailbox and the profiles are examples to be replaced by a real agency's.
 */
export interface Brand extends Readonly<typeof agency> {
  /** As a person reads them; {@link phoneHref} makes the `tel:` address. */
  phones: readonly string[];
  /** The number that answers on WhatsApp; without one nothing of the site speaks of it. */
  whatsapp?: string;
  /** Social profiles as words: no logos. */
  socials: readonly { name: string; href: string }[];
}

export const brand: Brand = {
  ...agency,
  phones: ['+51 999 000 111', '+51 999 000 222'],
  whatsapp: '+51 999 000 111',
  socials: [
    { name: 'Instagram', href: 'https://instagram.example/tramayo' },
    { name: 'LinkedIn', href: 'https://linkedin.example/company/tramayo' },
    { name: 'TikTok', href: 'https://tiktok.example/@tramayo' },
  ],
};

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** Opens a chat with the agency that begins with a greeting (WhatsApp's "click to chat"). */
export function whatsappHref(number: string, greeting: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
}
