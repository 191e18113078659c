/**
 * Every colour of the product with its use, for site, mails, server-rendered pages, icons and pictures. Client
 * components use the semantic names of `src/theme/theme.ts`, which change with the theme.
 */

/** The brand colour on light backgrounds, in icons and in pictures. */
const cochineal = '#B3154F';
const white = '#FFFFFF';
const ink = '#1D1519';
const wool = '#F3E6D3';

/** Colours of a theme. CSS variables have the same names in kebab case. */
export interface Palette {
  /** Page background. */
  bg: string;
  /** Background of cards and fields. */
  surface: string;
  /** Background of table headers, editors and disabled controls. */
  sunken: string;
  /** Hairlines. */
  line: string;
  /** Borders of controls: contrast 3:1 on every background. */
  lineStrong: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  ink2: string;
  /** Cochineal: primary action, selection. */
  accent: string;
  accentHover: string;
  onAccent: string;
  /** Links and accented text. */
  accentText: string;
  /** Background of selected items. */
  accentSoft: string;
  /** Focus ring: ink, so that it never looks like an error or the accent. */
  focus: string;
  /** Background of tooltips and toasts. */
  inverse: string;
  onInverse: string;
  /** Secondary text on `inverse` and `foot`. */
  inverse2: string;
  /** Footer background. */
  foot: string;
  /** Threads of the woven decoration. */
  textileDark: string;
  textileWool: string;
  textileRed: string;
  /** Backdrop of dialogs. */
  scrim: string;
}

export const lightPalette: Palette = {
  bg: '#FBF9F8',
  surface: white,
  sunken: '#F4F0F0',
  line: '#E6DFE0',
  lineStrong: '#877B81',
  ink,
  ink2: '#5C5056',
  accent: cochineal,
  accentHover: '#8E0E3D',
  onAccent: white,
  accentText: '#A81249',
  accentSoft: '#FBE8EE',
  focus: ink,
  inverse: '#241920',
  onInverse: '#F7F2F3',
  inverse2: '#C4B7BE',
  foot: '#241920',
  textileDark: ink,
  textileWool: wool,
  textileRed: cochineal,
  scrim: `${ink}99`,
};

export const darkPalette: Palette = {
  bg: '#141012',
  surface: '#1C171A',
  sunken: '#0B0809',
  line: '#362D33',
  lineStrong: '#8A7D84',
  ink: '#F6F1F2',
  ink2: '#BDB1B7',
  accent: '#D62864',
  accentHover: '#B81C53',
  onAccent: white,
  accentText: '#FF87A9',
  accentSoft: '#3B1526',
  focus: '#F6F1F2',
  inverse: '#2A2127',
  onInverse: '#F7F2F3',
  inverse2: '#C4B7BE',
  foot: '#1C171A',
  textileDark: '#33282F',
  textileWool: '#D9C8AE',
  textileRed: '#BA225C',
  scrim: '#00000099',
};

/** The shadow of dialogs and toasts. The dark theme has a hairline too, because shadows are invisible there. */
export const lightShadow = { edge: 'transparent', shade: `${ink}29` };
export const darkShadow = { edge: darkPalette.line, shade: '#000000B3' };

/** Shades of one status colour: `text` is for text on `soft` and on every background, `fill` for marks and bars only. */
export interface StatusShades {
  fill: string;
  text: string;
  soft: string;
}

export type StatusColor = 'planned' | 'active' | 'pending' | 'done' | 'error' | 'neutral';

/**
 * Colours that carry meaning. planned: Análisis, Planificación · active: Desarrollo, En Progreso ·
 * pending: Pruebas, Abierto, notices · done: Revisión, Completado, success · error: errors only ·
 * neutral: Cerrado, unknown values.
 */
export const lightStatusColors: Record<StatusColor, StatusShades> = {
  planned: { fill: '#7B45B5', text: '#653399', soft: '#F2EAFA' },
  active: { fill: '#2E62C9', text: '#2450AB', soft: '#E8EFFC' },
  pending: { fill: '#EDB31C', text: '#7A5600', soft: '#FCF2D6' },
  done: { fill: '#2C8354', text: '#1C6840', soft: '#E3F4EA' },
  error: { fill: '#B91C1C', text: '#991B1B', soft: '#FDECEC' },
  neutral: { fill: '#877B81', text: '#5C5056', soft: '#F0EBEC' },
};

export const darkStatusColors: Record<StatusColor, StatusShades> = {
  planned: { fill: '#9C6BD6', text: '#CDB0F2', soft: '#2C2038' },
  active: { fill: '#5584E0', text: '#A9C4FA', soft: '#1C2740' },
  pending: { fill: '#E2AE2A', text: '#F0CC6B', soft: '#332810' },
  done: { fill: '#3F9D69', text: '#8FD8AE', soft: '#162E21' },
  error: { fill: '#E5484D', text: '#FF9592', soft: '#3B1219' },
  neutral: { fill: '#8A7D84', text: '#BDB1B7', soft: '#2A2327' },
};

/** Colours of the illustrated people, the same in both themes. */
export const paint = {
  /** Backgrounds. */
  maize: '#F2CF9A',
  sky: '#C9D6F5',
  leaf: '#CFE6D8',
  /** Clothes. */
  cochineal,
  indigo: '#1F3C73',
  pine: lightStatusColors.done.text,
  /** Skins. */
  wheat: '#C98E62',
  copper: '#A5683F',
  walnut: '#7A432A',
  /** Hair. */
  soot: ink,
} as const;

/** Colours of the portfolio's pictures by their class names (`npm run pictures`). */
export const pictureColors = {
  white,
  ink,
  wool,
  cochineal,
  garnet: lightPalette.accentHover,
  fleece: darkPalette.textileWool,
  airampo: lightStatusColors.planned.fill,
  anil: lightStatusColors.active.fill,
  qolle: lightStatusColors.pending.fill,
  chilca: lightStatusColors.done.fill,
  pine: lightStatusColors.done.text,
  mint: darkStatusColors.done.text,
  maize: '#F3D9A4',
  ochre: '#DD9A2C',
  amber: '#C98F10',
  straw: '#DCB27C',
  sand: '#CBB48F',
  copper: '#A8683A',
  walnut: '#7A4A2C',
  bark: '#5C3317',
  rose: '#F2B5C4',
  pink: '#F06A96',
  violet: '#C3A5EA',
  plum: '#4F2A80',
  dusk: '#3A3064',
  night: '#211B3D',
  indigo: '#1F2E57',
  sapphire: '#24407F',
  haze: '#B4C3D6',
  slate: '#8698B2',
  lagoon: '#3FA39B',
  teal: '#1F7A7A',
  deep: '#135A63',
  meadow: '#DDEBE0',
  /** Drawn interfaces: background, hairlines, secondary text, and the states of rows. */
  sheet: lightPalette.bg,
  line: lightPalette.line,
  quiet: lightPalette.ink2,
  done: lightStatusColors.done.text,
  doneSoft: lightStatusColors.done.soft,
  pending: lightStatusColors.pending.text,
  pendingSoft: lightStatusColors.pending.soft,
  active: lightStatusColors.active.text,
  activeSoft: lightStatusColors.active.soft,
  error: lightStatusColors.error.text,
  errorSoft: lightStatusColors.error.soft,
} as const;
