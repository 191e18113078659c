import { pictureColors } from '../../contract/colors.ts';
import type { Color } from '../../src/content/interfaces/interface.ts';
import { iconColors, icons } from './icons.ts';
import { outline, SCALE, widthOf, type Weight } from './outline.ts';

/** How a text is set; `width` is what it may take. */
export interface Setting {
  size: number;
  weight?: Weight;
  color?: Color;
  width: number;
  end?: boolean;
}

/** A picture of rectangles and outlined text, in whole pixels. */
export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #paths: string[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  rect(color: Color, x: number, y: number, width: number, height: number): void {
    // What lies below the edge is cut off.
    const visible = Math.min(height, this.#height - y);
    if (visible > 0) this.#path(color, `M${x} ${y}h${width}v${visible}h${-width}z`);
  }

  /** A rectangle whose corners are cut by one cell, as in the scenes. */
  stepped(color: Color, x: number, y: number, width: number, height: number, cell: number): void {
    this.rect(color, x + cell, y, width - 2 * cell, height);
    this.rect(color, x, y + cell, width, height - 2 * cell);
  }

  /** @throws Error when the text does not fit */
  text(text: string, x: number, y: number, setting: Setting): void {
    const { size, weight = 400, color = 'ink', width, end = false } = setting;
    const taken = widthOf(text, size, weight);
    if (taken > width) throw new Error(`'${text}' is ${taken - width} px too long.`);
    if (y - size > this.#height) throw new Error(`'${text}' is below the picture.`);
    const d = outline(text, end ? x + width - taken : x, y, size, weight);
    this.#path(color, d, ` transform="scale(${1 / SCALE})" shape-rendering="auto"`);
  }

  icon(name: string, x: number, y: number, cell: number): void {
    const rows = icons[name];
    if (!rows) throw new Error(`There is no icon '${name}'.`);
    this.cells(rows, iconColors, x, y, cell);
  }

  /** Draws a map of letters; a dot is empty. */
  cells(
    rows: readonly string[],
    colors: Readonly<Record<string, Color>>,
    x: number,
    y: number,
    size: number,
  ): void {
    rows.forEach((row, line) => {
      for (const { 0: run, index } of row.matchAll(/([^.])\1*/g)) {
        const color = colors[run.charAt(0)];
        if (!color) throw new Error(`'${run.charAt(0)}' has no colour.`);
        this.rect(color, x + index * size, y + line * size, run.length * size, size);
      }
    });
  }

  svg(): string {
    const [width, height] = [this.#width, this.#height];
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${this.#paths.join('')}</svg>\n`
    );
  }

  #path(color: Color, d: string, more = ''): void {
    this.#paths.push(`<path class="${color}" fill="${pictureColors[color]}"${more} d="${d}"/>`);
  }
}
