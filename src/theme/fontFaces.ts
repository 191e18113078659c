/** The characters of `public/fonts/funnel-display-es.woff2`, a subset made by `tools/subsetFont.ts`. */
const SPANISH =
  'U+20-5B, U+5D, U+5F, U+61-7A, U+A0-A1, U+A9, U+AB, U+B7, U+BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+DA, U+DC, U+E1, U+E9, ' +
  'U+ED, U+F1, U+F3, U+FA, U+FC, U+2013, U+201C-201D, U+2026';

/**
 * The rest of Latin, downloaded only when a page contains such a character. It overlaps the Spanish range, whose face is
 * declared later and so takes precedence.
 */
const OTHER_LATIN =
  'U+5C, U+5E, U+60, U+7B-7E, U+A0-FF, U+131, U+152-153, U+2BB-2DC, U+2010-203A, U+20AC, U+2122, U+2212';

const FALLBACKS = "'Funnel Fallback', 'Funnel Fallback Roboto', sans-serif";

/**
 * The typeface, and system fonts scaled to its metrics so that text does not shift when it loads. Overrides are the
 * typeface's ascent (100 %) and descent (25 %), divided by each fallback's `size-adjust`.
 */
export const fontFaces = `
  :root {
    --typeface: 'Funnel Display', ${FALLBACKS};
  }
  @font-face {
    font-family: 'Funnel Display';
    src: url('/fonts/funnel-display-latin.woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${OTHER_LATIN};
  }
  @font-face {
    font-family: 'Funnel Display';
    src: url('/fonts/funnel-display-es.woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${SPANISH};
  }
  @font-face {
    font-family: 'Funnel Fallback';
    src: local('Arial'), local('Liberation Sans');
    font-weight: 400 500;
    size-adjust: 105.5%;
    ascent-override: 94.8%;
    descent-override: 23.7%;
  }
  @font-face {
    font-family: 'Funnel Fallback';
    src: local('Arial Bold'), local('Liberation Sans Bold');
    font-weight: 600 700;
    size-adjust: 100.4%;
    ascent-override: 99.6%;
    descent-override: 24.9%;
  }
  @font-face {
    font-family: 'Funnel Fallback Roboto';
    src: local('Roboto');
    font-weight: 400 500;
    size-adjust: 106.1%;
    ascent-override: 94.3%;
    descent-override: 23.6%;
  }
  @font-face {
    font-family: 'Funnel Fallback Roboto';
    src: local('Roboto Bold'), local('Roboto Medium');
    font-weight: 600 700;
    size-adjust: 106.4%;
    ascent-override: 94%;
    descent-override: 23.5%;
  }
`;
