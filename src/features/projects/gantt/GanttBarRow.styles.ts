import styled, { css } from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import { inNarrowChart } from './GanttChart.styles.ts';

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
  height: 36px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  /* Only bar and tip heed the pointer, and the 8 px between them. */
  pointer-events: none;
  ${inNarrowChart(css`
    grid-column: 1 / -1;
  `)}
`;

export const Bar = styled.button`
  position: absolute;
  top: 8px;
  left: var(--left);
  width: var(--width);
  height: 20px;
  padding: 0;
  border: 0;
  background: none;
  pointer-events: auto;
  /* A phase of a day is as easy to hit as a long one. */
  &::after {
    content: '';
    position: absolute;
    inset: -8px min(0px, (100% - 24px) / 2);
  }
`;

/** A thread's two ends, each a step narrower; both outlines of {@link Thread}. */
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
export const Thread = styled.span<{ $color: StatusColor }>`
  position: absolute;
  inset: 0;
  /* A day among years would be a hair. */
  min-width: 6px;
  background: ${({ theme, $color }) => theme.status[$color].text};
  ${stepped}
  &::before {
    content: '';
    position: absolute;
    inset: 1px;
    background: ${({ theme, $color }) => theme.status[$color].fill};
    ${stepped}
  }
  @media print {
    print-color-adjust: exact;
    background: ${({ theme }) => theme.color.ink};
    &::before {
      background: ${({ theme }) => theme.color.ink};
    }
  }
`;

/** Over the bars, with a rim in the ground's colour to be told from theirs. */
export const TodayLine = styled.span`
  position: absolute;
  z-index: 1;
  inset-block: 0 -1px;
  left: calc(var(--today) - 1px);
  width: 2px;
  background: ${({ theme }) => theme.color.ink};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.surface};
  @media print {
    print-color-adjust: exact;
  }
`;

/**
 * Lays a tip beside its bar: the rail's empty part ends 8 px from the bar and gives way where the tip
 * needs more room than there is, so that the tip never leaves the chart.
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

/** Heeds the pointer up to the bar itself, so that one can move onto it. */
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
