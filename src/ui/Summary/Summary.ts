import styled from 'styled-components';
import { chevron, chevronUp } from '#ui/Icon';

/** The line that opens a `details`, with the chevron of the tables' rows in place of the browser's triangle. */
export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  width: fit-content;
  min-height: 24px;
  font: ${({ theme }) => theme.font.smallStrong};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    ${chevron}
  }
  [open] > &::after {
    ${chevronUp}
  }
`;
