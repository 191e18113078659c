/** Sizes, type and motion, each with its use. Colours are in `contract/colors.ts`: the server needs them too. */

/** Distances in pixels. Use no values between the steps. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

/** `font` shorthands without family; in rem, so that they follow the browser's text size. */
export const type = {
  /** Labels, tables, notes. */
  small: '400 0.875rem/1.4286',
  smallStrong: '600 0.875rem/1.4286',
  body: '400 1rem/1.5',
  bodyStrong: '600 1rem/1.5',
  lead: '400 1.125rem/1.5556',
  /** Section heading of the portal, name of a row. */
  section: '600 1.25rem/1.4',
  /** Heading of a card on public pages. */
  card: '600 1.5rem/1.1667',
  /** Page title of the portal. */
  title: '600 1.75rem/1.1429',
  /** Section heading of public pages: 28 to 40 px. */
  heading: '600 clamp(1.75rem, 1.55rem + 0.9vw, 2.5rem)/1.12',
  /** The largest heading, as in the landing's hero: 38 to 68 px. */
  display: '600 clamp(2.375rem, 1.75rem + 2.8vw, 4.25rem)/1.04',
} as const;

/** The room in rem below which labels stand above their values: a phone with large text. */
export const LABELS_ABOVE = 14;

/**
 * The width from which there is a rail, in rem: 64 less a scrollbar, which media queries count and container queries do not.
 */
export const RAIL_FROM = 63;

/** How wide the rail is. */
export const RAIL = '13rem';

/** The width from which the header's search is a field, in rem: 80 less a scrollbar. */
export const SEARCH_FROM = 79;

/** How much of the header is kept free for it: 8 px more than its width. */
export const SEARCH = { icon: '52px', field: '288px' } as const;

/** The header's height where it may be lower (features/workspace). */
export const HEADER = 'var(--header, 64px)';

/** Viewport widths where the layout changes. */
export const breakpoint = {
  /** The page's gutter is 20 px below it and 24 px from it on. */
  sm: 640,
  /** Below it fields in tables have text of 16 px too: iPhones zoom into fields with smaller text. */
  fields: 701,
  /** The menu button's limit for visitors. */
  md: 768,
  /** The cloth beside a form appears. */
  cloth: 800,
  /** Wide layouts. */
  lg: 1100,
} as const;

export const radius = { badge: '2px', control: '4px', card: '8px', textile: '0' } as const;

export const motion = {
  /** Colour changes. */
  colour: '120ms',
  /** Opening. */
  open: '180ms',
  easing: 'cubic-bezier(.2, 0, 0, 1)',
} as const;

export const size = {
  container: '1200px',
  header: '64px',
  /** Height of buttons and fields. */
  control: '44px',
  /** The same in tables and in the header. */
  controlSmall: '36px',
  /** Longest comfortable line. */
  measure: '34em',
  form: '25rem',
} as const;
