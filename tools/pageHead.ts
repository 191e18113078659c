import { darkPalette, lightPalette } from '../contract/colors.ts';
import { EXAMPLE_ORIGIN, RECIPIENTS_META, UNKNOWN_RECIPIENTS } from '../contract/siteFacts.ts';
import { brand } from '../src/content/brand.ts';
import { globalStyles } from '../src/theme/globalStyles.ts';

/**
 * The head of `src/index.html` for browsers, search engines and link previews, derived from
 * brand and catalogue.
 */
export const pageHead = {
  title: `${brand.name} · ${brand.tagline.replace(/\.$/, '')}`,
  description:
    'Diseñamos y programamos webs, tiendas online y sistemas a medida para empresas peruanas. Sigue cada fase de tu proyecto, con fechas, en tu portal.',
  name: brand.name,
  email: brand.email,
  address: `${EXAMPLE_ORIGIN}/`,
  picture: `${EXAMPLE_ORIGIN}/share.png`,
  recipientsMeta: RECIPIENTS_META,
  recipients: UNKNOWN_RECIPIENTS,
  lightGround: lightPalette.bg,
  darkGround: darkPalette.bg,
  globalStyles,
  jsonLd: toInlineJson(organisation()),
};

/** The agency in schema.org terms. The document /servicios lists its services. */
function organisation() {
  const address = `${EXAMPLE_ORIGIN}/`;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${address}#agencia`,
    name: brand.name,
    legalName: brand.legalName,
    taxID: brand.ruc,
    url: address,
    logo: `${EXAMPLE_ORIGIN}/icon-512.png`,
    email: brand.email,
    telephone: brand.phones,
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.street,
      addressLocality: brand.city,
      addressCountry: 'PE',
    },
    areaServed: 'PE',
    sameAs: brand.socials.map(({ href }) => href),
  };
}

/** Escapes text that could close the script element. */
export function toInlineJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
