import styled, { css } from 'styled-components';
import type { RuleSet } from 'styled-components';

/** The chart's width in a window of 700 px. In narrower charts names and dates are above the bars. */
const NARROW = '38.25rem';

/** Applies styles to narrow charts and to print, where tooltips are not available. */
export function inNarrowChart(styles: RuleSet): RuleSet {
  return css`
    @container (max-width: ${NARROW}) {
      ${styles}
    }
    @media print {
      ${styles}
    }
  `;
}

/** Around a chart, or its placeholder. */
export const ChartFrame = styled.div`
  container-type: inline-size;
`;
