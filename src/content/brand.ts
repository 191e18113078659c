import { agency } from '#contract/agency.ts';
import { chatHref } from '#src/lib/whatsapp.ts';

/**
 * The agency's data in one place (SITE-12). Tramayo is fictional: replace name, RUC, phones, address, e-mail and
 * profiles by those of a real agency.
 */
export interface Brand extends Readonly<typeof agency> {
  /** Formatted for display; {@link phoneHref} makes the `tel:` link. */
  phones: readonly string[];
  /** The WhatsApp number; without one the site does not offer WhatsApp. */
  whatsapp?: string;
  /** Within which time the contact form's messages are answered. */
  answersWithin: string;
  /** Whether clients, works and testimonials in `src/content` are made up; the site says so while they are (SITE-13). */
  hasExamples: boolean;
  /** Social profiles, shown as text without logos. */
  socials: readonly { name: string; href: string }[];
}

export const brand: Brand = {
  ...agency,
  phones: ['+51 999 000 111', '+51 999 000 222'],
  whatsapp: '+51 999 000 111',
  answersWithin: 'un día hábil',
  hasExamples: true,
  socials: [
    { name: 'Instagram', href: 'https://instagram.example/tramayo' },
    { name: 'LinkedIn', href: 'https://linkedin.example/company/tramayo' },
    { name: 'TikTok', href: 'https://tiktok.example/@tramayo' },
  ],
};

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A WhatsApp "click to chat" link with a prefilled greeting; null without a number. */
export function whatsappHref({ name, whatsapp }: Brand): string | null {
  if (whatsapp === undefined) return null;
  const greeting = `Hola, ${name}. Quiero conversar sobre un proyecto.`;
  return chatHref(whatsapp.replaceAll(/\D/g, ''), greeting);
}
