import styled, { css } from 'styled-components';
import { inNarrowChart } from './chartFrame.ts';
import type { MonthMarker } from './monthMarkers.ts';

/** Month labels, a row per phase, and today's date below; `--today` is its position, `--foot` its height. */
export const Plot = styled.div`
  --names: 104px;
  position: relative;
  ${inNarrowChart(css`
    --names: 0px;
  `)}
`;

/** The month grid behind the rows; its height reserves the space for the labels. */
export const Months = styled.div<{ $hasYears: boolean }>`
  --head: ${({ $hasYears }) => ($hasYears ? '3rem' : '1.75rem')};
  height: var(--head);
  margin-left: var(--names);
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
  pointer-events: none;
`;

const leftOfItsLine = css`
  position: absolute;
  right: 100%;
  text-align: right;
`;

const withoutLabel = css`
  & > span {
    display: none;
  }
`;

const hidden = css`
  display: none;
`;

/** A vertical line through all rows; in narrow charts only a tick, because it would cross the names. */
export const Month = styled.div<{ $room: MonthMarker['room']; $side: MonthMarker['side'] }>`
  position: absolute;
  top: 0;
  bottom: var(--foot);
  left: calc(var(--names) + (100% - var(--names)) * var(--at));
  border-left: 1px solid ${({ theme }) => theme.color.line};
  & > span {
    display: block;
    width: min-content;
    padding-inline: 6px;
    ${({ $side }) => $side === 'left' && leftOfItsLine}
  }
  ${({ $room }) => $room === 'none' && withoutLabel}
  ${({ $room }) => $room !== 'any' && inNarrowChart(hidden)}
  ${inNarrowChart(css`
    bottom: auto;
    height: var(--head);
    border-color: ${({ theme }) => theme.color.lineStrong};
  `)}
`;

/** The date below today's line. */
export const Today = styled.div`
  position: relative;
  height: var(--foot);
  margin-left: var(--names);
  color: ${({ theme }) => theme.color.ink};
  font: ${({ theme }) => theme.font.smallStrong};
  &::before {
    content: '';
    position: absolute;
    left: calc(var(--today) - 1px);
    width: 2px;
    height: 6px;
    background: currentcolor;
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  & > span {
    position: absolute;
    top: 6px;
    /* Centred below the line, but within the chart. */
    left: clamp(2.75rem, var(--today), 100% - 2.75rem);
    white-space: nowrap;
    transform: translateX(-50%);
  }
`;
