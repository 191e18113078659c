import styled, { css } from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import { phaseGround } from '../phaseMarks.ts';
import type { PhaseGround } from '../phaseMarks.ts';
import { inNarrowChart } from './chartFrame.ts';

/** The height of a row. */
const ROW = '36px';

export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  align-items: center;
  font: ${({ theme }) => theme.font.small};
  ${inNarrowChart(css`
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${({ theme }) => theme.space[12]};
    padding-top: ${({ theme }) => theme.space[8]};
    break-inside: avoid;
  `)}
`;

export const Name = styled.span`
  min-width: 0;
  padding-right: ${({ theme }) => theme.space[12]};
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Range = styled.span`
  display: none;
  color: ${({ theme }) => theme.color.ink2};
  ${inNarrowChart(css`
    display: block;
  `)}
`;

export const Track = styled.div`
  position: relative;
  height: ${ROW};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  /* Only the bar, its tooltip and the 8 px between them react to the pointer. */
  pointer-events: none;
  ${inNarrowChart(css`
    grid-column: 1 / -1;
  `)}
`;

/** In place of a bar. */
export const Missing = styled.span`
  height: ${ROW};
  padding-left: ${({ theme }) => theme.space[8]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.ink2};
  line-height: ${ROW};
  ${inNarrowChart(css`
    grid-column: 1 / -1;
    padding-left: 0;
  `)}
`;

export const Bar = styled.button`
  position: absolute;
  top: calc((${ROW} - 20px) / 2);
  left: var(--left);
  width: var(--width);
  height: 20px;
  padding: 0;
  border: 0;
  background: none;
  pointer-events: auto;
  /* Enlarges the click area of short phases. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px min(0px, (100% - 24px) / 2);
  }
`;

/** The stepped ends of a thread, for both outlines of {@link Thread}. */
const stepped = css`
  --step: min(4px, 25%);
  clip-path: polygon(
    var(--step) 0,
    calc(100% - var(--step)) 0,
    calc(100% - var(--step)) 5px,
    100% 5px,
    100% calc(100% - 5px),
    calc(100% - var(--step)) calc(100% - 5px),
    calc(100% - var(--step)) 100%,
    var(--step) 100%,
    var(--step) calc(100% - 5px),
    0 calc(100% - 5px),
    0 5px,
    var(--step) 5px
  );
`;

/** The outline has the text shade, which stands out on every background, also around the yellow fill. */
export const Thread = styled.span<PhaseGround & { $isLate: boolean }>`
  position: absolute;
  inset: 0;
  /* Keeps a single day visible in a chart of several years. */
  min-width: 6px;
  background: ${({ theme, $color, $isLate }) => theme.status[$isLate ? 'error' : $color].text};
  ${stepped}
  &::before {
    content: '';
    position: absolute;
    inset: ${({ $isLate }) => ($isLate ? 2 : 1)}px;
    ${phaseGround}
    ${stepped}
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
  @media print {
    print-color-adjust: exact;
    filter: grayscale(1);
  }
`;

/** The state's sign in the middle of its bar; half of one would say nothing. */
export const Sign = styled.span<{ $color: StatusColor }>`
  position: absolute;
  inset: 2px 0;
  display: grid;
  place-items: center;
  container-type: inline-size;
  & > svg {
    box-sizing: content-box;
    padding: 1px;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme, $color }) => theme.status[$color].text};
    @container (max-width: 23px) {
      display: none;
    }
  }
`;

const places = {
  after: css`
    left: calc(var(--left) + var(--width) + 8px);
  `,
  before: css`
    right: calc(100% - var(--left) + 8px);
  `,
  on: css`
    left: calc(var(--left) + 8px);
    padding-inline: 4px;
    background: ${({ theme }) => theme.color.surface};
  `,
};

/** The state in words beside its bar; a narrow chart has it beside the dates. */
export const State = styled.span<{ $place: keyof typeof places }>`
  position: absolute;
  top: calc((${ROW} - 20px) / 2);
  ${({ $place }) => places[$place]}
  color: ${({ theme }) => theme.color.ink2};
  white-space: nowrap;
  ${inNarrowChart(css`
    display: none;
  `)}
`;

/** The line of today above the bars; its rim in the background colour sets it off. */
export const TodayLine = styled.span`
  position: absolute;
  z-index: 1;
  inset-block: 0 -1px;
  left: calc(var(--today) - 1px);
  width: 2px;
  background: ${({ theme }) => theme.color.ink};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.surface};
  @media (forced-colors: active) {
    background: Highlight;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/**
 * Positions a tooltip beside its bar. The rail's spacer shrinks when the tooltip needs more room, so that the tooltip
 * never leaves the chart.
 */
export const TipRail = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'right' ? 'row' : 'row-reverse')};
  align-items: center;
  &::before {
    content: '';
    flex: 0 1
      ${({ $side }) =>
        $side === 'right' ? 'calc(var(--left) + var(--width))' : 'calc(100% - var(--left))'};
  }
`;

/** Its padding bridges the gap to the bar, so that the pointer can move onto the tooltip (WCAG 1.4.13). */
export const Tip = styled.span`
  flex: none;
  max-width: 100%;
  padding-inline: 8px;
  pointer-events: auto;
  & > span {
    display: block;
    padding: 4px ${({ theme }) => theme.space[8]};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.inverse};
    box-shadow: ${({ theme }) => theme.shadow};
    color: ${({ theme }) => theme.color.onInverse};
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;
