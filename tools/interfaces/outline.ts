import path from 'node:path';
import { openSync, type Font, type PathCommand } from 'fontkit';

const FONTS = path.join(import.meta.dirname, '../../server/features/complaints/sheet/fonts');

export type Weight = 400 | 600;

const fonts: Record<Weight, Font> = {
  400: openSync(path.join(FONTS, 'funnel-display-400.ttf')) as Font,
  600: openSync(path.join(FONTS, 'funnel-display-600.ttf')) as Font,
};

/** Units of a drawn glyph per pixel. */
export const SCALE = 10;

/** The width of a text in pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fonts[weight];
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A text as the `d` of a path: a picture cannot load the site's typeface.
 *
 * @returns path data in tenths of a pixel. A letter has the same text wherever it stands, so that it compresses well
 */
export function outline(text: string, x: number, y: number, size: number, weight: Weight): string {
  const font = fonts[weight];
  const scale = (size / font.unitsPerEm) * SCALE;
  const run = font.layout(text);
  let pen = x * SCALE;
  return run.glyphs
    .map((glyph, at) => {
      const d = glyphPath(glyph.path.commands, scale);
      const start = Math.round(pen);
      pen += (run.positions[at]?.xAdvance ?? 0) * scale;
      return d && `M${start} ${Math.round(y * SCALE)}${d}`;
    })
    .join('');
}

/** Relative commands from the glyph's origin on the baseline. */
function glyphPath(commands: PathCommand[], scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = [startX, startY];
        return 'z';
      }
      const points = args.map((value, at) => Math.round(value * scale) * (at % 2 === 0 ? 1 : -1));
      const moves = points.map((value, at) => value - (at % 2 === 0 ? x : y));
      [x, y] = points.slice(-2) as [number, number];
      if (command === 'moveTo') [startX, startY] = [x, y];
      return letters[command] + moves.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;
