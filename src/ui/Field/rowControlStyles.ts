import { css } from 'styled-components';
import { up } from '#src/theme/theme.ts';

/** On top of `controlStyles`: a control in a row, as high as the buttons there. */
export const rowControlStyles = css`
  min-height: ${({ theme }) => theme.size.controlSmall};
  padding: 4px ${({ theme }) => theme.space[8]};
  ${up('fields')} {
    font: ${({ theme }) => theme.font.small};
  }
`;
