import type { StatusShades, StatusColor, Palette } from '#contract/colors.ts';
import {
  darkShadow,
  darkStatusColors,
  lightPalette,
  lightShadow,
  lightStatusColors,
  paint,
} from '#contract/colors.ts';
import { breakpoint, motion, radius, size, space, type } from './tokens.ts';

/** `accentHover` → `--accent-hover`, `ink2` → `--ink-2`: the CSS variable behind a semantic name. */
export function variableName(name: string): string {
  return `--${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}

function reference(name: string): string {
  return `var(${variableName(name)})`;
}

/** A record with the same keys. */
export function mapKeys<Key extends string, Value>(
  record: Record<Key, unknown>,
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  const keys = Object.keys(record) as Key[];
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;
}

const color: Record<keyof Palette, string> = mapKeys({ ...lightPalette }, reference);

/** A value for both themes; `color-scheme` decides which one applies. */
export function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/**
 * No part of the landing needs their texts and soft grounds before its program runs, so the page has no variables for them; the
 * same holds for the shadow.
 */
const status: Record<StatusColor, StatusShades> = mapKeys(lightStatusColors, (name) => {
  const light = lightStatusColors[name];
  const dark = darkStatusColors[name];
  return {
    fill: reference(name),
    text: lightDark(light.text, dark.text),
    soft: lightDark(light.soft, dark.soft),
  };
});

/** The only shadow, for dialogs and toasts. */
const shadow =
  `0 0 0 1px ${lightDark(lightShadow.edge, darkShadow.edge)}, ` +
  `0 12px 32px -8px ${lightDark(lightShadow.shade, darkShadow.shade)}`;

/** The typeface, or its fallbacks until it has loaded (fontFaces.ts). */
const fontFamily = 'var(--typeface)';

/** Semantic names whose colours are CSS variables: one rendered page serves both themes. */
export const theme = {
  color,
  /** Colours that carry meaning; the status badge, phase bars, alerts. */
  status,
  paint,
  space,
  radius,
  motion,
  size,
  shadow,
  fontFamily,
  /** `font: ${theme.font.body}`. */
  font: mapKeys(type, (name) => `${type[name]} ${fontFamily}`),
} as const;

export type Theme = typeof theme;

/** Media queries in em: people with a larger browser text size get the roomier layout. */
function em(pixels: number): string {
  return `${pixels / 16}em`;
}

/** From a breakpoint on: `${up('lg')} { … }`. */
export function up(name: keyof typeof breakpoint): string {
  return `@media (min-width: ${em(breakpoint[name])})`;
}

/**
 * From a width of the header or of what is below it on, in rem. Unlike a media query it also follows a text size that is set
 * by a stylesheet, as some extensions do.
 */
export function roomFrom(rem: number): string {
  return `@container (width>=${rem}rem)`;
}

export function roomBelow(rem: number): string {
  return `@container (width<${rem}rem)`;
}

export function below(name: keyof typeof breakpoint): string {
  return `@media (max-width: ${em(breakpoint[name] - 0.02)})`;
}
