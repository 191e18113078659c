import { css } from 'styled-components';

/** A pseudo-element that points down; drawn in CSS, because an SVG icon would add elements to every row of a table. */
export const chevron = css`
  width: 0.5rem;
  height: 0.5rem;
  margin-top: -0.25rem;
  border: solid currentColor;
  border-width: 0 1.75px 1.75px 0;
  transform: rotate(45deg);
  content: '';
`;

/** The same while what it opens is open. */
export const chevronUp = css`
  margin-top: 0.25rem;
  transform: rotate(225deg);
`;
