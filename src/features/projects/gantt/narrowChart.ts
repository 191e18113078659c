import { css } from 'styled-components';
import type { RuleSet } from 'styled-components';

/** Width of the chart itself in a window of 700 px: below it names and dates stand above the bars. */
const NARROW = '38.25rem';

/** Styles of a narrow chart; on paper, where nothing can be pointed at, it is always drawn so. */
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
