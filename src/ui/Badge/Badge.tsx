import styled from 'styled-components';
import type { DyeName } from '#src/theme/tokens.ts';

/** How many of the glyph's four cells are woven: how far the thing is. */
type WovenCells = 0 | 1 | 2 | 3 | 4;

export interface BadgeProps {
  children: string;
  dye: DyeName;
  cells: WovenCells;
  /** Light on the dye's dark: finished. */
  inverted?: boolean;
}

/** A state in a word, with its dye and a glyph of four cells: never colour alone. */
export function Badge({ children, dye, cells, inverted = false }: BadgeProps) {
  return (
    <Ground $dye={dye} $inverted={inverted}>
      <CellsGlyph cells={cells} />
      {children}
    </Ground>
  );
}

/** Corners in the order they are woven: from below, left to right. */
const corners = [
  [0, 6],
  [6, 6],
  [6, 0],
  [0, 0],
] as const;

/** The woven cells are full, the others outlined. */
function CellsGlyph({ cells }: { cells: WovenCells }) {
  return (
    <svg viewBox="0 0 11 11" width={11} height={11} shapeRendering="crispEdges" aria-hidden>
      {corners.map(([x, y], index) =>
        index < cells ? (
          <path key={index} fill="currentColor" d={`M${x} ${y}h5v5h-5z`} />
        ) : (
          <path
            key={index}
            fill="currentColor"
            fillRule="evenodd"
            d={`M${x} ${y}h5v5h-5zm1 1h3v3h-3z`}
          />
        ),
      )}
    </svg>
  );
}

const Ground = styled.span<{ $dye: DyeName; $inverted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  width: fit-content;
  padding: 2px 8px 2px 6px;
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme, $dye, $inverted }) => theme.dye[$dye][$inverted ? 'text' : 'soft']};
  color: ${({ theme, $dye, $inverted }) =>
    $inverted ? theme.color.surface : theme.dye[$dye].text};
  font: ${({ theme }) => theme.font.smallStrong};
  white-space: nowrap;
`;
