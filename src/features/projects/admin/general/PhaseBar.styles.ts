import styled, { css } from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import { inCards, inRows } from '#ui/DataTable';
import { phaseGround } from '../../phaseMarks.ts';
import type { PhaseGround } from '../../phaseMarks.ts';

/** Fills the table's cell; on cards the months stand above the bars. */
export const Chart = styled.div`
  position: relative;
  height: var(--row);
  overflow: hidden;
  print-color-adjust: exact;
  ${inCards} {
    height: 4.75rem;
  }
`;

/** The months' lines and names; in a table the head has the names. */
export const MonthLine = styled.span`
  position: absolute;
  inset-block: 0;
  left: var(--at);
  padding-left: 4px;
  border-left: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

/** Only where there is no table head. */
export const MonthName = styled.span`
  display: none;
  ${inCards} {
    display: block;
    margin-top: 20px;
  }
`;

/** Behind the bars, whose signs it would cross. */
export const NowLine = styled.span`
  position: absolute;
  inset-block: 0;
  left: calc(var(--at) - 1px);
  width: 2px;
  background: ${({ theme }) => theme.color.ink};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** Names the line, above the months. */
export const Today = styled.strong`
  position: absolute;
  top: 1px;
  left: var(--at);
  padding: 0 4px;
  border-radius: ${({ theme }) => theme.radius.badge};
  background: ${({ theme }) => theme.color.ink};
  color: ${({ theme }) => theme.color.surface};
  font: ${({ theme }) => theme.font.smallStrong};
  line-height: 18px;
  transform: translateX(-50%);
  print-color-adjust: exact;
`;

/** On a card; a table's head names the line for all rows. */
export const CardToday = styled(Today)`
  ${inRows} {
    display: none;
  }
`;

/** The colour of a phase, in the legend. */
export const Swatch = styled.span<{ $color: StatusColor }>`
  width: 10px;
  height: 10px;
  background: ${({ theme, $color }) => theme.status[$color].fill};
  box-shadow: inset 0 0 0 1px ${({ theme, $color }) => theme.status[$color].text};
  print-color-adjust: exact;
  /* There all phases have one colour. */
  @media (forced-colors: active) {
    display: none;
  }
`;

/** Text in place of bars, at the side where they are. */
export const Beyond = styled.span<{ $side: 'before' | 'after' }>`
  display: block;
  padding-inline: 5px;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  text-align: ${({ $side }) => ($side === 'before' ? 'left' : 'right')};
  &::before {
    content: ${({ $side }) => ($side === 'before' ? "'← '" : 'none')};
  }
  &::after {
    content: ${({ $side }) => ($side === 'after' ? "' →'" : 'none')};
  }
  ${inCards} {
    padding: 0;
    text-align: left;
  }
`;

export interface BarLook extends PhaseGround {
  $isLate: boolean;
}

const bar = css<BarLook>`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 22px;
  overflow: hidden;
  border: 1px solid ${({ theme, $color }) => theme.status[$color].text};
  border-radius: ${({ theme }) => theme.radius.badge};
  color: ${({ theme, $color }) => theme.status[$color].text};
  ${phaseGround}
  ${({ theme, $isLate }) =>
    $isLate &&
    css`
      border-width: 2px;
      border-color: ${theme.status.error.text};
      color: ${theme.status.error.text};
    `}
  & > svg {
    flex: none;
    background: ${({ theme }) => theme.color.surface};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    color: CanvasText;
    & > svg {
      background: Canvas;
    }
  }
`;

/** A phase on the chart; one cut off by its edge goes on there. */
export const Bar = styled.span<BarLook>`
  ${bar}
  position: absolute;
  top: calc(50% - 11px);
  left: var(--left);
  width: max(8px, var(--width));
  z-index: 1;
  container-type: inline-size;
  /* Half a sign says nothing. */
  & > svg {
    @container (max-width: 15px) {
      display: none;
    }
  }
  ${inCards} {
    top: 47px;
  }
`;

/** The state, where its bar has room. */
export const Word = styled.span`
  padding-inline: 4px;
  background: ${({ theme }) => theme.color.surface};
  font: ${({ theme }) => theme.font.small};
  white-space: nowrap;
  @container (max-width: 6.5rem) {
    display: none;
  }
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

/** The same in the legend. */
export const Sample = styled.span<BarLook>`
  ${bar}
  flex: none;
  width: 28px;
  print-color-adjust: exact;
`;
