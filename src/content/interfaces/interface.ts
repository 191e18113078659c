import type { pictureColors } from '#contract/colors.ts';

export type Color = keyof typeof pictureColors;

/** The state of a row, told by word and colour. */
export interface State {
  state: 'done' | 'pending' | 'active' | 'error';
  text: string;
}

/** A part of a drawn interface; parts are drawn below each other. */
export type Part =
  | { part: 'item'; icon?: string; title: string; note?: string; end?: string | State }
  | { part: 'table'; columns: readonly Column[]; rows: readonly (readonly (string | State)[])[] }
  | { part: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { part: 'message'; lines: readonly string[]; own?: boolean }
  | { part: 'title'; text: string; note?: string }
  | { part: 'button'; text: string }
  | {
      part: 'cells';
      size: number;
      colors: Readonly<Record<string, Color>>;
      rows: readonly string[];
    }
  | { part: 'swatches'; colors: readonly (readonly [Color, string])[] }
  | { part: 'icon'; icon: string; cell: number };

interface Column {
  label: string;
  /** Share of the width. */
  share: number;
  end?: boolean;
}

/** An interface as a picture of the portfolio shows it (`npm run pictures`). */
export interface DrawnInterface {
  /** Behind the device. */
  ground: Color;
  device: 'phone' | 'window' | 'sheet';
  /** The interface's own colour, of its head and buttons. */
  accent: Color;
  head: string;
  headNote?: string;
  parts: readonly Part[];
}
