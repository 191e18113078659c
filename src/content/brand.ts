import { agency } from '#contract/agency.ts';

/**
 * The agency, in one place (decision 33). Tramayo is made up: the name, the RUC, both phones, the
 * address, the mailbox and the profiles are examples to be replaced by a real agency's.
 */
export interface Brand {
  name: string;
  /** Razón social. */
  legalName: string;
  tagline: string;
  email: string;
  /** As a person reads them; {@link phoneHref} makes the `tel:` address. */
  phones: readonly string[];
  /** Social profiles as words: no logos. */
  socials: readonly { name: string; href: string }[];
  /** Eleven digits. */
  ruc: string;
  address: string;
}

export const brand: Brand = {
  ...agency,
  phones: ['+51 999 000 111', '+51 999 000 222'],
  socials: [
    { name: 'Instagram', href: 'https://instagram.example/tramayo' },
    { name: 'LinkedIn', href: 'https://linkedin.example/company/tramayo' },
    { name: 'TikTok', href: 'https://tiktok.example/@tramayo' },
  ],
};

export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
