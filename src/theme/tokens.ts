/**
 * Raw design values, each with its use. Components never read this file for colour:
 * they read the semantic names of `theme.ts`, so that both themes follow.
 */

/** Colours of one theme; `-` in the CSS variable stands where the next word begins. */
export interface Palette {
  /** Page ground. */
  bg: string;
  /** Cards, fields. */
  surface: string;
  /** Table heads, editors, disabled controls. */
  sunken: string;
  /** Hairlines between things. */
  line: string;
  /** Borders of controls: 3:1 against every ground. */
  lineStrong: string;
  /** Text. */
  ink: string;
  /** Secondary text; there is no third grey. */
  ink2: string;
  /** Cochineal: the main action, selection. */
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Links and accented text. */
  accentText: string;
  /** Fill of what is selected. */
  accentSoft: string;
  /** Focus ring. */
  focus: string;
  /** Tooltip, toast. */
  inverse: string;
  onInverse: string;
  /** Secondary text on inverse and foot. */
  inverse2: string;
  /** Footer ground. */
  foot: string;
  /** Textile dark, wool, red. */
  tx1: string;
  tx2: string;
  tx3: string;
  /** Behind dialogs. */
  scrim: string;
  /** Cast by the one shadow, of dialogs and toasts (`theme.ts`), and its hairline. */
  shade: string;
  edge: string;
}

export const lightPalette: Palette = {
  bg: '#FBF9F8',
  surface: '#FFFFFF',
  sunken: '#F4F0F0',
  line: '#E6DFE0',
  lineStrong: '#877B81',
  ink: '#1D1519',
  ink2: '#5C5056',
  accent: '#B3154F',
  accentHover: '#8E0E3D',
  onAccent: '#FFFFFF',
  accentText: '#A81249',
  accentSoft: '#FBE8EE',
  focus: '#B3154F',
  inverse: '#241920',
  onInverse: '#F7F2F3',
  inverse2: '#C4B7BE',
  foot: '#241920',
  tx1: '#1D1519',
  tx2: '#F3E6D3',
  tx3: '#B3154F',
  scrim: 'rgb(29 21 25 / 60%)',
  shade: 'rgb(29 21 25 / 16%)',
  edge: 'transparent',
};

export const darkPalette: Palette = {
  bg: '#141012',
  surface: '#1C171A',
  sunken: '#110D0F',
  line: '#362D33',
  lineStrong: '#8A7D84',
  ink: '#F6F1F2',
  ink2: '#BDB1B7',
  accent: '#D62864',
  accentHover: '#B81C53',
  onAccent: '#FFFFFF',
  accentText: '#FF87A9',
  accentSoft: '#3B1526',
  focus: '#FF87A9',
  inverse: '#2A2127',
  onInverse: '#F7F2F3',
  inverse2: '#C4B7BE',
  foot: '#1C171A',
  tx1: '#33282F',
  tx2: '#D9C8AE',
  tx3: '#BA225C',
  scrim: 'rgb(0 0 0 / 60%)',
  shade: 'rgb(0 0 0 / 70%)',
  edge: '#362D33',
};

/** A dye carries meaning; `text` and `fill` stand on `soft` and on every ground. */
export interface Dye {
  fill: string;
  text: string;
  soft: string;
}

export type DyeName = 'airampo' | 'anil' | 'qolle' | 'chilca' | 'achiote' | 'nogal';

/**
 * airampo: Análisis, Planificación · anil: Desarrollo, En Progreso · qolle: Pruebas, Abierto, notices ·
 * chilca: Revisión, Completado, success · achiote: errors only · nogal: Cerrado, the unknown.
 */
export const lightDyes: Record<DyeName, Dye> = {
  airampo: { fill: '#7B45B5', text: '#653399', soft: '#F2EAFA' },
  anil: { fill: '#2E62C9', text: '#2450AB', soft: '#E8EFFC' },
  qolle: { fill: '#EDB31C', text: '#7A5600', soft: '#FCF2D6' },
  chilca: { fill: '#2C8354', text: '#1C6840', soft: '#E3F4EA' },
  achiote: { fill: '#C2410C', text: '#A33608', soft: '#FDEDE4' },
  nogal: { fill: '#877B81', text: '#5C5056', soft: '#F0EBEC' },
};

export const darkDyes: Record<DyeName, Dye> = {
  airampo: { fill: '#9C6BD6', text: '#CDB0F2', soft: '#2C2038' },
  anil: { fill: '#5584E0', text: '#A9C4FA', soft: '#1C2740' },
  qolle: { fill: '#E2AE2A', text: '#F0CC6B', soft: '#332810' },
  chilca: { fill: '#3F9D69', text: '#8FD8AE', soft: '#162E21' },
  achiote: { fill: '#E5652F', text: '#FFAB87', soft: '#3A1D10' },
  nogal: { fill: '#8A7D84', text: '#BDB1B7', soft: '#2A2327' },
};

/** Paints of the drawn people: pictures are the same in both themes. */
export const paint = {
  /** Grounds. */
  maize: '#F2CF9A',
  sky: '#C9D6F5',
  leaf: '#CFE6D8',
  /** Clothes. */
  cochineal: '#B3154F',
  indigo: '#1F3C73',
  pine: '#1C6840',
  /** Skins. */
  wheat: '#C98E62',
  copper: '#A5683F',
  walnut: '#7A432A',
  /** Hair. */
  soot: '#1D1519',
} as const;

/** Distances in pixels, named by themselves: there is nothing between two steps. */
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

/** `font` shorthands without family; rem, so that a larger browser text size is honoured. */
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
  /** Section heading of public pages: 28 to 40. */
  heading: '600 clamp(1.75rem, 1.55rem + 0.9vw, 2.5rem)/1.12',
  /** The hero's: 38 to 68. */
  display: '600 clamp(2.375rem, 1.75rem + 2.8vw, 4.25rem)/1.04',
} as const;

/** Viewport widths where the layout changes. */
export const breakpoint = {
  /** Below it the header has room for the brand and the menu button alone. */
  xs: 360,
  /** Gutter 20 below it, 24 from it. */
  sm: 640,
  /** Below it the rows of a table are labelled blocks. */
  table: 700,
  /** The menu button's limit for visitors. */
  md: 768,
  /** The cloth beside a form appears. */
  cloth: 800,
  /** Wide layouts; the menu button's limit for the signed in. */
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
