import styled from 'styled-components';
import type { DyeName } from '#contract/colors.ts';
import { CellsGlyph } from './CellsGlyph.tsx';
import type { WovenCells } from './CellsGlyph.tsx';

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
  @media print {
    print-color-adjust: exact;
  }
`;
