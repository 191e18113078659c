import { css } from 'styled-components';

/** A text about what is overdue, with its sign. */
export const lateText = css`
  color: ${({ theme }) => theme.status.error.text};
  font-weight: 600;
  & > svg {
    display: inline-block;
    margin-right: ${({ theme }) => theme.space[4]};
    vertical-align: -2px;
  }
`;
