import { darkPalette, lightPalette } from '../../contract/colors.ts';
import { EXAMPLE_ORIGIN } from '../../contract/siteFacts.ts';
import type { PrerenderedDocument } from '../../src/app/prerender.tsx';
import { brand } from '../../src/content/brand.ts';
import { services } from '../../src/content/services.ts';
import { documents } from '../../src/lib/documents.ts';
import { caseSlugs, casePath, paths } from '../../src/lib/paths.ts';
import { toInlineJson } from '../pageHead.ts';

const CASES: readonly string[] = caseSlugs.map(casePath);

/** The absolute address of a document, with the placeholder of the site's origin. */
function documentAddress(path: string): string {
  return `${EXAMPLE_ORIGIN}${documents[path] ?? '/'}`;
}

/**
 * A document without scripts (SITE-16): the page's markup, with a link to the same page of the application.
 *
 * @param stylesheet the address of the documents' styles
 */
export function documentPage(page: PrerenderedDocument, stylesheet: string): string {
  const { path, html } = page;
  const title = escape(`${page.title} · ${brand.name}`);
  const description = escape(page.description ?? '');
  const address = documentAddress(path);
  const action =
    path === paths.complaintsBook ? 'Presentar un reclamo o una queja' : 'Abrir en el sitio';
  const open = `<p class="open-app"><a href="/#${path}">${action}</a></p>`;
  return `<!doctype html>
<html lang="es-PE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escape(brand.name)}">
<meta property="og:locale" content="es_PE">
<meta property="og:url" content="${address}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${EXAMPLE_ORIGIN}${pictureOf(path)}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${lightPalette.bg}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${darkPalette.bg}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="stylesheet" href="${stylesheet}">
<script type="application/ld+json">${toInlineJson(structuredData(page))}</script>
</head>
<body><div id="root">${html.replace(/<main\b[^>]*>/, (main) => main + open)}</div></body>
</html>
`;
}

/** The document's own sharing picture, which `npm run pictures` draws. */
export function pictureOf(path: string): string {
  return `/share${documents[path] ?? ''}.png`;
}

/** Hides what needs a program: buttons and forms. */
export const documentStyles = `
  button[aria-disabled='true'],
  form { display: none !important; }
  .open-app { width: 100%; max-width: 1248px; margin-inline: auto; padding: 24px 20px 0; }
  @media (min-width: 640px) { .open-app { padding-inline: 24px; } }
`;

/** The page in schema.org terms: what it is about, and where it stands. */
function structuredData({ path, title, description }: PrerenderedDocument) {
  const address = documentAddress(path);
  const agency = { '@id': `${EXAMPLE_ORIGIN}/#agencia` };
  const about = { '@id': address, url: address, name: title, description };
  const steps = [
    { name: 'Inicio', item: `${EXAMPLE_ORIGIN}/` },
    { name: title, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', ...agency, name: brand.name, url: `${EXAMPLE_ORIGIN}/` },
      CASES.includes(path)
        ? { '@type': 'CreativeWork', ...about, creator: agency }
        : { '@type': 'WebPage', ...about, publisher: agency },
      ...(path === paths.services
        ? services.map((service) => ({
            '@type': 'Service',
            name: service.title,
            description: service.description,
            provider: agency,
            areaServed: 'PE',
          }))
        : []),
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          ...step,
        })),
      },
    ],
  };
}

/** The addresses for search engines (sitemaps.org). */
export function sitemap(): string {
  const addresses = [`${EXAMPLE_ORIGIN}/`, ...Object.keys(documents).map(documentAddress)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
