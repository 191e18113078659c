import styled from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';

/** How many of the glyph's four cells are filled: the progress of the status. */
export type WovenCells = 0 | 1 | 2 | 3 | 4;

export interface CellsGlyphProps {
  cells: WovenCells;
  /** For a glyph outside a badge; inside it inherits the badge's colour. */
  color?: StatusColor;
}

/** Positions of the cells in the order they are filled: bottom left, bottom right, top right, top left. */
const corners = [
  [0, 6],
  [6, 6],
  [6, 0],
  [0, 0],
] as const;

const WOVEN = 'h5v5h-5z';
const OUTLINED = `${WOVEN}m1 1h3v3h-3z`;

/** Four cells, filled or outlined. A single path, because tables render it in every row. */
export function CellsGlyph({ cells, color }: CellsGlyphProps) {
  const path = corners.map(([x, y], index) => `M${x} ${y}${index < cells ? WOVEN : OUTLINED}`);
  return (
    <Glyph
      $color={color}
      viewBox="0 0 11 11"
      width={11}
      height={11}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path fill="currentColor" fillRule="evenodd" d={path.join('')} />
    </Glyph>
  );
}

const Glyph = styled.svg<{ $color: StatusColor | undefined }>`
  ${({ theme, $color }) => $color !== undefined && `color: ${theme.status[$color].text};`}
`;
