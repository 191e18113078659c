import styled, { css } from 'styled-components';

/** Out of sight, still heard. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for readers of the page by ear only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
