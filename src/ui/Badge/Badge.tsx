import styled from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import { CellsGlyph } from './CellsGlyph.tsx';
import type { WovenCells } from './CellsGlyph.tsx';

export interface BadgeProps {
  children: string;
  color: StatusColor;
  cells: WovenCells;
  /** Light text on the dark shade, for finished work. */
  inverted?: boolean;
}

/** A status as a word, a colour and a glyph of four cells: never as colour alone. */
export function Badge({ children, color, cells, inverted = false }: BadgeProps) {
  return (
    <Ground $color={color} $inverted={inverted}>
      <CellsGlyph cells={cells} />
      <span>{children}</span>
    </Ground>
  );
}

const Ground = styled.span<{ $color: StatusColor; $inverted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  width: fit-content;
  padding: 2px 8px 2px 6px;
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme, $color, $inverted }) => theme.status[$color][$inverted ? 'text' : 'soft']};
  color: ${({ theme, $color, $inverted }) =>
    $inverted ? theme.color.surface : theme.status[$color].text};
  font: ${({ theme }) => theme.font.smallStrong};
  white-space: nowrap;
  @media print {
    print-color-adjust: exact;
  }
`;
