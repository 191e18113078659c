import { css } from 'styled-components';

/**
 * Where the system replaces all colours (Windows' contrast themes, CSS Color Adjustment 1): what is chosen among others. Borders
 * and shadows do not tell it there: the system shows each border, also a transparent one, and no shadow.
 */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight !important;
    color: HighlightText !important;
    box-shadow: none !important;
    outline-color: HighlightText !important;
    outline-offset: -4px !important;
    & * {
      background: none !important;
      color: inherit !important;
    }
  }
`;
